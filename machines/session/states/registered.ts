import { expected } from '#machines/shared/ports.ts';
import { sessionSetup } from '../session.setup.ts';
import { customerElsewhere } from './elsewhere.ts';

const asCustomer = {
  ...customerElsewhere,
  'token.rejected': { target: '#session.refreshing' },
  'signOut.requested': { target: 'signingOut' },
} as const;

export const registered = sessionSetup.createStateConfig({
  description: 'Somebody with an account shops: a customer, a member or an employee.',
  initial: 'ready',
  tags: ['registered'],
  states: {
    loadingAccount: {
      description:
        'Signed in a moment ago: cart, favourites, favourite store, saved items and payment methods load side by side (chart after-log-in). Nobody waits for them: a part that fails is read again by the page that shows it.',
      tags: ['ready'],
      on: asCustomer,
      invoke: {
        id: 'afterLogIn',
        src: 'afterLogIn',
        input: ({ context }) => expected(context.session, 'session'),
        onDone: { target: 'ready' },
        onError: { target: 'ready' },
      },
    },
    ready: {
      description: 'Signed in: buys with what the account holds.',
      tags: ['ready'],
      on: asCustomer,
    },
    signingOut: {
      description: 'The session is ended at the service, so that its tokens open nothing any more.',
      // A call during it is refused, and not repeated for the next shopper.
      on: { 'token.rejected': { actions: 'answerUnavailable' } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: '#session.expired', actions: ['raiseSignedOut', 'announceLeaving'] },
        onError: [
          // The service does not know the session any more: it has ended.
          { guard: 'isRefused', target: '#session.expired', actions: ['raiseSignedOut', 'announceLeaving'] },
          { target: 'ready', actions: 'tellStillSignedIn' },
        ],
      },
    },
  },
});
