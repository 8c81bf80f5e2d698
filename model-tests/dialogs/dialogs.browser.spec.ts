import { expect, type Page } from '@playwright/test';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { walkBrowser } from '#model-tests/support/browser.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { addSlowly, dialog, finishAdding, goToTheOther, main, opener, openTwoColours } from './dialogs.world.ts';
import { send } from './dialogs.model.ts';

const keptBelow = 'no dialog of the shop opens over another yet: walked in the view';

/** Without `keepsLast`: no request of today's shop opens a dialog over another. */
const model = modelOf(dialogsMachine, {
  input: undefined,
  send: {
    ...send,
    'dialog.requested': [
      { type: 'dialog.requested', name: 'mini-cart' },
      { type: 'dialog.requested', name: 'size-guide' },
    ],
  },
  project: ({ stack }) => stack.map(({ name }) => name),
  unreachable: { 'closing: after dialogTransition [hasKept] → open': keptBelow },
  why: 'the names distinguish the fixtures',
});

const titles: Record<string, RegExp> = { 'mini-cart': /cart/i, 'size-guide': /shoes/i };

/** The opener that was pressed last on the current page. */
const pressed = new WeakMap<Page, string>();

const onTop = async (page: Page, { context: { stack } }: { context: { stack: { name: string }[] } }) => {
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(titles[stack.at(-1)?.name ?? ''] ?? '');
  await expect(
    dialog(page)
      .locator(':focus')
      .or(dialog(page).and(page.locator(':focus'))),
  ).toHaveCount(1);
  await expect(main(page)).toHaveJSProperty('inert', true);
};

const gone = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page)).toHaveJSProperty('inert', false);
};

walkBrowser(model, {
  open: openTwoColours,
  gestures: {
    'dialog.requested': async (page, { event, snapshot }) => {
      if (!snapshot.matches('closed') && !snapshot.matches('closing')) return finishAdding(page);
      // The shop opens the mini cart itself after an add, so a slow add is started before any dialog opens.
      await addSlowly(page);
      await opener(page, event.name).click();
      pressed.set(page, event.name);
    },
    'dialog.dismissed': (page) => page.keyboard.press('Escape'),
    'route.changed': async (page) => {
      await goToTheOther(page);
      pressed.delete(page);
    },
  },
  causes: {},
  except: ({ state, event }) =>
    event.type === 'dialog.requested' &&
    'name' in event &&
    event.name !== 'mini-cart' &&
    !state.matches('closed') &&
    !state.matches('closing')
      ? 'a control behind a dialog cannot be pressed'
      : null,
  shows: {
    closed: async (page) => {
      await gone(page);
      const name = pressed.get(page);
      if (name) await expect(opener(page, name)).toBeFocused();
    },
    opening: onTop,
    open: onTop,
    closing: gone,
  },
});
