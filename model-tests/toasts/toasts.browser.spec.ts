import { expect, type Page } from '@playwright/test';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { atRest } from '#model-tests/header/header.world.ts';
import { walkBrowser } from '#model-tests/support/browser.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { send } from './toasts.model.ts';
import { expireTheCart, failToRemove, openFilledCart } from './toasts.world.ts';

const [failed, expired] = send['toast.raised'];

const offers = 'nothing is added on the cart’s page: walked in the view, and in e2e/overlays.spec.ts';

/** With the shop's own delay of six seconds, and the two messages that the cart page can be made to show. */
const model = modelOf(toastsMachine, {
  input: { dismissDelay: 6000 },
  send: { ...send, 'toast.raised': [failed, expired] },
  project: ({ toasts, nextId }) => [
    toasts.map(({ title, remaining, id }) => [title, remaining, Math.min(id, 3)]),
    Math.min(nextId, 3),
  ],
  unreachable: {
    'showing: toast.raised [offersMore] → stays': offers,
    'held: toast.raised [offersMore] → stays': offers,
  },
  why: 'as in toasts.model.ts',
});

const titles: Record<string, string> = {
  removeFailed: 'Unable to remove item from cart. Please try again later.',
  cartExpired: 'Your cart had expired',
};
const region = (page: Page) => page.getByRole('region', { name: 'Messages' });
const shown = (page: Page) => region(page).getByRole('alertdialog');

const readable = (page: Page, { context }: { context: { toasts: { title: string }[] } }) =>
  expect(shown(page).locator('strong')).toHaveText(context.toasts.map(({ title }) => titles[title] ?? ''));

walkBrowser(model, {
  maxSteps: 60,
  open: async (page) => {
    await openFilledCart(page);
    await atRest(page, 'toasts');
    // Loads the texts of the messages, which come with the first one, before the walk begins.
    await failToRemove(page);
    await expect.poll(() => page.clock.runFor(400).then(() => shown(page).count())).toBe(1);
    await page.clock.runFor(6000);
    await expect(region(page)).toHaveCount(0);
  },
  gestures: {
    'toast.raised': (page, { event }) =>
      event.notice.title === 'removeFailed' ? failToRemove(page) : expireTheCart(page),
    'toast.dismissed': async (page, { event, snapshot }) => {
      const at = snapshot.context.toasts.findIndex(({ id }) => id === event.id);
      const button = shown(page).nth(at).getByRole('button', { name: 'Dismiss' });
      // A pointer or the focus would hold the messages before it presses. Voice control presses by name without either.
      await (snapshot.matches('held') ? button.press('Enter') : button.dispatchEvent('click'));
    },
    'toasts.held': (page) => shown(page).first().focus(),
    'toasts.released': (page) => page.locator('main').focus(),
  },
  causes: {},
  except: ({ state, event }) => {
    if (event.type !== 'toast.dismissed' || !('id' in event)) return null;
    return state.context.toasts.some(({ id }) => id === event.id) ? null : 'a removed message has no button';
  },
  shows: {
    empty: (page) => expect(region(page)).toHaveCount(0),
    showing: readable,
    staying: readable,
    held: async (page, snapshot) => {
      await readable(page, snapshot);
      await expect(region(page).locator(':focus')).toHaveCount(1);
    },
  },
});
