import { expect, type Page } from '@playwright/test';
import { people, wasSelling } from '#model-tests/in-store/in-store.world.ts';
import type { SnapshotFrom } from 'xstate';
import type { priceAdjustmentMachine } from '#machines/price-adjustment/price-adjustment.machine.ts';
import { valueOf } from '#machines/price-adjustment/price-adjustment.rules.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { takenOff } from '#src/domain/price-adjustments.ts';
import words from '#src/messages/compiled/en-US/price-adjustment.gen.ts';
import { model } from './price-adjustment.model.ts';
import { adjustElsewhere, openCart, putBackElsewhere } from './price-adjustment.world.ts';

const ways = { percentage: words.percentage, amount: words.amountEach, fixed: words.fixedEach };
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const isUpdate = ({ context: { adjustmentId } }: { context: { adjustmentId: string | null } }) => adjustmentId !== null;

/** True if the associate may take this off two pairs, 48.00 in total, on their own: up to 20%. */
const mayAlone = (context: SnapshotFrom<typeof priceAdjustmentMachine>['context']): boolean => {
  const value = valueOf(context) ?? 0;
  return takenOff({ type: context.way, value }, 4800, 2) <= 960;
};
const outcome = ({ event }: { event: object }) => (event as { error?: { errorId?: string } }).error?.errorId;

/** Matches the paths of one adjustment and of all of them. */
const request = /\/price_adjustments(\/[^/]+)?$/;

walkBrowser(model, {
  clock: false,
  open: async (page, { start }) => {
    await page.goto('/robots.txt');
    await wasSelling(page, 'colleague');
    await openCart(page, start === '' ? undefined : adjustElsewhere);
    await page
      .getByRole('list', { name: 'Items in your cart' })
      .getByRole('button', { name: /^(Adjust price|Change adjustment): / })
      .click();
    await expect(button(page, words.apply)).toBeVisible();
  },
  gestures: {
    'way.chosen': (page, { event }) => dialog(page).getByRole('radio', { name: ways[event.way] }).check(),
    'value.written': (page, { event }) => dialog(page).getByRole('textbox').fill(event.written),
    'adjustment.submitted': async (page, { event }) => {
      await dialog(page).getByLabel(words.reason).selectOption(event.reasonCode);
      await button(page, words.apply).click();
    },
    'agreement.given': async (page, { upcoming }) => {
      const isRight = upcoming.every((edge, at) => at > 0 || outcome(edge) !== 'PRC401');
      await dialog(page)
        .getByLabel(words.agreeEmail)
        .fill(isRight ? people.associate : 'nobody@waymark.example');
      await dialog(page).getByLabel(words.agreePassword).fill(demoPassword);
      await button(page, words.agree).click();
    },
    'agreement.declined': (page) => button(page, words.agreeBack).click(),
    'removal.requested': (page) => button(page, words.remove).click(),
  },
  causes: {
    applyAdjustment: {
      request,
      done: (page, { snapshot }) => (isUpdate(snapshot) ? undefined : putBackElsewhere(page)),
      failed: {
        PRC400: adjustElsewhere,
        ORD404: unreachable(
          'a removed line does not come back within a path: e2e/price-adjustments.spec.ts removes one',
        ),
        AUT432: unreachable(
          'a sale ends with its session: tests/commerce sends the request in a session without a sale',
        ),
        PRC403: (page, { snapshot }) => (isUpdate(snapshot) ? undefined : putBackElsewhere(page)),
        UNEXPECTED: () => dropped(),
      },
    },
    applyAgreed: {
      request,
      done: () => {},
      failed: {
        PRC401: () => {},
        AUT423: unreachable('would lock the account for the other paths: tests/commerce covers it'),
        API429: unreachable('would block every agreement in the other paths: tests/commerce covers it'),
        PRC400: adjustElsewhere,
        ORD404: unreachable(
          'a removed line does not come back within a path: e2e/price-adjustments.spec.ts removes one',
        ),
        AUT432: unreachable(
          'a sale ends with its session: tests/commerce sends the request in a session without a sale',
        ),
        UNEXPECTED: () => dropped(),
      },
    },
    removeAdjustment: {
      request,
      done: () => {},
      failed: {
        ORD404: unreachable('the cart treats a missing adjustment as removed'),
        AUT432: unreachable(
          'a sale ends with its session: tests/commerce sends the request in a session without a sale',
        ),
        UNEXPECTED: () => dropped(),
      },
    },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  except: ({ state, event }) => {
    const isRefusal = outcome({ event }) === 'PRC403';
    if (
      state.matches('applying') &&
      (isRefusal || event.type.startsWith('xstate.done.')) &&
      isRefusal === mayAlone(state.context)
    )
      return 'the cap of 20% of the price decides';
    const { error } = event as { error?: { errorId?: string; fields?: readonly { field: string }[] } };
    if (error?.errorId !== 'PRC400') return null;
    if (isUpdate(state)) return 'there is an adjustment already, and only one is possible';
    return error.fields?.some(({ field }) => field === '/value')
      ? 'a price does not change between two steps: tests/commerce covers it'
      : null;
  },
  shows: {
    editing: async (page, { context: { failure, way } }) => {
      await expect(button(page, words.apply)).toBeEnabled();
      await expect(dialog(page).getByRole('radio', { name: ways[way] })).toBeChecked();
      if (failure) await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
    applying: (page) => expect(button(page, words.apply)).toHaveAttribute('aria-busy', 'true'),
    asking: async (page, { context: { failure } }) => {
      await expect(button(page, words.agree)).toBeEnabled();
      if (failure) await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
    agreeing: (page) => expect(button(page, words.agree)).toHaveAttribute('aria-busy', 'true'),
    removing: (page) => expect(button(page, words.remove)).toHaveAttribute('aria-busy', 'true'),
    closing: unreachable('passed through'),
    adjusted: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(
        page
          .getByRole('list', { name: 'Items in your cart' })
          .getByRole('button', { name: /^(Adjust price|Change adjustment): / }),
      ).toBeFocused();
    },
  },
});
