import { assertEvent, setup } from 'xstate';
import type { Passkey } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import { passkeyFailures } from './passkey-failure.ts';
import type { PasskeysContext, PasskeysEvent } from './passkeys.types.ts';

/** The contract's own limit. */
const MOST = 20;

const ports = {
  /** GET /consumers-v3/consumer/passkeys */
  getPasskeys: promisePort<Passkey[]>('getPasskeys'),
  /**
   * POST /consumers-v3/consumer/passkeys/options, the dialog of the browser, and POST /consumers-v3/consumer/passkeys.
   * Returns all passkeys. Rejects with one of `passkeyFailures` if the browser makes none.
   */
  addPasskey: promisePort<Passkey[], { password: string }>('addPasskey'),
  /** DELETE /consumers-v3/consumer/passkeys/{passkeyId}. Returns the passkeys that are left. */
  removePasskey: promisePort<Passkey[], { id: string }>('removePasskey'),
};

export type PasskeysPorts = typeof ports;

const base = setup({
  types: { context: {} as PasskeysContext, events: {} as PasskeysEvent, tags: '' as 'busy' },
  actors: ports,
  guards: {
    hasRoom: ({ context }) => (context.passkeys ?? []).length < MOST,
    isListed: ({ context, event }) => {
      assertEvent(event, 'removal.requested');
      return context.passkeys?.some(({ passkeyId }) => passkeyId === event.id) ?? false;
    },
    isPasswordWrong: ({ event }) => failureOf(event).errorId === 'AUT450',
    isDismissed: ({ event }) => failureOf(event).errorId === passkeyFailures.dismissed,
  },
});

export const passkeysSetup = base.extend({
  actions: {
    rememberPasskeys: base.assign(({ event }) => {
      const { output } = event as unknown as { output: Passkey[] };
      return { passkeys: output };
    }),
    choose: base.assign(({ event }) => {
      assertEvent(event, 'removal.requested');
      return { chosenId: event.id };
    }),
    forgetFailure: base.assign({ failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
