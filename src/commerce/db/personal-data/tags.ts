import type { PgTable } from 'drizzle-orm/pg-core';
import type { RetentionSetting } from '../../retention/rules.ts';

/** The legal ground for storing it. */
export type Ground = 'contract' | 'legal duty' | 'legitimate interest' | 'consent';

/** Tags a column, or a field of a document, that contains personal data. */
export class PersonalData {
  readonly purpose: string;
  readonly ground: Ground;
  /** The retention settings that delete it; if there is none, a description of what deletes it. */
  readonly ends: readonly RetentionSetting[] | string;
  constructor(purpose: string, ground: Ground, ends: PersonalData['ends']) {
    this.purpose = purpose;
    this.ground = ground;
    this.ends = ends;
  }
}

/** Tags a column or a field without personal data. */
export const none = 'none';

export type Leaf = typeof none | PersonalData;

/** The tags of a document, field by field. A list of documents has the tags of one of them. */
export interface DocTags {
  readonly [field: string]: Leaf | DocTags;
}

type Scalar = string | number | boolean | bigint | null | undefined | Date | Uint8Array | Scalar[];

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

/** For tables whose documents contain no personal data: the catalogue, and the shop's own settings. */
export type CatalogueTags<Table extends PgTable> = {
  [Column in keyof Table['$inferSelect']]-?: ColumnTag<Table['$inferSelect'][Column]> | typeof none;
};
