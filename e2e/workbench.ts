/** The workbench as the tests use it: a page that fails its test on any error or foreign request, and shared steps. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** What an address says; what is left out is the example's. */
interface View {
  readonly puzzle?: string;
  readonly input?: string;
  readonly preset?: string;
  readonly compare?: string;
  readonly by?: string;
  readonly step?: number;
}

/** Contest sample 2, which the page opens by itself: n = 3 without 12 17 23, 16 steps. */
export const SAMPLE = '3-12.17.23';

/** True in a page that has this step on the screen and has recorded all it may. */
const isShown = (step: string): boolean =>
  document.querySelector('[data-stop-at]')?.getAttribute('data-stop-at') === step &&
  document.querySelector('[data-lane="0"]') !== null &&
  document.querySelector('[data-standing="recording"]') === null;

export class Workbench {
  readonly page: Page;
  /** "step 3 of 16" */
  readonly place: Locator;
  /** What happened, of the first search. */
  readonly sentence: Locator;
  readonly sticks: Locator;
  readonly tree: Locator;
  readonly table: Locator;
  readonly stack: Locator;
  readonly dialog: Locator;
  readonly slider: Locator;
  /** On a narrow screen: which of tree, table and bounds is shown. */
  readonly views: Locator;

  constructor(page: Page) {
    this.page = page;
    this.place = page.locator('[data-stop-at]');
    this.sentence = page.locator('[data-lane="0"]');
    this.sticks = page.locator('[data-board="0"] [data-stick]');
    this.tree = page.getByRole('group', { name: /^(Search tree|搜索树)/ });
    this.table = page.getByRole('region', { name: /^(Squares|正方形)$/ });
    this.stack = page.getByRole('region', { name: /^(Call stack|调用栈)$/ });
    this.dialog = page.getByRole('dialog');
    this.slider = page.getByRole('slider');
    this.views = page.getByRole('group', { name: /^(Views|视图)$/ }).getByRole('button');
  }

  /** Loads the page at a view and waits until the step is there and the recording is over. */
  async open(view: View = {}): Promise<void> {
    // a fresh load, where a new fragment alone would be none
    if (this.page.url() !== 'about:blank') await this.page.goto('about:blank');
    const asked = { puzzle: 'square-destroyer', ...view };
    const parts = Object.entries(asked).map(([name, value]) => `${name}=${value}`);
    await this.page.goto(Object.keys(view).length > 0 ? `./#${parts.join('&')}` : './');
    const step = String((view.step ?? 1) - 1);
    // looks at every frame: an expectation looks again after 100, 350, 850 ms
    await this.page.waitForFunction(isShown, step, { timeout: 20_000 }).catch(() => undefined);
    await expect(this.place).toHaveAttribute('data-stop-at', step);
    await expect(this.sentence).toBeVisible();
    // the line about the recording takes room while it is there
    await expect(this.page.locator('[data-standing="recording"]')).toHaveCount(0);
    await this.page.locator('[data-board="0"]').scrollIntoViewIfNeeded(); // waits until nothing moves
  }

  /** Has a theme remembered from an earlier visit. */
  async prefer(theme: 'light' | 'dark' | 'projector'): Promise<void> {
    await this.page.addInitScript((kept) => {
      if (location.protocol !== 'about:') localStorage.setItem('deepen', kept);
    }, JSON.stringify({ theme }));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Presses what stands in the menu of what is wanted less often. */
  async choose(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /^(More|更多)$/ }).click();
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  stick(id: number): Locator {
    return this.page.locator(`[data-board="0"] [data-stick="${id}"]`);
  }

  /** A node of the tree by the bound and the moves that lead to it, such as `2/4/6`. */
  node(key: string): Locator {
    return this.tree.locator(`[data-key="${key}"]`);
  }

  row(square: number): Locator {
    return this.table.locator(`[data-row="${square}"]`);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Waits for the words that are explained: until they are fetched all is plain text. */
  async isExplained(): Promise<void> {
    await expect(this.page.locator('[data-term="puzzle"]').first()).toBeVisible();
  }

  async isAt(step: number): Promise<void> {
    await expect(this.place).toHaveAttribute('data-stop-at', String(step - 1));
  }
}

interface Fixtures {
  bench: Workbench;
  /** Everything that went wrong on the page so far: errors, warnings, policy violations, foreign requests. */
  faults: string[];
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`${error}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) faults.push(`request to ${request.url()}`);
      });
      await use(faults);
      expect(faults, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
  bench: async ({ page }, use) => {
    await use(new Workbench(page));
  },
});
