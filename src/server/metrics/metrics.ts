import type { Backlog } from '#src/commerce/backlog.ts';
import { type Meter, noMeter } from '#src/commerce/meter.ts';
import type { PageCounts } from '../pages.ts';
import type { RequestKind } from '../request-kind.ts';
import type { Pool } from '#src/commerce/db/database.types.ts';

/** Who asked for what the shop has in its page cache did not wait for a render. */
export type AnsweredKind = RequestKind | 'cached page';

export type Statement = 'statement' | 'batch' | 'transaction';

export type PaymentCall = 'authorise' | 'authenticate' | 'cancel' | 'conclude' | 'save card';

/** What is looked at when somebody reads the metrics, and costs nothing until then. */
export interface Watched {
  pages: () => PageCounts;
  /** Tasks that wait in a queue. */
  queues: Record<'pages' | 'charts' | 'pictures', () => number>;
  /** Null without a server: the embedded database has no connections. */
  pool: () => Pool | null;
  /** Null where the service is elsewhere. Rejects while the database is down. */
  backlog: () => Promise<Backlog | null>;
}

/** What the shop measures of itself. */
export interface Metrics extends Meter {
  answered(kind: AnsweredKind, status: number, seconds: number): void;
  queried(kind: Statement, seconds: number): void;
  /** The payment provider answered, or did not. `outcome` is a word of its protocol. */
  paid(call: PaymentCall, outcome: string, seconds: number): void;
  watch(watched: Partial<Watched>): void;
}

const nothing = (): void => undefined;

/** Where nobody reads metrics, nothing is measured. */
export const noMetrics: Metrics = { ...noMeter, answered: nothing, queried: nothing, paid: nothing, watch: nothing };
