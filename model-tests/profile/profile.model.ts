import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const details = { email: 'maya.reed@example.com', address: [], identity: [] };
const rest = { isLoyaltyMember: false, preferences: { interests: '' }, subscriptions: [] };
export const profile: ConsumerProfile = {
  ...rest,
  consumerDetails: {
    ...details,
    firstName: 'Maya',
    lastName: 'Reed',
    phone: '13035550142',
    postalCode: '80302',
    birthDate: '1990-04-17',
  },
};
/** Of a customer who has told nothing but an e-mail address. */
export const nameless: ConsumerProfile = { ...rest, consumerDetails: details };

export const guest = { errorId: 'AUT404', message: 'a guest has no profile', status: 403 };
export const down = { errorId: 'API503', message: 'down', status: 503 };

export const send = {
  'profile.retried': { type: 'profile.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
  'profile.outdated': { type: 'profile.outdated' },
} as const;

export const model = modelOf(profileMachine, {
  input: { profile: null },
  inputs: { 'the server knew it': { profile } },
  send,
  outcomes: {
    getConsumer: { done: [profile, nameless], failed: [guest, down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ profile: known }) => known?.consumerDetails.firstName,
  why: 'a guard reads whether there is a profile; the view greets by the first name if there is one',
  unreachable: {
    'profile: watchSession failed → unavailable': 'the port only listens to the session; it cannot fail',
  },
});
