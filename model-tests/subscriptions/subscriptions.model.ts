import { subscriptionsMachine } from '#machines/subscriptions/subscriptions.machine.ts';
import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const email: SavedSubscription = {
  id: '7d2f6f0c-3a51-4f0e-9a64-2f7d0c1f8e11',
  type: 'Newsletter',
  channel: 'email',
  recipient: 'maya.reed@example.com',
  status: 'pending',
  optin: true,
  doubleOptin: false,
  category: 'news',
  country: 'US',
  region: 'NORA',
  source: { acquisitionType: 'Account' },
};
const sms: SavedSubscription = {
  ...email,
  id: '7d2f6f0c-3a51-4f0e-9a64-2f7d0c1f8e12',
  channel: 'sms',
  recipient: '15035550142',
  status: 'confirmed',
  doubleOptin: true,
};
const contact = { email: 'maya.reed@example.com', phone: '+13035550188' };
export const both: Subscriptions = {
  channels: ['email', 'sms'],
  orderUpdates: ['email'],
  subscriptions: [email, sms],
  contact,
};
/** Of a shop without a provider of text messages. */
export const withoutSms: Subscriptions = {
  channels: ['email'],
  orderUpdates: ['email'],
  subscriptions: [email],
  contact,
};
export const down = { errorId: 'API503', message: 'down', status: 503 };

export const send = {
  'subscription.requested': { type: 'subscription.requested', recipient: 'maya.reed@example.com' },
  'subscriptions.changed': { type: 'subscriptions.changed' },
  'subscription.ended': { type: 'subscription.ended', channel: 'sms', id: sms.id },
  'orderTexts.changed': { type: 'orderTexts.changed', isOn: true },
  'subscriptions.retried': { type: 'subscriptions.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(subscriptionsMachine, {
  input: { subscriptions: null },
  inputs: { 'the server knew them': { subscriptions: both } },
  send,
  outcomes: {
    getSubscriptions: { done: [both, null], failed: [down] },
    requestSubscription: { done: [undefined], failed: [down] },
    setNotification: { done: [undefined], failed: [down] },
    endSubscription: { done: [undefined], failed: [down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ subscriptions, channel, failure }) => [subscriptions?.channels.length, channel, failure?.errorId],
  why: 'guards read whether the subscriptions are known',
  unreachable: {
    'subscriptions: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
