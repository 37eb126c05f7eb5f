/** Searches side by side as the tests find them. */
import type { Locator, Page } from '@playwright/test';

/** What is told of a search. */
export const lane = (page: Page, i: number): Locator => page.locator(`[data-lane="${i}"]`);

/** The panel that has the nodes of all. */
export const comparison = (page: Page): Locator => page.getByRole('region', { name: 'Comparison' });

/** The searches in the header, each with what may be chosen of it. */
export const choices = (page: Page): Locator => page.locator('.choice');

/** Takes a search away. */
export async function remove(page: Page, i: number): Promise<void> {
  await choices(page).nth(i).locator('> button').click();
  await choices(page)
    .nth(i)
    .getByRole('button', { name: /^Remove search/ })
    .click();
}
