import { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const wrongPassword = { errorId: 'AUT401', message: 'wrong', status: 401 };
export const lastTry = { errorId: 'AUT426', message: 'one try left', status: 401 };
export const lockedForNow = { errorId: 'AUT423', message: 'locked for now', status: 423 };
export const locked = { errorId: 'AUT441', message: 'locked', status: 423 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };
/** The bot defence does not answer. */
export const silent = { ...down, isProviders: true as const };

export const robot = { errorId: 'AUT403', message: 'a robot', status: 403 };
export const unsure = { ...robot, isChallenge: true as const };

/** The shopper closed the dialog of the browser, or it has no passkeys. */
export const dismissed = { errorId: passkeyFailures.dismissed, message: '', status: 400 };
export const unsupported = { errorId: passkeyFailures.unsupported, message: '', status: 400 };
/** The service does not know the passkey. */
export const unknown = { errorId: 'AUT404', message: 'unknown', status: 401 };

export const send = {
  'signIn.submitted': { type: 'signIn.submitted', fields: { email: 'maya.reed@example.com', password: 'Trailhead1' } },
  'passkey.requested': { type: 'passkey.requested' },
} as const;

export const model = modelOf(signInFormMachine, {
  input: {},
  send,
  outcomes: {
    prove: { done: ['a token'], failed: [silent] },
    signIn: {
      done: [{ owesTerms: false }, { owesTerms: true }],
      failed: [wrongPassword, lastTry, lockedForNow, locked, robot, unsure, down],
    },
    signInWithPasskey: {
      done: [{ owesTerms: false }, { owesTerms: true }],
      failed: [dismissed, unsupported, unknown, locked, down],
    },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [new Error('no check')] },
    showTerms: { done: [undefined], failed: [new Error('no dialog')] },
    close: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'guards read the answer; the view only shows the refusal reason',
});
