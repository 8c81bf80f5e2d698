import type { PgTable } from 'drizzle-orm/pg-core';
import type { RetentionSetting } from '../../retention/rules.ts';

/** Why the law lets the shop keep it. */
export type Ground = 'contract' | 'legal duty' | 'legitimate interest' | 'consent';

/** Tags a column, or a field of a document, that says something about a person. */
export class PersonalData {
  readonly purpose: string;
  readonly ground: Ground;
  /** The setting of the rule that ends it; where none does, in words, what ends it. */
  readonly ends: readonly RetentionSetting[] | string;
  constructor(purpose: string, ground: Ground, ends: PersonalData['ends']) {
    this.purpose = purpose;
    this.ground = ground;
    this.ends = ends;
  }
}

/** Tags what says nothing about a person. */
export const none = 'none';

export type Leaf = typeof none | PersonalData;

/** The tags of a document, field by field; a list of documents is tagged as one of them. */
export interface DocTags {
  readonly [field: string]: Leaf | DocTags;
}

type Scalar = string | number | boolean | bigint | null | undefined | Date | Scalar[];

type DocTagsOf<Doc> = Doc extends readonly (infer Item)[]
  ? DocTagsOf<Item>
  : Doc extends object
    ? { [Field in keyof Doc]-?: Leaf | DocTagsOf<NonNullable<Doc[Field]>> }
    : never;

/** A scalar has a tag; a document has one for each of its fields, so that a new field does not compile without one. */
type ColumnTag<Value> = [Value] extends [Scalar] ? Leaf : unknown extends Value ? Leaf : DocTagsOf<NonNullable<Value>>;

/** A tag for each column of a table: a new column does not compile without one. */
export type TableTags<Table extends PgTable> = {
  [Column in keyof Table['$inferSelect']]-?: ColumnTag<Table['$inferSelect'][Column]>;
};

/** A document that nobody types personal data into: the catalogue's, the shop's own settings. */
export type CatalogueTags<Table extends PgTable> = {
  [Column in keyof Table['$inferSelect']]-?: ColumnTag<Table['$inferSelect'][Column]> | typeof none;
};
