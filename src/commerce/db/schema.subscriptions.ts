import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A row per consent to news: of a recipient, and of the customer or guest who asked (decision 059). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Unguessable: the link that ends the subscription names it. */
    id: uuid('id').primaryKey(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    type: text('type').$type<'Newsletter' | 'LoyaltyNewsletter' | 'Loyalty'>().notNull(),
    /** Email address in lower case, or phone in international form. */
    recipient: text('recipient').notNull(),
    /** The customer; empty for a guest. */
    owner: text('owner').notNull(),
    status: text('status').$type<'pending' | 'confirmed' | 'ended'>().notNull(),
    locale: text('locale').notNull(),
    acquisitionType: text('acquisition_type').notNull(),
    campaignName: text('campaign_name'),
    /** Version of the text that was agreed to. */
    wording: text('wording').notNull(),
    requestedAt: moment('requested_at').notNull(),
    optinAt: moment('optin_at'),
    optoutAt: moment('optout_at'),
  },
  (table) => [unique('subscriptions_consent').on(table.channel, table.type, table.recipient, table.owner)],
);
