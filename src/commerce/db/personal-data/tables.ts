import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../schema.ts';
import { audit } from './audit.ts';
import { catalogue } from './catalogue.ts';
import { contactRequests } from './contact-requests.ts';
import { eventRegistrations } from './event-registrations.ts';
import { favorites } from './favorites.ts';
import { loyalty } from './loyalty.ts';
import { passkeys } from './passkeys.ts';
import { selling } from './selling.ts';
import { shoppers } from './shoppers.ts';
import { stockAlerts } from './stock-alerts.ts';
import { subscriptions } from './subscriptions.ts';
import { type DocTags, type Leaf, PersonalData } from './tags.ts';

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/**
 * The personal data in every column of every table, by the names of schema.ts. A new table does not compile without its
 * tags.
 */
export const personalData: Record<TableName, DocTags> = {
  ...audit,
  ...catalogue,
  ...contactRequests,
  ...eventRegistrations,
  ...favorites,
  ...loyalty,
  ...passkeys,
  ...selling,
  ...shoppers,
  ...stockAlerts,
  ...subscriptions,
};

/** A column, or a field of its document (`doc.frozen.email`), and its tag. */
export interface Tagged {
  path: string;
  tag: Leaf;
}

/** Returns every tag of a table with its path. */
export const tagsOf = (tags: DocTags, prefix = ''): Tagged[] =>
  Object.entries(tags).flatMap(([name, tag]) =>
    tag === 'none' || tag instanceof PersonalData ? [{ path: prefix + name, tag }] : tagsOf(tag, `${prefix}${name}.`),
  );
