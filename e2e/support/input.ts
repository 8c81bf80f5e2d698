import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page. Locators use roles and names, as assistive technology does. */
export interface Input {
  readonly name: 'mouse' | 'keyboard';
  press(target: Locator): Promise<void>;
  /** Replaces the value of a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a native select by its label. */
  choose(list: Locator, option: string): Promise<void>;
  /** Checks one of several radios. `radio` is the native control, which a tile or a card may cover. */
  pick(radio: Locator): Promise<void>;
}

export function mouse(page: Page): Input {
  /**
   * Moves the pointer there first, as a hand does. Right after a scroll, the full Chromium may send a click beside the
   * frame of the card fields to where the frame was before.
   */
  async function point(target: Locator): Promise<void> {
    // Playwright's own scrolling waits for frames, and the browser draws none for a frame of card fields out of sight.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    let before: string | null = null;
    await expect
      .poll(async () => {
        const last = before;
        before = JSON.stringify(await target.boundingBox());
        return before === last;
      }, `${target} rests`)
      .toBe(true);
    await target.hover();
    await expect
      .poll(() => target.evaluate((element) => element.matches(':hover')), `the pointer is over ${target}`)
      .toBe(true);
  }
  return {
    name: 'mouse',
    async press(target) {
      await point(target);
      await target.click();
    },
    async type(field, text) {
      await point(field);
      await field.click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    async choose(list, option) {
      // The operating system draws the opened list, which no driver can reach.
      await list.selectOption({ label: option });
    },
    async pick(radio) {
      const tile = radio.locator('xpath=ancestor::label[1]');
      await point(tile);
      await tile.click();
      await expect(radio).toBeChecked();
    },
  };
}

/** Uses Tab, Shift+Tab, arrows, Enter, Space and letters only: no script focuses, presses or fills anything. */
export function keyboard(page: Page): Input {
  const { keyboard: keys } = page;

  /** Presses Tab until the target has the focus, and expects the focus to be visible (WCAG 2.4.7). */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const before = (await isFocused(target)) ? null : await lookOf(target);
    for (let presses = 0; !(await isFocused(target)); presses += 1) {
      if (presses > 150) throw new Error(`the Tab key does not lead to ${target}`);
      await keys.press((await liesBehind(target)) ? 'Shift+Tab' : 'Tab');
    }
    if (before !== null) await expect.poll(() => lookOf(target), `the focus of ${target} can be seen`).not.toBe(before);
    await expect.poll(() => isOnScreen(target), `${target} is on the screen`).toBe(true);
  }
  return {
    name: 'keyboard',
    async press(target) {
      await reach(target);
      await keys.press('Enter');
    },
    async type(field, text) {
      await reach(field);
      await keys.press('Control+A');
      await keys.type(text);
    },
    async choose(list, option) {
      await reach(list);
      await keys.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    async pick(radio) {
      const group = radio.locator('xpath=ancestor::*[self::fieldset or @role="radiogroup"][1]').getByRole('radio');
      await reach(await stopOf(group));
      for (let presses = 0; !(await isFocused(radio)); presses += 1) {
        if (presses > 40) throw new Error(`the arrows do not lead to ${radio}`);
        await keys.press('ArrowDown');
      }
      if (!(await radio.isChecked())) await keys.press('Space');
      await expect(radio).toBeChecked();
    },
  };
}

/** The radio that Tab focuses in a group: the checked one, or the first. */
async function stopOf(group: Locator): Promise<Locator> {
  const states = await group.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).checked));
  return group.nth(Math.max(0, states.indexOf(true)));
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus());

/**
 * True if the target comes before the focused element. Always false if the focus is in a frame, whose position is
 * unknown: then Tab continues forwards.
 */
const liesBehind = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument;
    if (!activeElement || activeElement === body || activeElement instanceof HTMLIFrameElement) return false;
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/**
 * The outline, borders and shadows of an element and of what may style it instead: the next sibling (the tile after a
 * native control) and the boxes around it.
 */
const lookOf = (target: Locator): Promise<string> =>
  target.evaluate((element) =>
    [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      .filter((near) => near !== null && near !== undefined)
      .flatMap((near) => [null, '::before', '::after'].map((part) => getComputedStyle(near, part)))
      .map(({ outline, borderColor, boxShadow }) => `${outline} ${borderColor} ${boxShadow}`)
      .join('\n'),
  );

/**
 * True if any part is on the screen. Measures the label around a native control, which itself may be a single point.
 */
const isOnScreen = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
