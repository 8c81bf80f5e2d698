import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status: number) => ({ errorId, message: errorId, status });
export const refusals = {
  noEmail: refusal('AUT453', 400),
  robot: refusal('AUT403', 403),
  unsure: { ...refusal('AUT403', 403), isChallenge: true as const },
  tooMany: { ...refusal('API429', 429), additionalInfo: { retryAfter: 60 } },
  expired: refusal('AUT402', 410),
  same: refusal('AUT452', 422),
  short: refusal('FE872', 422),
  weak: refusal('API422', 422),
  different: refusal('FE340', 422),
  lost: refusal('UNEXPECTED', 0),
};

export const send = {
  'link.requested': { type: 'link.requested', email: 'wren.castillo@example.com' },
  'link.missed': { type: 'link.missed' },
  'password.submitted': {
    type: 'password.submitted',
    newPassword: 'Ridgeline 24',
    confirmPassword: 'Ridgeline 24',
  },
} as const;

export const model = modelOf(resetPasswordMachine, {
  input: { hasLink: false },
  inputs: {
    'a link': { hasLink: true },
    'a request that was posted': { hasLink: false, posted: 'sent' },
    'a password that was posted': { hasLink: false, posted: 'changed' },
    'a link and a refusal of what was posted': { hasLink: true, failure: refusals.different },
  },
  send,
  outcomes: {
    requestLink: {
      done: [undefined],
      failed: [refusals.noEmail, refusals.unsure, refusals.robot, refusals.tooMany, refusals.lost],
    },
    setPassword: {
      done: [undefined],
      failed: [
        refusals.expired,
        refusals.same,
        refusals.short,
        refusals.weak,
        refusals.different,
        refusals.tooMany,
        refusals.lost,
      ],
    },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [new Error('no check')] },
  },
  project: ({ token }) => token !== null,
  survivors: {
    'opening: always [wasPosted changed] → changed, after hasLink':
      'equivalent: the page that says that the password is changed has no code in its address',
  },
  why: 'guards read the refusal and how the page was opened; a call with a token of the bot check may end differently',
});
