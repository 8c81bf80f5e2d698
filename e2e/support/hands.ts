import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** How a shopper uses a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Types into a field that is empty. A date is given as its field holds it: `1994-03-08`. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list by what it begins with. */
  choose(list: Locator, label: string): Promise<void>;
}

/** A finger on a phone, or a mouse. */
export const byPointer = (): Hands => ({
  async press(target) {
    // The box is drawn by its label, which is what a finger meets.
    if ((await target.getAttribute('type')) === 'checkbox') await target.locator('xpath=ancestor::label').click();
    else await target.click();
  },
  type: (field, text) => field.fill(text),
  async choose(list, label) {
    const option = list.locator('option').filter({ hasText: label });
    await list.selectOption((await option.first().getAttribute('value')) ?? label);
  },
});

/** More stops than any page of the shop has. */
const MOST_STOPS = 300;

/** The keyboard alone: each element is reached with the tab key from where the focus is, and shows that it has it. */
export function byKeyboard(page: Page): Hands {
  const { keyboard } = page;
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; !(await hasFocus(target)); stop += 1) {
      expect(stop, `no way to ${String(target)} with the tab key`).toBeLessThan(MOST_STOPS);
      await keyboard.press('Tab');
    }
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  }
  return {
    async press(target) {
      await reach(target);
      await keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    async type(field, text) {
      await reach(field);
      const isDate = (await field.getAttribute('type')) === 'date';
      await keyboard.type(isDate ? text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1') : text);
    },
    async choose(list, label) {
      await reach(list);
      await keyboard.type(label);
    },
  };
}
