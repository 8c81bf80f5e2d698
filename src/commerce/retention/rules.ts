/** When the shop deletes or anonymises some personal data. */
export interface RetentionRule {
  table: string;
  /** Default value of its setting. */
  default: string;
  /** The moment from which the time is counted. */
  after: string;
  /** What happens at the end of that time. */
  ends: string;
}

/**
 * One rule for each setting (an environment variable). docs/privacy.md is generated from them and from
 * db/personal-data.
 */
export const retentionRules = {
  RETENTION_CART_ADDRESSES: {
    table: 'carts',
    default: '30d',
    after: 'the cart was last changed',
    ends: 'e-mail and addresses leave the cart, and so do gift cards with their recipients',
  },
  RETENTION_GUEST_CARTS: {
    table: 'carts',
    default: '90d',
    after: 'the cart of a guest was last changed',
    ends: 'the cart is deleted',
  },
  RETENTION_CUSTOMER_CARTS: {
    table: 'carts',
    default: '1y',
    after: 'the cart of a customer was last changed',
    ends: 'the cart is deleted',
  },
  RETENTION_REFUSED_ORDERS: {
    table: 'orders',
    default: '30d',
    after: 'the order was tried and never placed',
    ends: 'the try is deleted',
  },
  RETENTION_ORDERS: {
    table: 'orders',
    default: '10y',
    after: 'the order was placed',
    ends: 'names, addresses, e-mail, card and owner leave the order; what was sold, the sums, country and province stay',
  },
  RETENTION_REDEMPTIONS: {
    table: 'redemptions',
    default: '3y',
    after: 'the order that used the promotion was placed',
    ends: 'the row is deleted; the promotion may be used again',
  },
  RETENTION_GUEST_LISTS: {
    table: 'lists',
    default: '90d',
    after: 'the list of a guest was last changed',
    ends: 'the list is deleted',
  },
  RETENTION_GUEST_FAVORITES: {
    table: 'favorite_lists',
    default: '90d',
    after: 'the favourites of a guest were last changed',
    ends: 'the list is deleted with its items and its shared page',
  },
  RETENTION_ACCOUNTS: {
    table: 'consumers',
    default: '5y',
    after: 'the customer last had a session or ordered',
    ends: 'the account is deleted with its cards, lists, rewards, carts, sessions and passkeys; its orders stay until their own time',
  },
  RETENTION_SAVED_CARDS: {
    table: 'saved_cards',
    default: '1y',
    after: 'the card expired',
    ends: 'the card is deleted',
  },
  RETENTION_SESSIONS: {
    table: 'refresh_tokens',
    default: '24h',
    after: 'the token expired',
    ends: 'the row is deleted',
  },
  RETENTION_CODES: { table: 'one_time_codes', default: '24h', after: 'the code expired', ends: 'the row is deleted' },
  // Longer than a page stores a call that has no answer yet.
  RETENTION_IDEMPOTENCY_KEYS: {
    table: 'idempotency_keys',
    default: '7d',
    after: 'the first call with the key',
    ends: 'the row is deleted',
  },
  RETENTION_AUDIT_EVENTS: {
    table: 'audit_events',
    default: '3y',
    after: 'it happened',
    ends: 'the event is deleted; those of the last 90 days stay in any case',
  },
  RETENTION_STOCK_ALERTS: {
    table: 'stock_alerts',
    default: '1y',
    after: 'the request (catalogue 7)',
    ends: 'the row is deleted',
  },
  RETENTION_CONTACT_REQUESTS: {
    table: 'contact_requests',
    default: '2y',
    after: 'the shopper wrote',
    ends: 'the message is deleted',
  },
  RETENTION_EVENT_REGISTRATIONS: {
    table: 'event_registrations',
    default: '30d',
    after: 'the last day of the event (catalogue 7)',
    ends: 'the registration is deleted',
  },
  RETENTION_UNCONFIRMED_SUBSCRIPTIONS: {
    table: 'subscriptions',
    default: '30d',
    after: 'the subscription was requested and never confirmed',
    ends: 'the row is deleted',
  },
  RETENTION_SUBSCRIPTIONS: {
    table: 'subscriptions',
    default: '3y',
    after: 'the subscription ended',
    ends: 'the row, which proves the consent, is deleted',
  },
  RETENTION_REACTIONS: {
    table: 'reactions',
    default: '1y',
    after: 'the vote or the report',
    ends: 'the row is deleted; the counts of votes stay',
  },
  RETENTION_UNSENT_PICTURES: {
    table: 'review_pictures',
    default: '24h',
    after: 'a picture was added to a review that was never sent',
    ends: 'the picture is deleted',
  },
  RETENTION_OUTBOX: { table: 'outbox', default: '90d', after: 'the task was done', ends: 'the row is deleted' },
} as const satisfies Record<string, RetentionRule>;

export type RetentionSetting = keyof typeof retentionRules;

/** Milliseconds for each setting; null: never. */
export type Retention = Record<RetentionSetting, number | null>;

const units = { h: 3_600_000, d: 86_400_000, y: 365.25 * 86_400_000 };

/** Returns `48h`, `90d`, `10y` in milliseconds; null for `never`, undefined for anything else. */
export function durationOf(text: string): number | null | undefined {
  if (text === 'never') return null;
  const [, count, unit] = /^([1-9]\d{0,3})([hdy])$/.exec(text) ?? [];
  return unit === undefined ? undefined : Number(count) * units[unit as keyof typeof units];
}

export const retentionSettings = Object.keys(retentionRules) as RetentionSetting[];

export const defaultRetention = Object.fromEntries(
  retentionSettings.map((setting) => [setting, durationOf(retentionRules[setting].default) ?? null]),
) as Retention;
