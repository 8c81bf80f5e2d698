import type { Backlog } from '#src/commerce/backlog.ts';
import { type Meter, noMeter } from '#src/commerce/meter.ts';
import type { PageCounts } from '../pages.ts';
import type { RequestKind } from '../request-kind.ts';
import type { Pool } from '#src/commerce/db/database.types.ts';

/** Requests that were answered from the page cache are counted apart, because they did not wait for a render. */
export type AnsweredKind = RequestKind | 'cached page';

export type Statement = 'statement' | 'batch' | 'transaction';

export type PaymentCall = 'authorise' | 'authenticate' | 'cancel' | 'refund' | 'conclude' | 'save card';

/** Values that are read only when somebody reads the metrics. */
export interface Watched {
  pages: () => PageCounts;
  /** The number of tasks that wait in each queue. */
  queues: Record<'pages' | 'charts' | 'pictures', () => number>;
  /** Null for the embedded database, which has no connections. */
  pool: () => Pool | null;
  /** Null if the service is remote. Rejects while the database is down. */
  backlog: () => Promise<Backlog | null>;
}

/** What the shop measures about itself. */
export interface Metrics extends Meter {
  answered(kind: AnsweredKind, status: number, seconds: number): void;
  queried(kind: Statement, seconds: number): void;
  /** A call of the payment provider ended. `outcome` is a word of its protocol. */
  paid(call: PaymentCall, outcome: string, seconds: number): void;
  watch(watched: Partial<Watched>): void;
}

const nothing = (): void => undefined;

/** Measures nothing; used if nobody reads metrics. */
export const noMetrics: Metrics = { ...noMeter, answered: nothing, queried: nothing, paid: nothing, watch: nothing };
