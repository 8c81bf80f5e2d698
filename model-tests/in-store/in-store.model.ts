import { inStoreMachine } from '#machines/in-store/in-store.machine.ts';
import type { InStoreSale } from '#machines/in-store/in-store.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const stores = [
  { storeId: '1001', name: 'Waymark Boulder', city: 'Boulder' },
  { storeId: '1002', name: 'Waymark Denver Union Station', city: 'Denver' },
] as const;
export const sellers = [
  { storeEmployeeId: '100103', storeEmployeeName: 'Lena M.' },
  { storeEmployeeId: '100102', storeEmployeeName: 'Rory O.' },
];
export const sale: InStoreSale = {
  storeId: '1001',
  storeName: 'Waymark Boulder',
  storeEmployeeId: '100102',
  storeEmployeeName: 'Rory O.',
};

export const noAssociate = { errorId: 'AUT498', message: 'no associate', status: 403 };
export const noStore = { errorId: 'STR404', message: 'no such store', status: 404 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const send = {
  'associate.recognised': { type: 'associate.recognised' },
  'customer.recognised': { type: 'customer.recognised' },
  'nobody.recognised': { type: 'nobody.recognised' },
  'store.chosen': { type: 'store.chosen', storeId: '1001' },
  'store.reconsidered': { type: 'store.reconsidered' },
  'seller.chosen': { type: 'seller.chosen', storeEmployeeId: '100102' },
  'retry.requested': { type: 'retry.requested' },
  'signOut.requested': { type: 'signOut.requested' },
  'ending.requested': { type: 'ending.requested' },
  'sale.begunElsewhere': { type: 'sale.begunElsewhere', sale },
  'sale.endedElsewhere': { type: 'sale.endedElsewhere' },
} as const;

/**
 * Where the chart starts: on the sign-in page of associates, without or with a sale that is remembered. By default it
 * starts as the bar of another page.
 */
export const atLogin = 'the page of associates';
export const onceSold = 'that page while a sale is remembered';

const listens = 'the port only adds listeners; it cannot fail';
const showsNothing =
  'equivalent: on the page of associates `none` leads to the sign-in at once; elsewhere, after a sale has ended, the bar shows nothing in either state';

export const model = modelOf(inStoreMachine, {
  input: { isAtLogin: false, sale },
  inputs: { [atLogin]: { isAtLogin: true, sale: null }, [onceSold]: { isAtLogin: true, sale } },
  send,
  outcomes: {
    signInForm: { done: [], failed: [new Error('no form')] },
    watchSession: { failed: [] },
    watchSale: { failed: [] },
    loadStores: { done: [stores], failed: [down] },
    loadSellers: { done: [sellers], failed: [noAssociate, noStore, down] },
    saveSale: { done: [undefined], failed: [new Error('no room')] },
    forgetCustomer: { done: [undefined], failed: [new Error('no cart')] },
    removeSale: { done: [undefined], failed: [new Error('no storage')] },
    signOut: { done: [undefined], failed: [new Error('still signed in')] },
    showLogin: { done: [undefined], failed: [new Error('no page')] },
  },
  project: ({ isAtLogin, sale: kept, failure }) => [isAtLogin, kept !== null, failure?.errorId ?? null],
  why: 'guards read the page and whether a sale is remembered; a failure is only shown',
  unreachable: {},
  survivors: {
    'in-store: watchSession failed → stays, dropped': listens,
    'in-store: watchSale failed → stays, dropped': listens,
    'recognising: nobody.recognised → none, to signingIn': showsNothing,
    'customer: nobody.recognised → none, to signingIn': showsNothing,
    'makingRoom: signOut done → none, to signingIn': showsNothing,
    'choosingStore: nobody.recognised → none, to signingIn': showsNothing,
  },
});
