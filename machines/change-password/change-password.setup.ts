import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordFields,
  ChangePasswordInput,
} from './change-password.types.ts';

const ports = {
  /** POST /consumers-v3/consumer/changepassword; rejects with the ApiFailure. */
  changePassword: promisePort<void, { fields: ChangePasswordFields }>('changePassword'),
};

export type ChangePasswordPorts = typeof ports;

const base = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as ChangePasswordInput,
  },
  actors: ports,
  guards: { wasPosted: ({ context }) => context.isPosted },
});

export const changePasswordSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
