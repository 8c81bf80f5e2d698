import type * as schema from '../schema.subscriptions.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const recipient = new PersonalData('to send news to people who agreed, and to prove that they did', 'consent', [
  'RETENTION_UNCONFIRMED_SUBSCRIPTIONS',
  'RETENTION_SUBSCRIPTIONS',
]);

export const subscriptions: { subscriptions: TableTags<typeof schema.subscriptions> } = {
  subscriptions: {
    id: none,
    channel: none,
    type: none,
    recipient,
    owner: recipient,
    status: none,
    locale: none,
    acquisitionType: none,
    campaignName: none,
    wording: none,
    requestedAt: none,
    optinAt: none,
    optoutAt: none,
  },
};
