/** Every table of the embedded shop. Money is integer minor units; documents hold what no query asks for. */
export * from './schema.audit.ts';
export * from './schema.catalogue.ts';
export * from './schema.counting.ts';
export * from './schema.limits.ts';
export * from './schema.selling.ts';
export * from './schema.shoppers.ts';
