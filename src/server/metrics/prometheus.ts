import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { retentionSettings } from '#src/commerce/retention/rules.ts';
import type { Metrics, Watched } from './metrics.ts';

export interface PrometheusMetrics extends Metrics {
  contentType: string;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
}

/** Milliseconds that the database may take to count the backlog. */
const PATIENCE = 2000;

/** Seconds. A cached page takes a tenth of a millisecond, a new picture a second. */
const requestBuckets = [0.0005, 0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const callBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementBuckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];
/** Google's bounds of what is good and poor are among them. */
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 10];
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const paymentBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Returns `2xx` and so on. 429 (rate limit) and 503 (the shop is busy) have a series of their own. */
export const statusClass = (status: number): string =>
  status === 429 || status === 503 ? String(status) : `${Math.floor(status / 100)}xx`;

const within = <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), milliseconds).unref()),
  ]);

/** Measures in a registry of its own, which also has Node's metrics: event loop, garbage collection, heap. */
export function createPrometheus({ mode }: { mode: string }): PrometheusMetrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  let watched: Partial<Watched> = {};

  const info = new Gauge({
    name: 'waymark_info',
    help: 'The mode of this process; always 1.',
    labelNames: ['mode'],
    registers,
  });
  info.set({ mode }, 1);

  const requests = new Counter({
    name: 'waymark_http_requests_total',
    help: 'Answered requests by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'waymark_http_request_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['kind'],
    buckets: requestBuckets,
    registers,
  });
  const calls = new Histogram({
    name: 'waymark_operation_seconds',
    help: 'Time until the service answered a call.',
    labelNames: ['operation', 'status'],
    buckets: callBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'waymark_refusals_total',
    help: 'Refused calls by operation and error code.',
    labelNames: ['operation', 'errorId'],
    registers,
  });
  const statements = new Histogram({
    name: 'waymark_database_seconds',
    help: 'Time of database work, waiting for a connection included.',
    labelNames: ['kind'],
    buckets: statementBuckets,
    registers,
  });
  const payments = new Counter({
    name: 'waymark_payments_total',
    help: 'Calls of the payment provider by outcome.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const paymentSeconds = new Histogram({
    name: 'waymark_payment_seconds',
    help: 'Time until the payment provider answered.',
    labelNames: ['call'],
    buckets: paymentBuckets,
    registers,
  });
  const recoveries = new Counter({
    name: 'waymark_order_recoveries_total',
    help: 'Orders whose placing was broken off: recovered, or not yet.',
    labelNames: ['outcome'],
    registers,
  });
  const tasks = new Counter({
    name: 'waymark_outbox_tries_total',
    help: 'Tries of tasks that orders left: done or failed.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const retention = new Counter({
    name: 'waymark_retention_rows_total',
    help: 'Rows of personal data that were ended, by setting.',
    labelNames: ['setting'],
    registers,
  });
  const pageEvents = new Counter({
    name: 'waymark_page_events_total',
    help: 'What pages noted with consent, by event, type of page and channel.',
    labelNames: ['event', 'page', 'channel'],
    registers,
  });
  const origins = new Counter({
    name: 'waymark_product_origins_total',
    help: 'Views of product pages by how the shopper came to them.',
    labelNames: ['origin'],
    registers,
  });
  const vitals = new Histogram({
    name: 'waymark_page_vital_seconds',
    help: 'Web vitals of pages that were opened anew: FCP, INP, LCP, TTFB.',
    labelNames: ['vital', 'page'],
    buckets: vitalBuckets,
    registers,
  });
  const shifts = new Histogram({
    name: 'waymark_page_layout_shift',
    help: 'Cumulative layout shift (CLS) of pages that were opened anew.',
    labelNames: ['page'],
    buckets: shiftBuckets,
    registers,
  });
  const pageCalls = new Histogram({
    name: 'waymark_page_call_seconds',
    help: 'Time until a page had the answer of a call; status 0xx: there was none.',
    labelNames: ['operation', 'status'],
    buckets: callBuckets,
    registers,
  });
  // Starts every series at 0, so that an alarm can see a job that has never deleted anything.
  for (const setting of retentionSettings) retention.inc({ setting }, 0);

  // Metrics that are collected only when somebody reads them.
  register.registerMetric(
    new Counter({
      name: 'waymark_page_cache_total',
      help: 'Public pages from the cache (hit) and rendered for it (render).',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        const counts = watched.pages?.();
        if (!counts) return;
        this.reset();
        this.inc({ outcome: 'hit' }, counts.hits);
        this.inc({ outcome: 'render' }, counts.renders);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'waymark_page_cache_pages',
      help: 'Pages in the cache.',
      registers: [],
      collect() {
        this.set(watched.pages?.().pages ?? 0);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'waymark_page_cache_bytes',
      help: 'Memory of the pages in the cache.',
      registers: [],
      collect() {
        this.set(watched.pages?.().bytes ?? 0);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'waymark_queue_waiting',
      help: 'Pages, charts and pictures that wait for their turn.',
      labelNames: ['queue'],
      registers: [],
      collect() {
        for (const [queue, waiting] of Object.entries(watched.queues ?? {})) this.set({ queue }, waiting());
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'waymark_database_connections',
      help: 'Connections to the database (used, idle), and calls that wait for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(watched.pool?.() ?? {})) this.set({ state }, count);
      },
    }),
  );

  const isUp = new Gauge({ name: 'waymark_database_up', help: '1 while the database answers.', registers });
  const depth = new Gauge({ name: 'waymark_outbox_tasks', help: 'Tasks that are not done.', registers });
  const age = new Gauge({
    name: 'waymark_outbox_oldest_seconds',
    help: 'Age of the oldest task that is not done.',
    registers,
  });
  const open = new Gauge({
    name: 'waymark_orders_open',
    help: 'Orders that are being placed, or whose shopper is at the bank.',
    labelNames: ['state'],
    registers,
  });
  const readBacklog = async (): Promise<void> => {
    const backlog = await within(watched.backlog?.() ?? Promise.resolve(null), PATIENCE);
    if (!backlog) return;
    depth.set(backlog.tasks);
    age.set(backlog.oldestTask);
    open.set({ state: 'placing' }, backlog.placing);
    open.set({ state: 'pending' }, backlog.pending);
  };

  return {
    answered(kind, status, seconds) {
      requests.inc({ kind, status: statusClass(status) });
      requestSeconds.observe({ kind }, seconds);
    },
    called: (operation, status, seconds) => calls.observe({ operation, status: statusClass(status) }, seconds),
    refused: (operation, errorId) => refusals.inc({ operation, errorId }),
    queried: (kind, seconds) => statements.observe({ kind }, seconds),
    paid(call, outcome, seconds) {
      payments.inc({ call, outcome });
      paymentSeconds.observe({ call }, seconds);
    },
    recovered: (isRecovered) => recoveries.inc({ outcome: isRecovered ? 'recovered' : 'not yet' }),
    tried: (kind, isDone) => tasks.inc({ kind, outcome: isDone ? 'done' : 'failed' }),
    ended: (setting, rows) => retention.inc({ setting }, rows),
    noted: (event, page, channel) => pageEvents.inc({ event, page, channel }),
    reached: (origin) => origins.inc({ origin }),
    felt(vital, page, value) {
      if (vital === 'CLS') shifts.observe({ page }, value);
      else vitals.observe({ vital, page }, value / 1000);
    },
    awaited: (operation, status, seconds) => pageCalls.observe({ operation, status: statusClass(status) }, seconds),
    watch: (more) => {
      watched = { ...watched, ...more };
    },
    contentType: register.contentType,
    async text() {
      await readBacklog().then(
        () => isUp.set(1),
        () => isUp.set(0),
      );
      return register.metrics();
    },
  };
}
