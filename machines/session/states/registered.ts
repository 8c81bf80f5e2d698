import { sessionSetup } from '../session.setup.ts';
import { customerElsewhere } from './elsewhere.ts';

export const registered = sessionSetup.createStateConfig({
  description: 'Somebody with an account shops: a customer, a member or an employee.',
  initial: 'ready',
  tags: ['registered'],
  states: {
    ready: {
      description: 'Signed in: buys with what the account holds.',
      tags: ['ready'],
      on: {
        ...customerElsewhere,
        'token.rejected': { target: '#session.refreshing' },
        'signOut.requested': { target: 'signingOut' },
      },
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
