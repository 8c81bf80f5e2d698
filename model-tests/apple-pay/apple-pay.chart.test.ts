import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { agreement, billed, cart, dearer, key, merchant, model, order, refusals, send } from './apple-pay.model.ts';

const press = send['applePay.pressed'];
const cancel = send['sheet.cancelled'];
const [agree, abroad, billedAbroad] = send['payment.authorised'];
const detected = model.done('detect', true);
const opened = [detected, press, send['merchant.asked'], model.done('validateMerchant', merchant)];
const agreed = [...opened, agree, model.done('addContacts', billed)];
const choosing = { paying: 'choosing' } as const;
const toSheet = (sent: readonly { to: string; event: { type: string } }[]) =>
  sent.filter(({ to }) => to === 'sheet').map(({ event }) => event);

describeChart(model, {
  invariants: {
    'there is an order exactly when it is confirmed': ({ nextState }) => {
      const isOver = nextState.matches('confirmed') || nextState.matches('shown');
      expect(nextState.context.order !== null).toBe(isOver);
    },
    'a token is kept only for the attempt that it pays': ({ nextState }) => {
      const isPaying = nextState.matches({ paying: 'addingContacts' }) || nextState.matches({ paying: 'placing' });
      expect(nextState.context.token !== null).toBe(isPaying);
    },
    'no contact is in the context': ({ nextState: { context } }) => {
      const { before: _before, cart: _cart, order: _order, ...own } = context;
      expect(JSON.stringify(own)).not.toContain('Riley');
    },
    'the sheet is told that it is paid only with an order': ({ sent, nextState }) => {
      const told = toSheet(sent).some(({ type }) => type === 'payment.completed');
      if (told) expect(nextState.context.order).not.toBeNull();
    },
  },
  stories: [
    { name: 'without a wallet there is no button', events: [model.done('detect', false)], ends: 'unavailable' },
    {
      name: 'the sheet is told who is paid',
      events: opened,
      ends: choosing,
      also: ({ context }) => expect(context.sessionId).toBe(merchant.sessionId),
    },
    {
      name: 'a contact that is chosen changes the total of the sheet',
      events: [...opened, send['contact.selected'], model.done('setContact', dearer)],
      ends: choosing,
      also: ({ context }) => expect(context.cart).toEqual(dearer),
    },
    {
      name: 'where the shop does not deliver, the sheet says so and stays',
      events: [...opened, send['contact.selected'], model.failed('setContact', refusals.notThere)],
      ends: choosing,
    },
    { name: 'an address in another country is refused in the sheet', events: [...opened, abroad], ends: choosing },
    { name: 'a bill in an unknown country is refused in the sheet', events: [...opened, billedAbroad], ends: choosing },
    {
      name: 'what was agreed to is placed once, and a closing sheet changes nothing',
      events: agreed,
      ends: { paying: 'placing' },
      refuses: [cancel, agree],
      also: ({ context }) => expect(context).toMatchObject({ token: agreement.token, key, cart: billed }),
    },
    {
      name: 'a placed order is confirmed',
      events: [...agreed, model.done('placeOrder', order)],
      ends: 'confirmed',
      also: ({ context }) => expect(context).toMatchObject({ order, token: null }),
    },
    {
      name: 'a refused payment gives the cart back, and can be tried again',
      events: [...agreed, model.failed('placeOrder', refusals.declined), model.done('restoreCart', cart), press],
      ends: { paying: 'opening' },
    },
    {
      name: 'a lost answer is asked about, and an order that was placed is confirmed',
      events: [...agreed, model.failed('placeOrder', refusals.lost), model.done('getOrderOfCart', order)],
      ends: 'confirmed',
    },
    {
      name: 'a lost answer without an order is a failure, and nothing was charged',
      events: [...agreed, model.failed('placeOrder', refusals.lost), model.failed('getOrderOfCart', refusals.noOrder)],
      ends: 'restoringAfterFailure',
    },
    {
      name: 'as long as nobody can say, it is asked again',
      events: [
        ...agreed,
        model.failed('placeOrder', refusals.lost),
        model.failed('getOrderOfCart', refusals.lost),
        model.after('confirmationPause'),
      ],
      ends: 'confirming',
      refuses: [press],
    },
    {
      name: 'a closed sheet leaves the cart as it was',
      events: [...opened, cancel, model.done('restoreCart', cart)],
      ends: 'ready',
    },
  ],
  waits: { confirmationPause: 3_000 },
});
