/** A worker that says what a test has it say. */
export class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  onerror: ((event: { readonly message?: string; preventDefault(): void }) => void) | null = null;
  readonly heard: unknown[] = [];
  isStopped = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  static get last(): FakeWorker {
    return FakeWorker.started.at(-1) as FakeWorker;
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isStopped = true;
  }

  say(data: unknown): void {
    this.onmessage?.({ data });
  }

  /** Breaks as a browser tells it: without a message where its script could not be loaded. */
  break(message?: string): void {
    this.onerror?.({ ...(message === undefined ? {} : { message }), preventDefault() {} });
  }
}

/** There are no workers: the constructor throws, as in a sandboxed frame. */
export class NoWorker {
  constructor() {
    throw new DOMException('access to the script is denied', 'SecurityError');
  }
}
