// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApplePayEvent, SheetCommand } from '#machines/apple-pay/apple-pay.types.ts';
import { freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { WalletSession } from '#src/flows/apple-pay/apple-pay-js.ts';
import { openSheet, type SheetWords } from '#src/flows/apple-pay/sheet.ts';
import words from '#src/messages/compiled/en-US/apple-pay.gen.ts';
import { browserScripts } from '#src/sandbox/payments/browser/browser.gen.ts';

/** The sheet of the shop in the stand-in of Apple's: what a shopper reads in it, and what the chart hears. */

const said: SheetWords = {
  subtotal: words.subtotal,
  delivery: words.delivery,
  tax: words.tax,
  discount: words.discount,
  giftCard: (lastFour) => `Gift card ending in ${lastFour}`,
  paid: words.paid,
  faults: {
    missing: words['fault-missing'],
    characters: words['fault-characters'],
    country: words['fault-country'],
    city: words['fault-city'],
    'billing-country': words['fault-billing-country'],
    phone: words['fault-phone'],
    unserviceable: words['fault-unserviceable'],
    method: words['fault-method'],
    refused: words['fault-refused'],
  },
};

beforeEach(() => {
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { src: 'https://shop.example/sandbox/payments/v1/apple-pay.js', dataset: {} },
  });
  runInThisContext(browserScripts['apple-pay.js']);
  vi.stubGlobal('fetch', async () => Response.json({ token: 'wallet_1' }));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open(cart: Cart) {
  const told: ApplePayEvent[] = [];
  let tell: (command: SheetCommand) => void = () => undefined;
  openSheet({
    cart,
    item: null,
    country: 'US',
    words: said,
    tell: (event) => {
      told.push(event);
      if (event.type === 'card.selected') tell({ type: 'card.taken' });
    },
    receive: (listener) => void (tell = listener),
  });
  const dialog = () => document.querySelector('dialog');
  const heard = (type: ApplePayEvent['type']) => vi.waitFor(() => expect(told.at(-1)?.type).toBe(type));
  return { told, dialog, heard, tell: (command: SheetCommand) => tell(command) };
}

/** The amounts of a sheet by their labels; the last one is the total. */
const amountsIn = (dialog: HTMLElement | null) =>
  [...(dialog?.querySelectorAll('p') ?? [])].flatMap(({ children: [label, amount] }) =>
    label && amount
      ? [[label.textContent, Math.round(Number(amount.textContent.replace('$', '')) * 100)] as const]
      : [],
  );

const { totals } = freshCart;
const instrument = { payment_instrument_id: 'pi-1', currency: 'USD' } as const;
/** Total 10000 + 500 - 2000 + 695 + tax. */
const reduced: Cart = {
  ...freshCart,
  totals: {
    ...totals,
    itemTotal: 10_500,
    totalDiscount: 2000,
    itemSubTotal: 8500,
    shipping: 695,
    tax: 700,
    taxIncluded: false,
    total: 9895,
    remainingToPay: 9895,
  },
};

test.each<[string, Cart]>([
  ['a discount', reduced],
  [
    'a tax that the prices contain',
    { ...reduced, totals: { ...reduced.totals, taxIncluded: true, total: 9195, remainingToPay: 9195 } },
  ],
  [
    'two gift cards, points and an approval of PayPal',
    {
      ...reduced,
      totals: { ...reduced.totals, remainingToPay: 4895 },
      payment_instruments: [
        { ...instrument, payment_method_id: 'GIFT_CARD', amount: 2500, lastFour: '0010' },
        { ...instrument, payment_method_id: 'GIFT_CARD', amount: 1500, lastFour: '0028' },
        { ...instrument, payment_method_id: 'LOYALTY_POINTS', amount: 1000, points: 100 },
        { ...instrument, payment_method_id: 'PAYPAL', amount: 4895 },
      ],
    },
  ],
])('the lines of the sheet add up to its total with %s', (_, cart) => {
  const amounts = amountsIn(open(cart).dialog());
  const [total, ...lines] = amounts.toReversed();
  expect(total).toEqual(['Waymark', cart.totals.remainingToPay]);
  expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(cart.totals.remainingToPay);
});

test('what pays already has a line each, with the last digits of a gift card (catalogue 9)', () => {
  const paid: Cart = {
    ...reduced,
    totals: { ...reduced.totals, remainingToPay: 6395 },
    payment_instruments: [
      { ...instrument, payment_method_id: 'GIFT_CARD', amount: 2500, lastFour: '0010' },
      { ...instrument, payment_method_id: 'REWARD_CODE', amount: 1000 },
    ],
  };
  expect(amountsIn(open(paid).dialog())).toEqual([
    ['Subtotal', 10_500],
    ['Discount', -2000],
    ['Delivery', 695],
    ['Tax', 700],
    ['Gift card ending in 0010', -2500],
    ['Paid already', -1000],
    ['Waymark', 6395],
  ]);
});

test('a delivery that was refused has its error in the sheet once the shopper agrees, who chooses another', async () => {
  const [shipment] = freshCart.shippingMethods;
  if (!shipment) throw new Error('the cart has no shipment');
  const [one] = shipment.applicableShippingMethods;
  if (!one) throw new Error('the cart has no delivery');
  const other = { ...one, code: 'other', label: 'Other' };
  const cart: Cart = {
    ...freshCart,
    shippingMethods: [{ ...shipment, applicableShippingMethods: [one, other] }],
  };
  const { dialog, heard, tell } = open(cart);
  await heard('merchant.asked');
  tell({ type: 'merchant.validated', merchantSession: { signature: 'signed' } });
  await heard('contact.selected');
  tell({ type: 'cart.changed', cart });
  const choose = (at: number) =>
    dialog()?.querySelectorAll<HTMLInputElement>('fieldset:nth-of-type(2) input')[at]?.click();
  const pay = () =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.startsWith('Pay'));

  choose(1);
  await heard('method.selected');
  tell({ type: 'selection.refused' });
  // A device shows no error here: the answer to a delivery has no place for one.
  expect(dialog()?.querySelector('[role=alert]')).toBeNull();
  pay()?.click();
  await heard('payment.authorised');
  tell({ type: 'payment.refused', contact: 'shipping', fault: 'method' });
  await vi.waitFor(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(words['fault-method']));

  choose(0);
  tell({ type: 'cart.changed', cart });
  pay()?.click();
  await heard('payment.authorised');
});

