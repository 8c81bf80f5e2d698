import { expect, type Page, type Route } from '@playwright/test';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import {
  addressElsewhere,
  bank,
  cardFields,
  cards,
  giveCard,
  openCheckout,
  placeButton,
} from '#model-tests/checkout/checkout.world.ts';
import { model } from './challenge.model.ts';

/** Requests for the dialog's code, held so that the state before it opens can be seen. */
const dialogs = new WeakMap<Page, Route[]>();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your bank wants to confirm it’s you' });
const unseen = unreachable(
  'the device check shows nothing and takes a moment: e2e/placing.spec.ts pays with a card that needs it',
);

walkBrowser(model, {
  open: async (page) => {
    const held: Route[] = [];
    dialogs.set(page, held);
    await page.route('**/assets/ChallengeDialog-*.js', (route) => void held.push(route));
    await openCheckout(page, addressElsewhere);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
    await giveCard(page, cards.challenged);
    await placeButton(page).click();
    await expect.poll(() => held.length).toBe(1);
  },
  gestures: {
    'frame.placed': async (page) => {
      for (const route of dialogs.get(page)?.splice(0) ?? []) await route.continue();
    },
    'challenge.completed': async (page, { event }) => {
      if (event.result.transStatus !== 'Y') return bank(page).getByRole('button', { name: 'Cancel' }).press('Enter');
      await bank(page).getByLabel('One-time code').fill('123456');
      return bank(page).getByRole('button', { name: 'Approve' }).press('Enter');
    },
    'challenge.dismissed': (page) => page.getByRole('button', { name: 'Close' }).click(),
    'leaving.confirmed': (page) => page.getByRole('button', { name: 'Leave', exact: true }).click(),
    'leaving.declined': (page) => page.getByRole('button', { name: 'Back to my bank' }).click(),
  },
  except: ({ state, event }) => {
    if (state.matches('fingerprinting')) return unseen.unreachable;
    if (state.matches({ challenging: 'opening' }) && event.type === 'challenge.dismissed')
      return 'there is no dialog to close yet';
    if (state.matches({ challenging: { shown: 'leaving' } }) && event.type === 'challenge.completed')
      return "the bank's page is hidden by the question";
    return null;
  },
  causes: {
    runFingerprint: { done: unseen, failed: unseen },
    showChallenge: { failed: unreachable('the dialog is on the page when it starts') },
  },
  shows: {
    deciding: unreachable('passed through'),
    fingerprinting: unseen,
    'challenging.opening': (page) => expect(dialog(page)).toBeHidden(),
    'challenging.shown.asking': (page) => expect(bank(page).getByLabel('One-time code')).toBeVisible(),
    'challenging.shown.leaving': (page) => expect(page.getByRole('button', { name: 'Back to my bank' })).toBeFocused(),
    completed: unreachable('the dialog closes when the chart ends'),
    refused: unreachable('the dialog closes when the chart ends'),
    timedOut: unreachable('the dialog closes when the chart ends'),
    abandoned: unreachable('the dialog closes when the chart ends'),
  },
});
