import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { editProfileMachine } from '#machines/edit-profile/edit-profile.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status: number) => ({ errorId, message: errorId, status });
export const refusals = {
  phone: refusal('AUT444', 409),
  young: refusal('PRO410', 422),
  postalCode: { ...refusal('API422', 422), fields: [{ field: '/postalCode', errorId: 'API422' }] },
  tooMany: { ...refusal('API429', 429), additionalInfo: { retryAfter: 60 } },
  lost: refusal('UNEXPECTED', 0),
};

const profile: ConsumerProfile = {
  consumerDetails: {
    email: 'ada.winters@example.com',
    firstName: 'Ada',
    lastName: 'Winters',
    phone: '13035550142',
    birthDate: '1994-03-08',
    address: [],
    identity: [],
  },
  isLoyaltyMember: false,
  preferences: { interests: '', preferredShoeSize: '8.5' },
  subscriptions: [],
};
export const loaded = {
  profile,
  rules: {
    now: Date.UTC(2026, 10, 26),
    dialCode: '1',
    phoneMasks: ['(XXX) XXX - XXXX'],
    postalCode: '^\\d{5}(-\\d{4})?$',
    postalCodeMask: 'XXXXX-XXXX',
    postalCodeExample: '80302',
  },
};
export const withoutRules = { profile, rules: null };

export const send = {
  'form.submitted': {
    type: 'form.submitted',
    fields: {
      firstName: 'Ada',
      lastName: 'Stone',
      birthDate: '1994-03-08',
      phone: '+1 303 555 0142',
      postalCode: '80302',
      preferredShoeSize: '8.5',
    },
  },
  'profile.retried': { type: 'profile.retried' },
} as const;

export const model = modelOf(editProfileMachine, {
  input: {},
  inputs: {
    'the page': { loaded, failure: null },
    'a form that was refused without script': { loaded, failure: refusals.phone },
  },
  send,
  outcomes: {
    loadProfile: { done: [loaded, withoutRules], failed: [refusals.lost] },
    updateConsumer: { done: [undefined], failed: Object.values(refusals) },
    leave: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ failure, loaded: known }) => [failure?.errorId ?? null, known !== null],
  why: 'the guard reads whether the profile is known; the view says why the last try was refused and fills in what is known',
});
