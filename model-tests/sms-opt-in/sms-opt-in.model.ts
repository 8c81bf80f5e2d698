import { smsOptInMachine } from '#machines/sms-opt-in/sms-opt-in.machine.ts';
import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const row = (status: SavedSubscription['status']): SavedSubscription => ({
  id: '7d2f6f0c-3a51-4f0e-9a64-2f7d0c1f8e12',
  type: 'Newsletter',
  channel: 'sms',
  recipient: '13035550188',
  status,
  optin: status !== 'ended',
  doubleOptin: status === 'confirmed',
  category: 'news',
  country: 'US',
  region: 'NORA',
  source: { acquisitionType: 'Account' },
});
const having = (...subscriptions: SavedSubscription[]): Subscriptions => ({
  channels: ['email', 'sms'],
  orderUpdates: ['email'],
  subscriptions,
  contact: { email: 'maya.reed@example.com', phone: '+13035550188' },
});
export const none = having();
export const pending = having(row('pending'));
export const confirmed = having(row('confirmed'));
/** Of a shop without a provider of text messages. */
export const withoutSms: Subscriptions = { ...none, channels: ['email'] };
export const phone = '+13035550188';
export const down = { errorId: 'API503', message: 'down', status: 503 };
export const wrong = { errorId: 'AUT402', message: 'wrong', status: 400 };

export const valid = { type: 'phone.changed', phone: '+13035550142' } as const;
export const invalid = { type: 'phone.changed', phone: null } as const;
export const send = {
  'phone.changed': [valid, invalid],
  'box.ticked': { type: 'box.ticked' },
  'box.unticked': { type: 'box.unticked' },
  'terms.accepted': { type: 'terms.accepted' },
  'code.submitted': { type: 'code.submitted', passcode: '123456' },
  'code.requested': { type: 'code.requested' },
} as const;

const known = { subscriptions: none, phone, isSentAlong: false };
export const model = modelOf(smsOptInMachine, {
  input: known,
  inputs: {
    'a form sends it along': { subscriptions: null, phone: null, isSentAlong: true },
    'nothing is known': { subscriptions: null, phone: null, isSentAlong: false },
    'a code was sent': { ...known, subscriptions: pending },
    'it is on': { ...known, subscriptions: confirmed },
  },
  send,
  outcomes: {
    getSubscriptions: { done: [none, pending, confirmed, withoutSms, null], failed: [down] },
    requestCode: { done: [undefined], failed: [down] },
    confirmCode: { done: [undefined], failed: [wrong] },
    watchPhone: { failed: [] },
  },
  project: ({ subscriptions, phone: at, isSentAlong, texted, failure }) => [
    subscriptions?.subscriptions[0]?.status,
    at,
    isSentAlong,
    texted,
    failure?.errorId,
  ],
  why: 'guards read the phone, the subscriptions and who sends the consent; the view shows the phone and the failure',
  unreachable: {
    'sms-opt-in: watchPhone failed → absent': 'the port only listens to a form; it cannot fail',
  },
});
