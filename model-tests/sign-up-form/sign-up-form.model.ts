import { signUpFormMachine } from '#machines/sign-up-form/sign-up-form.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status: number) => ({ errorId, message: errorId, status });
export const refusals = {
  taken: refusal('AUT439', 409),
  takenProfile: refusal('PRO400', 409),
  phone: refusal('AUT442', 409),
  otherPhone: refusal('AUT444', 409),
  noEmail: refusal('AUT453', 400),
  short: refusal('FE872', 422),
  young: refusal('PRO410', 422),
  noDate: refusal('PRO411', 422),
  postalCode: { ...refusal('API422', 422), fields: [{ field: '/postalCode', errorId: 'API422' }] },
  noPhone: { ...refusal('API422', 422), fields: [{ field: '/phone', errorId: 'API422' }] },
  password: { ...refusal('API422', 422), fields: [{ field: '/password', errorId: 'API422' }] },
  tooMany: { ...refusal('API429', 429), additionalInfo: { retryAfter: 60 } },
  robot: refusal('AUT403', 403),
  unsure: { ...refusal('AUT403', 403), isChallenge: true as const },
  lost: refusal('UNEXPECTED', 0),
};
/** The bot defence does not answer. */
export const silent = { ...refusals.lost, isProviders: true as const };
export const wrongPassword = refusal('AUT401', 401);

export const rules = {
  now: Date.UTC(2026, 10, 26),
  dialCode: '1',
  phoneMasks: ['(XXX) XXX - XXXX'],
  postalCode: '^\\d{5}(-\\d{4})?$',
  postalCodeMask: 'XXXXX-XXXX',
  postalCodeExample: '80302',
};

export const send = {
  'signUp.submitted': {
    type: 'signUp.submitted',
    fields: {
      enrollment: 'loyalty',
      email: 'ada.winters@example.com',
      password: 'Ridgeline24',
      firstName: 'Ada',
      lastName: 'Winters',
      birthDate: '1994-03-08',
      phone: '(303) 555 - 0142',
      postalCode: '80302',
      newsletter: false,
      optInAccepted: false,
      loyaltyTerms: true,
    },
  },
} as const;

export const model = modelOf(signUpFormMachine, {
  input: {},
  inputs: {
    'an account that was posted': { isPosted: true },
    'a refusal of what was posted': { failure: refusals.taken },
  },
  send,
  outcomes: {
    readRules: { done: [rules], failed: [refusals.lost] },
    prove: { done: ['a token', null], failed: [silent] },
    signUp: { done: [undefined], failed: Object.values(refusals) },
    proveSignIn: { done: ['a token of the sign-in', null], failed: [silent] },
    signIn: { done: [undefined], failed: [wrongPassword, refusals.lost] },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [new Error('no check')] },
    joinLoyalty: { done: [undefined], failed: [refusals.lost] },
    leave: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ token, isUncertain, isMade, rules: known }) => [
    token === 'a token of the check',
    isUncertain,
    isMade,
    known !== null,
  ],
  survivors: {
    'submitting: signUp failed [isChallenge] → checking, after mayBeTheirs':
      'a challenge has the code of the bot defence, and an email in use has another',
    'submitting: signUp failed [mayBeTheirs] → provingSignIn, after isLost':
      'an answer that says that the email is in use is not lost',
  },
  why: 'guards read the refusal, whether an answer was lost before, and whether the account is made; the rules check fields',
});
