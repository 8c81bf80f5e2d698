import { assertEvent, setup } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type {
  NewPasswordFields,
  ResetPasswordContext,
  ResetPasswordEvent,
  ResetPasswordInput,
} from './reset-password.types.ts';

const ports = {
  /** Has the e-mail with the link sent; rejects with the ApiFailure. */
  requestLink: promisePort<void, { email: string; token: string | null }>('requestLink'),
  /** Sets the password with the code of the link, which no chart sees; rejects with the ApiFailure. */
  setPassword: promisePort<void, NewPasswordFields>('setPassword'),
  botDefence: botDefenceMachine,
};

export type ResetPasswordPorts = typeof ports;

const base = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    wasPosted: ({ context }, answer: 'sent' | 'changed') => context.posted === answer,
    hasLink: ({ context }) => context.hasLink,
    isRefused: ({ event }, errorId: string) => failureOf(event).errorId === errorId,
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const resetPasswordSetup = base.extend({
  actions: {
    rememberEmail: base.assign(({ event }) => {
      assertEvent(event, 'link.requested');
      return { email: event.email };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    tellUnproven: base.assign({ failure: { errorId: 'AUT403', message: '', status: 403 } }),
    forgetToken: base.assign({ token: null }),
    forgetFailure: base.assign({ failure: null }),
  },
});
