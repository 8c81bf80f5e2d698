import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  agreement,
  billed,
  cart,
  dearer,
  item,
  key,
  merchant,
  model,
  order,
  outdated,
  refusals,
  send,
  waiting,
} from './apple-pay.model.ts';

const [press, buy] = send['applePay.pressed'];
const cancel = send['sheet.cancelled'];
const [agree, abroad, billedAbroad, allAbroad] = send['payment.authorised'];
const detected = model.done('detect', true);
const opened = [detected, press, send['merchant.asked'], model.done('validateMerchant', merchant)];
const agreed = [...opened, agree, model.done('addContacts', billed)];
const restored = model.done('restoreCart', undefined);
const made = [detected, buy, send['merchant.asked'], model.done('makeCart', cart)];
const choosing = { paying: 'choosing' } as const;
const toSheet = (sent: readonly { to: string; event: { type: string } }[]) =>
  sent.filter(({ to }) => to === 'sheet').map(({ event }) => event);

/** What the sheet, which waits, is told of an answer of the service. */
const answers: Record<string, string> = {
  'xstate.done.actor.makeCart': 'cart.made',
  'xstate.done.actor.validateMerchant': 'merchant.validated',
  'xstate.done.actor.setContact': 'cart.changed',
  'xstate.error.actor.setContact': 'selection.refused',
  'xstate.done.actor.setMethod': 'cart.changed',
  'xstate.error.actor.setMethod': 'selection.refused',
};

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
    'what is charged is what the sheet showed': ({ state, nextState }) => {
      if (nextState.matches({ paying: 'placing' }) && !state.matches({ paying: 'placing' }))
        expect(nextState.context.cart?.totals.remainingToPay).toBe(state.context.cart?.totals.remainingToPay);
    },
    'a product is never bought with the cart of the shopper': ({ nextState: { context } }) => {
      if (context.item) expect(context.before).toBeNull();
    },
    'no order waits for the bank when it is confirmed': ({ nextState: { context } }) => {
      expect(context.order?.status).not.toBe('pending-authentication');
    },
    'no contact is in the context': ({ nextState: { context } }) => {
      const { before: _before, cart: _cart, order: _order, ...own } = context;
      expect(JSON.stringify(own)).not.toContain('Riley');
    },
    'a sheet that waits for the service is told the answer': ({ event, sent }) => {
      const answer = answers[event.type];
      if (answer) expect(toSheet(sent).map(({ type }) => type)).toEqual([answer]);
    },
    'a sheet that was agreed in is told how it ends': ({ state, event, nextState, sent }) => {
      const isAgreed = state.matches({ paying: 'addingContacts' }) || state.matches({ paying: 'placing' });
      if (!isAgreed || !/actor\.(addContacts|placeOrder)$/.test(event.type)) return;
      const isPaid = nextState.matches('confirmed');
      const end = isPaid ? 'payment.completed' : nextState.matches('paying') ? 'payment.refused' : 'payment.failed';
      const told = nextState.matches({ paying: 'placing' }) ? [] : [end];
      expect(toSheet(sent).map(({ type }) => type)).toEqual(told);
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
      name: 'a card that is chosen is answered with the totals, which stay',
      events: [...opened, send['card.selected']],
      ends: choosing,
      also: (_, { sent }) => expect(toSheet(sent).at(-1)).toEqual({ type: 'card.taken' }),
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
      ends: { paying: 'contactRefused' },
    },
    {
      name: 'a delivery that was refused is not paid: the sheet asks for another',
      events: [...opened, send['method.selected'], model.failed('setMethod', refusals.lost), agree],
      ends: { paying: 'methodRefused' },
      also: ({ context }, { sent }) => {
        expect(context.token).toBeNull();
        expect(toSheet(sent).at(-1)).toEqual({ type: 'payment.refused', contact: 'shipping', fault: 'method' });
      },
    },
    {
      name: 'another delivery after it is paid',
      events: [
        ...opened,
        send['method.selected'],
        model.failed('setMethod', refusals.lost),
        send['method.selected'],
        model.done('setMethod', cart),
        agree,
      ],
      ends: { paying: 'addingContacts' },
    },
    { name: 'an address in another country is refused in the sheet', events: [...opened, abroad], ends: choosing },
    { name: 'a bill in an unknown country is refused in the sheet', events: [...opened, billedAbroad], ends: choosing },
    {
      name: 'where both contacts are wrong, the delivery is refused first',
      events: [...opened, allAbroad],
      ends: choosing,
      also: (_, { sent }) => expect(toSheet(sent).at(-1)).toMatchObject({ contact: 'shipping', fault: 'country' }),
    },
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
      name: 'a total that is another one with the whole address is not charged, and the shopper reads so',
      events: [...opened, agree, model.done('addContacts', outdated), restored],
      ends: 'changed',
      also: ({ context }) => expect(context).toMatchObject({ token: null, key: null, order: null }),
    },
    {
      name: 'a total that changed while it was placed is not charged, and a press shows the new one',
      events: [...agreed, model.failed('placeOrder', refusals.repriced), restored, press],
      ends: { paying: 'opening' },
    },
    {
      name: 'a phone number that the service refuses is said in the sheet, which stays',
      events: [...opened, agree, model.failed('addContacts', refusals.phone)],
      ends: choosing,
      also: ({ context }) => expect(context.token).toBeNull(),
    },
    {
      name: 'an order that waits for the bank is not paid',
      events: [...agreed, model.done('placeOrder', waiting), restored],
      ends: 'failed',
    },
    {
      name: 'a lost answer whose order waits for the bank is not paid',
      events: [...agreed, model.failed('placeOrder', refusals.lost), model.done('getOrderOfCart', waiting), restored],
      ends: 'failed',
    },
    {
      name: 'a product is bought in a cart of its own',
      events: made,
      ends: { paying: 'validating' },
      also: ({ context }) => expect(context).toMatchObject({ before: null, item, cart }),
    },
    {
      name: 'a product that is sold out meanwhile is a failure',
      events: [detected, buy, send['merchant.asked'], model.failed('makeCart', refusals.soldOut), restored],
      ends: 'failed',
    },
    {
      name: 'a closed sheet takes the product off again',
      events: [...made, cancel, restored, buy],
      ends: { paying: 'opening' },
    },
    {
      name: 'a refused payment gives the cart back, and can be tried again',
      events: [...agreed, model.failed('placeOrder', refusals.declined), restored, press],
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
      events: [...opened, cancel, restored],
      ends: 'ready',
    },
  ],
  waits: { confirmationPause: 3_000 },
  pairs: true,
});
