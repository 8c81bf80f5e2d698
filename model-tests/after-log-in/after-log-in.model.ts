import { afterLogInMachine } from '#machines/after-log-in/after-log-in.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };
/** The shop has switched its favourites off. */
export const off = { errorId: 'API404', message: 'no favourites', status: 404 };

export const model = modelOf(afterLogInMachine, {
  input: { consumerNo: 'C1000001', consumerType: 'REGISTERED' },
  inputs: { 'an employee': { consumerNo: 'E2000001', consumerType: 'EMPLOYEE' } },
  send: {},
  outcomes: {
    awaitCart: { done: [undefined], failed: [down] },
    readFavorites: { done: [undefined], failed: [off, down] },
    readFavouriteStore: { done: [undefined], failed: [down] },
    readSavedItems: { done: [undefined], failed: [down] },
    readPaymentMethods: { done: [undefined], failed: [down] },
  },
  project: () => null,
  why: 'the only guard of the context reads whether the customer is an employee, which never changes',
});
