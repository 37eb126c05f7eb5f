/** A worker that records in this thread, and answers when the test says so. */
import { puzzleById } from '../../../src/puzzles/registry.ts';
import { isNotice } from '../../../src/search/search-events.ts';
import { count, recordChunks } from '../../../src/trace/record.ts';
import type { RecordReply } from '../../../src/trace/recording/record-reply.ts';
import type { RecordRequest } from '../../../src/worker/protocol.ts';

export class InstantWorker {
  /** Those that have been started and not stopped. */
  static running: InstantWorker[] = [];
  /** Whether workers answer at once. */
  static isPrompt = true;
  onmessage: ((event: { data: RecordReply }) => void) | null = null;
  request: RecordRequest | null = null;

  constructor() {
    InstantWorker.running.push(this);
  }

  postMessage(message: RecordRequest | string): void {
    if (typeof message === 'string') return;
    this.request = message;
    if (InstantWorker.isPrompt) this.answer();
  }

  terminate(): void {
    InstantWorker.running = InstantWorker.running.filter((worker) => worker !== this);
  }

  tell(data: RecordReply): void {
    this.onmessage?.({ data });
  }

  /** Records the search that was asked for, and counts it where that is too long. */
  answer(): void {
    const { puzzle: id, instance, settings, budget } = this.request as RecordRequest;
    const puzzle = puzzleById(id);
    if (!puzzle) throw new Error(`no puzzle is called ${id}`);
    const chunks = recordChunks(puzzle.search(instance, settings, 'events'), budget);
    for (let next = chunks.next(); ; next = chunks.next()) {
      if (!next.done) {
        if (!isNotice(next.value)) this.tell({ type: 'CHUNK', chunk: next.value });
        continue;
      }
      if (next.value === null) this.tell({ type: 'COUNT', iterations: [] });
      this.tell({ type: 'DONE', result: next.value ?? count(puzzle.search(instance, settings, 'count')) });
      return;
    }
  }
}
