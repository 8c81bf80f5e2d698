/**
 * Every table of the embedded shop. Money is integer minor units. Documents hold the fields that no query filters by.
 */
export * from './schema.audit.ts';
export * from './schema.catalogue.ts';
export * from './schema.counting.ts';
export * from './schema.event-registrations.ts';
export * from './schema.favorites.ts';
export * from './schema.limits.ts';
export * from './schema.loyalty.ts';
export * from './schema.passkeys.ts';
export * from './schema.selling.ts';
export * from './schema.contact-requests.ts';
export * from './schema.stock-alerts.ts';
export * from './schema.subscriptions.ts';
export * from './schema.shoppers.ts';
