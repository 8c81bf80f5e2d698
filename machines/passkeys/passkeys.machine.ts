import { assertEvent } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { passkeysSetup } from './passkeys.setup.ts';

/** The passkeys of an account. */
export const passkeysMachine = passkeysSetup.createMachine({
  id: 'passkeys',
  description:
    'What a customer signs in with beside the password: they add a passkey of this device, once they have confirmed it with the password, and remove one (core 7, Authentication service; docs/decisions/068).',
  context: { passkeys: null, chosenId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The passkeys are read.',
      tags: ['busy'],
      invoke: {
        id: 'getPasskeys',
        src: 'getPasskeys',
        onDone: { target: 'listed', actions: 'rememberPasskeys' },
        onError: { target: 'unavailable' },
      },
    },
    listed: {
      description: 'The passkeys, the latest first. A change that did not happen says why.',
      on: {
        'addition.requested': { guard: 'hasRoom', target: 'proving', actions: 'forgetFailure' },
        'removal.requested': { guard: 'isListed', target: 'confirming', actions: 'choose' },
      },
    },
    proving: {
      description:
        'The customer types the password, because whoever adds a passkey can sign in ever after. A wrong one is asked for again.',
      on: {
        'addition.confirmed': { target: 'adding' },
        'addition.dismissed': { target: 'listed', actions: 'forgetFailure' },
      },
    },
    adding: {
      description:
        'The service checks the password, the browser asks the customer to make a passkey, and the service adds it. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => {
          assertEvent(event, 'addition.confirmed');
          return { password: event.password };
        },
        onDone: { target: 'listed', actions: 'rememberPasskeys' },
        onError: [
          { guard: 'isPasswordWrong', target: 'proving', actions: 'rememberFailure' },
          // Whoever closes the dialog of the browser knows why there is no passkey.
          { guard: 'isDismissed', target: 'listed' },
          { target: 'listed', actions: 'rememberFailure' },
        ],
      },
    },
    confirming: {
      description: 'The customer confirms that nobody is to sign in with this passkey any more.',
      entry: 'forgetFailure',
      on: {
        'removal.confirmed': { target: 'removing' },
        'removal.dismissed': { target: 'listed' },
      },
    },
    removing: {
      description: 'The passkey is removed from the account. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: expected(context.chosenId, 'passkey') }),
        onDone: { target: 'listed', actions: 'rememberPasskeys' },
        onError: { target: 'listed', actions: 'rememberFailure' },
      },
    },
    unavailable: {
      description: 'The passkeys cannot be read at the moment; the customer may try again.',
      on: { 'passkeys.retried': { target: 'loading' } },
    },
  },
});