test('an answer to a card, a contact and a delivery has the members that Apple declares, and no other', async () => {
  const { resolve } = createRequire(import.meta.url);
  const types = await readFile(resolve('@types/applepayjs/package.json').replace('package.json', 'index.d.ts'), 'utf8');
  const declared = (name: string) => {
    const body = new RegExp(`(?:interface|class) ${name} \\{([\\s\\S]*?)\\n {4}\\}`).exec(types)?.[1] ?? '';
    return [...body.matchAll(/^ {8}(\w+)\??:/gm)].map(([, member = '']) => member);
  };
  const { prototype } = window.ApplePaySession as unknown as { prototype: WalletSession };
  const answered = {
    ApplePayPaymentMethodUpdate: vi.spyOn(prototype, 'completePaymentMethodSelection'),
    ApplePayShippingContactUpdate: vi.spyOn(prototype, 'completeShippingContactSelection'),
    ApplePayShippingMethodUpdate: vi.spyOn(prototype, 'completeShippingMethodSelection'),
  };
  const { dialog, heard, tell } = open(freshCart);
  await heard('merchant.asked');
  tell({ type: 'merchant.validated', merchantSession: { signature: 'signed' } });
  await heard('contact.selected');
  tell({ type: 'cart.changed', cart: freshCart });
  for (const answer of [{ type: 'selection.refused' }, { type: 'cart.changed', cart: freshCart }] as const) {
    const [contact, method] = [1, 2].map((at) => `fieldset:nth-of-type(${at}) input`);
    for (const control of [contact, method]) {
      dialog()?.querySelector<HTMLInputElement>(`${control}:not(:checked)`)?.click();
      dialog()?.querySelector<HTMLInputElement>(`${control}`)?.click();
      tell(answer);
    }
  }
  dialog()?.querySelector<HTMLInputElement>('fieldset:nth-of-type(3) input:not(:checked)')?.click();
  await heard('card.selected');
  expect(answered.ApplePayPaymentMethodUpdate).toHaveBeenCalledTimes(2);
  for (const [name, { mock }] of Object.entries(answered)) {
    const given = mock.calls.flatMap(([update]) => Object.keys(update));
    expect(given).toContain('newTotal');
    expect(given.filter((member) => !declared(name).includes(member))).toEqual([]);
  }
});

test('a sheet that is not answered for 30 seconds closes, and tells that it was cancelled', async () => {
  vi.useFakeTimers();
  const { told, dialog } = open(freshCart);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(told.map(({ type }) => type)).toEqual(['merchant.asked']);
  expect(dialog()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.map(({ type }) => type)).toEqual(['merchant.asked', 'sheet.cancelled']);
  expect(dialog()).toBeNull();
});
