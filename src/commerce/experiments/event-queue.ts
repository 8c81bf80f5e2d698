import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { EventBatch, ExperimentNetwork, VisitorEvents } from './experiment-network.ts';

/** Milliseconds between the first event that waits and its batch. */
export const ROUND = 10_000;

/** Milliseconds between two tries of a batch. */
export const RETRY = 30_000;

/** Tries of a batch; then it is dropped. */
export const TRIES = 5;

/** Events of a batch. */
export const BATCH = 50;

/** Notes of pages that wait, each with a batch of events at most; of more, the oldest are dropped. */
export const BOUND = 500;

/** What a batch says of itself; events of two revisions of a datafile are in two batches. */
type Account = Omit<EventBatch, 'visitors'>;

export interface EventQueue {
  add(account: Account, visitor: VisitorEvents): void;
  /** Sends what waits, each batch once more, and takes nothing after it. */
  close(): Promise<void>;
}

interface Waiting {
  account: Account;
  visitor: VisitorEvents;
}

/** Returns one visitor for each id, with the events of all its entries. */
function byVisitor(entries: readonly Waiting[]): VisitorEvents[] {
  const visitors = new Map<string, VisitorEvents>();
  for (const { visitor } of entries) {
    const known = visitors.get(visitor.visitorId);
    visitors.set(visitor.visitorId, known ? { ...known, events: [...known.events, ...visitor.events] } : visitor);
  }
  return [...visitors.values()];
}

/**
 * Events on their way to the network, in the memory of this process: in batches, within bounds, and tried again if the
 * network does not answer. A process that is killed loses them.
 */
export function createEventQueue({
  network,
  log,
}: {
  network: Pick<ExperimentNetwork, 'sendEvents'>;
  log: Log;
}): EventQueue {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();
  let failures = 0;
  let isClosed = false;

  const plan = (delay: number) => {
    if (timer !== null || isClosed || waiting.length === 0) return;
    timer = setTimeout(() => {
      timer = null;
      sending = sending.then(send);
    }, delay);
    timer.unref();
  };
  /** The oldest entries of one account that have room in a batch; one at least. */
  const nextBatch = (): Waiting[] => {
    const [first] = waiting;
    let events = 0;
    const end = waiting.findIndex(({ account, visitor }) => {
      events += visitor.events.length;
      return account.revision !== first?.account.revision || events > BATCH;
    });
    return waiting.slice(0, end === -1 ? undefined : Math.max(end, 1));
  };
  const drop = (batch: readonly Waiting[]) => {
    const gone = new Set(batch);
    waiting = waiting.filter((entry) => !gone.has(entry));
    failures = 0;
  };
  const send = async (): Promise<void> => {
    const batch = nextBatch();
    const [first] = batch;
    if (!first) return;
    const count = { visitors: batch.length };
    try {
      const isTaken = await network.sendEvents({ ...first.account, visitors: byVisitor(batch) });
      if (!isTaken) log.warn(count, 'events of experiments were refused');
      drop(batch);
      plan(0);
    } catch (error) {
      failures += 1;
      log.warn({ ...count, error: errorFacts(error) }, 'events of experiments could not be sent');
      if (failures >= TRIES) drop(batch);
      plan(RETRY);
    }
  };

  return {
    add: (account, visitor) => {
      if (isClosed) return;
      waiting = [...waiting, { account, visitor }].slice(-BOUND);
      plan(ROUND);
    },
    close: async () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await sending;
      for (let left = waiting.length; left > 0; left = failures > 0 ? 0 : waiting.length) {
        failures = 0;
        await send();
      }
    },
  };
}
