import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { atLogin, down, model, noAssociate, noStore, onceSold, sale, sellers, send, stores } from './in-store.model.ts';

const associate = send['associate.recognised'];
const nobody = send['nobody.recognised'];
const customer = send['customer.recognised'];
const end = send['ending.requested'];
const retry = send['retry.requested'];
const listed = model.done('loadStores', stores);
const toSellers = [nobody, associate, listed, send['store.chosen'], model.done('loadSellers', sellers)];
const toSelling = [...toSellers, send['seller.chosen'], model.done('saveSale', undefined)];
const removed = model.done('removeSale', undefined);
const stillThere = model.failed('signOut', new Error('still signed in'));
const byLena = { ...sale, storeEmployeeId: '100103', storeEmployeeName: 'Lena M.' };
const forgotten = model.done('forgetCustomer', undefined);
const left = [removed, model.done('signOut', undefined), model.done('showLogin', undefined)];

describeChart(model, {
  invariants: {
    'a sale has a store and a seller': ({ nextState }) => {
      if (nextState.matches('active')) expect(nextState.context.sale).toEqual(sale);
    },
    'a sale is removed before the associate is signed out': ({ nextState }) => {
      if (nextState.matches({ clearing: 'signingOut' })) expect(nextState.context.sale).toBeNull();
    },
    'after a session has ended its names are no longer shown': ({ nextState }) => {
      if (nextState.matches('none') || nextState.matches('signingIn')) expect(nextState.context.sale).toBeNull();
    },
  },
  stories: [
    {
      name: 'an associate signs in, chooses store and seller, and sells',
      start: atLogin,
      events: toSelling,
      ends: 'active',
      also: ({ context }) => expect(context.sale).toEqual(sale),
    },
    {
      name: 'a reload continues the sale',
      events: [associate],
      ends: 'active',
      also: ({ context }) => expect(context.sale).toEqual(sale),
    },
    {
      name: 'a sale of a colleague in another tab is shown here, too',
      events: [associate, { type: 'sale.begunElsewhere', sale: byLena }],
      ends: 'active',
      also: ({ context }) => expect(context.sale).toEqual(byLena),
    },
    {
      name: 'a reload of the page of associates continues the sale',
      start: onceSold,
      events: [associate],
      ends: 'active',
    },
    {
      name: 'ending a sale removes it, signs out and shows the page of associates',
      start: atLogin,
      events: [...toSelling, end, forgotten, ...left],
      ends: 'signingIn',
    },
    {
      name: 'on other pages the bar is gone once the sale is ended',
      events: [associate, end, forgotten, ...left],
      ends: 'none',
    },
    {
      name: 'a failure while a sale ends does not keep the associate signed in',
      events: [
        associate,
        end,
        model.failed('forgetCustomer', new Error('no cart')),
        model.failed('removeSale', new Error('no storage')),
        model.done('signOut', undefined),
        model.failed('showLogin', new Error('no page')),
      ],
      ends: 'none',
    },
    {
      name: 'the reason why an associate could not be signed out is shown',
      events: [associate, end, forgotten, removed, stillThere],
      ends: { clearing: 'stillSignedIn' },
      also: ({ context }) => expect(context.failure).not.toBeNull(),
    },
    {
      name: 'an associate who could not be signed out can try again',
      events: [associate, end, forgotten, removed, model.failed('signOut', new Error('still signed in')), end],
      ends: { clearing: 'signingOut' },
      refuses: [end],
      also: ({ context }) => expect(context).toMatchObject({ sale: null, failure: null }),
    },
    {
      name: 'an associate who could not be signed out here can be signed out elsewhere',
      events: [associate, end, forgotten, removed, stillThere, nobody],
      ends: { clearing: 'leaving' },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: "the last customer's address is removed while the associate is still signed in",
      events: [associate, end],
      ends: { clearing: 'forgettingCustomer' },
    },
    {
      name: 'a session that expires while a sale ends does not block the ending',
      events: [associate, end, nobody],
      ends: { clearing: 'removing' },
    },
    {
      name: 'a customer who signs in while a sale ends does not block the ending, and keeps their addresses',
      events: [associate, end, customer],
      ends: { clearing: 'removing' },
    },
    { name: 'a session that ran out ends the sale', events: [associate, nobody], ends: { clearing: 'removing' } },
    { name: 'a customer who signs in ends the sale', events: [associate, customer], ends: { clearing: 'removing' } },
    { name: 'a sale is not resumed when nobody is signed in', events: [nobody], ends: 'clearing' },
    { name: 'a sale is not resumed when a customer is signed in', events: [customer], ends: 'clearing' },
    {
      name: 'an associate who is signed in already chooses the store next',
      start: atLogin,
      events: [associate],
      ends: { choosingStore: 'loadingStores' },
    },
    {
      name: 'a customer who signs in where associates do is told so',
      start: atLogin,
      events: [nobody, customer],
      ends: 'customer',
    },
    {
      name: 'a customer who signs in while an associate chooses a store is told so',
      start: atLogin,
      events: [associate, customer],
      ends: 'customer',
    },
    {
      name: 'a customer who could not be signed out is told why',
      start: atLogin,
      events: [customer, send['signOut.requested'], stillThere],
      ends: 'customer',
      also: ({ context }) => expect(context.failure).not.toBeNull(),
    },
    {
      name: 'the reason why a customer is still signed in is cleared by a retry',
      start: atLogin,
      events: [customer, send['signOut.requested'], stillThere, send['signOut.requested']],
      ends: 'makingRoom',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a signed-in customer is signed out first',
      start: atLogin,
      events: [
        customer,
        send['signOut.requested'],
        model.failed('signOut', new Error('still signed in')),
        send['signOut.requested'],
        model.done('signOut', undefined),
      ],
      ends: 'signingIn',
    },
    {
      name: 'an employee without a store is told so, and is signed out like a customer',
      start: atLogin,
      events: [associate, listed, send['store.chosen'], model.failed('loadSellers', noAssociate)],
      ends: 'customer',
      also: ({ context }) => expect(context.failure).toEqual(noAssociate),
    },
    {
      name: 'the problem of an account is cleared with its sign-out',
      start: atLogin,
      events: [associate, listed, send['store.chosen'], model.failed('loadSellers', noAssociate), nobody],
      ends: 'signingIn',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'lists that cannot be loaded have a reason',
      start: atLogin,
      events: [nobody, associate, model.failed('loadStores', down)],
      ends: { choosingStore: 'withoutStores' },
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    {
      name: 'an associate who does not wait for the lists can sign out without a message',
      start: atLogin,
      events: [nobody, associate, model.failed('loadStores', down), end],
      ends: { clearing: 'removing' },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'lists that cannot be loaded can be retried',
      start: atLogin,
      events: [nobody, associate, model.failed('loadStores', down), retry, listed],
      ends: { choosingStore: 'store' },
      also: ({ context }) => expect(context).toMatchObject({ stores, failure: null }),
    },
    {
      name: 'a missing store is reported at the choice',
      start: atLogin,
      events: [nobody, associate, listed, send['store.chosen'], model.failed('loadSellers', noStore)],
      ends: { choosingStore: 'store' },
      also: ({ context }) => expect(context).toMatchObject({ failure: noStore, store: stores[0] }),
    },
    {
      name: 'another store can be chosen',
      start: atLogin,
      events: [...toSellers, send['store.reconsidered']],
      ends: { choosingStore: 'store' },
      also: ({ context }) => expect(context).toMatchObject({ store: null, sellers: [] }),
    },
    {
      name: 'a sale that cannot be stored does not begin',
      start: atLogin,
      events: [...toSellers, send['seller.chosen'], model.failed('saveSale', new Error('no room'))],
      ends: { choosingStore: 'seller' },
      also: ({ context }) => {
        expect(context.sale).toBeNull();
        expect(context.failure).not.toBeNull();
      },
    },
    {
      name: 'a person who signed in by mistake can sign out',
      start: atLogin,
      events: [nobody, associate, listed, end, ...left],
      ends: 'signingIn',
    },
    {
      name: 'a form that failed starts again',
      start: atLogin,
      events: [nobody, model.failed('signInForm', new Error('no form')), retry],
      ends: 'signingIn',
    },
    {
      name: 'a sale that another tab begins is shown here',
      start: atLogin,
      events: [nobody, associate, send['sale.begunElsewhere']],
      ends: 'active',
    },
    {
      name: 'another tab ends the sale, and the bar is gone',
      events: [associate, send['sale.endedElsewhere']],
      ends: 'none',
    },
    {
      name: 'another tab begins another sale, and the bar is back',
      events: [associate, send['sale.endedElsewhere'], send['sale.begunElsewhere']],
      ends: 'active',
    },
    {
      name: 'in the tab that began a sale, store and seller are asked for again after another tab ends it',
      start: atLogin,
      events: [...toSelling, send['sale.endedElsewhere']],
      ends: { choosingStore: 'loadingStores' },
      also: ({ context }) => expect(context).toMatchObject({ sale: null, store: null, sellers: [] }),
    },
    {
      name: 'on the page of associates the store is asked for until nobody is signed in',
      start: onceSold,
      events: [associate, send['sale.endedElsewhere'], nobody],
      ends: 'signingIn',
    },
  ],
  waits: {},
});
