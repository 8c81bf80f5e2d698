import { expect, type Page } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { openCheckout, addressElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { model, typed } from './address-form.model.ts';

/** The street that the page's test types next. It decides the answer of the address service. */
const streets = new WeakMap<Page, string>();
const good = '120 Larkspur Lane';
const better = '1600 Pearl';
const box = 'PO Box 1204';
const validation = '**/shippingAddress/validation';

const fields = [
  ['Email', typed.email],
  ['First name', typed.firstName],
  ['Last name', typed.lastName],
  ['City', typed.city],
  ['ZIP code', typed.postalCode],
  ['Phone', typed.phone],
] as const;

const guest = 'a guest has no address book: e2e/address-book.spec.ts checks out as a customer';

const submit = (page: Page) => page.getByRole('button', { name: /Continue to delivery|Use this billing address/ });

const answers = (street: string) => async (page: Page) => {
  streets.set(page, street);
  await page.unroute(validation);
};

walkBrowser(model, {
  // A page of the account that works without script: walked in e2e/account-forms.spec.ts.
  canStart: (start) => !/the server has loaded|without script/.test(start),
  open: async (page, { start }) => {
    await openCheckout(page, start === 'a bill' ? addressElsewhere : undefined);
    if (start !== 'a bill') return;
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Use a different address').click();
  },
  gestures: {
    'address.submitted': async (page) => {
      for (const [label, text = ''] of fields) {
        const field = page.getByLabel(label, { exact: true });
        if ((await field.count()) > 0) await field.fill(text);
      }
      await page.getByLabel('State', { exact: true }).selectOption('CO');
      await page.getByLabel('Street address').fill(streets.get(page) ?? good);
      await submit(page).click();
    },
    'address.typed': (page) => page.getByLabel('First name', { exact: true }).fill('May'),
    'suggestion.accepted': (page) => page.getByRole('button', { name: 'Use the suggested address' }).click(),
    'suggestion.declined': (page) => page.getByRole('button', { name: 'Keep mine' }).click(),
    'address.reopened': (page) => page.getByRole('button', { name: 'Edit the address' }).click(),
    'keeping.passed': unreachable(guest),
    'country.chosen': unreachable(
      'the form then follows the address rules of France: walked in the view, and in e2e/address.spec.ts',
    ),
    'form.retried': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'customer.arrived': unreachable('a customer signs in beside the form in e2e/sign-in.spec.ts'),
  },
  except: ({ state, event, nextState }) => {
    if (nextState.context.book !== null) return guest;
    if (
      state.context.form === 'shipping' &&
      state.context.rules === null &&
      state.context.failure?.errorId === 'SHP500'
    )
      return 'only after an order was refused because of its address: walked in the view';
    if (event['error'] instanceof Error || event.type !== 'xstate.error.actor.saveAddress') return null;
    return (event['error'] as { errorId: string }).errorId === 'SHP500'
      ? 'the address service has already checked this address'
      : null;
  },
  causes: {
    keepDraft: { failed: unreachable('it only listens') },
    watchSession: { failed: unreachable('it only listens') },
    keepAddress: { done: unreachable(guest), failed: unreachable(guest) },
    getAddressRules: {
      request: ['**/utilities/i18n/**', '**/utilities/countryList*'],
      done: () => {},
      failed: () => dropped(),
    },
    validateShippingAddress: {
      done: (page, { output }) => answers(output.suggestions.length > 0 ? better : good)(page),
      failed: {
        SHP500: answers(box),
        UNEXPECTED: async (page) => {
          streets.set(page, good);
          await page.unroute(validation);
          await page.route(validation, (route) => route.abort('connectionfailed'));
        },
      },
    },
    saveAddress: {
      request: [/\/cart\/v2\/cart\/[^/]+\/shippingAddress$/, /\/billingAddress$/],
      done: () => {},
      failed: {
        SHP500: unreachable('the address service has already checked this address'),
        UNEXPECTED: () => dropped(),
      },
    },
  },
  shows: {
    opening: unreachable('passed through'),
    loadingRules: (page) => expect(page.getByText('Loading the address form')).toBeAttached(),
    unavailable: (page) => expect(page.getByText('The form did not load')).toBeVisible(),
    editing: (page) => expect(submit(page)).toBeVisible(),
    validating: unreachable('the address service answers at once'),
    suggesting: (page) => expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible(),
    saving: (page) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    refused: (page) => expect(submit(page)).toBeVisible(),
    keeping: unreachable(guest),
    unkept: unreachable(guest),
    saved: unreachable('the form closes and the checkout continues'),
  },
});
