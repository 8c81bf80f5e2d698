import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of any rule that axe has, on the page as it stands, dialogs and frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without `preload`: fetching the frames' style sheets is what their policy forbids, and would be logged.
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}
