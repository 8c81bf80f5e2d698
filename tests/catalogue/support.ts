import { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { rowsOf } from '#src/commerce/catalogue/rows.ts';
import { ratingOf } from '#src/commerce/reviews/ratings.ts';
import { checked } from '#src/commerce/content/checked.ts';
import type { ContentSource } from '#src/commerce/content/content-source.ts';
import { serve } from '#src/commerce/contract.ts';
import { matchRoute } from '#src/commerce/contract/routes.ts';
import { validatorFor } from '#src/commerce/contract/validator.ts';
import { createHandlers, type OperationDeps } from '#src/commerce/operations/handlers.ts';
import { seed } from '#src/demo/seed.ts';
import { contextLocale } from '#src/commerce/context.ts';
import { demoContent } from '../content/demo.ts';

export { seed };

/** A time that fits the dates in the opening data. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Every ninth colour and every seventh size are sold out; the other sizes have 1 to 40 units. */
export function stockOf(): Map<string, number> {
  return new Map(
    seed.products.flatMap(({ variants }, at) =>
      variants.map(
        ({ upc }, size) => [upc, at % 9 === 4 || (at + size) % 7 === 0 ? 0 : 1 + ((at * 13 + size * 7) % 40)] as const,
      ),
    ),
  );
}

export interface Stand {
  catalogue: Catalogue;
  /** Units by bar code; a test may change them. */
  stock: Map<string, number>;
  clock: { now: number };
  reads: { stock: number };
}

/** What the reviews of the opening data count. */
const ratings = new Map(
  seed.masters.flatMap(({ id }) => {
    const reviews = seed.reviews.filter(({ masterId }) => masterId === id);
    const rating = ratingOf(
      reviews.length,
      reviews.reduce((sum, review) => sum + review.rating, 0),
    );
    return rating ? [[id, { ...rating, fit: null }] as const] : [];
  }),
);

/** The catalogue of the opening data, without a database. */
export async function openStand(): Promise<Stand> {
  const stock = stockOf();
  const clock = { now: NOW };
  const reads = { stock: 0 };
  const catalogue = await Catalogue.open({
    readRows: async () => rowsOf(seed, ratings),
    readStock: async () => {
      reads.stock += 1;
      return new Map(stock);
    },
    now: () => clock.now,
  });
  return { catalogue, stock, clock, reads };
}

export interface Answer {
  status: number;
  headers: Headers;
  // The contract's validator checks the type; tests read only the fields that they are about.
  body: Record<string, never>;
}

/** Calls the service like an HTTP client. Throws if an answer breaks the contract. */
export function asker({ catalogue, clock }: Stand, content: ContentSource = demoContent) {
  const service = serve({
    handlers: createHandlers({
      browsing: catalogue,
      content: checked(content, { info: () => {}, warn: () => {}, error: () => {} }),
      clock: () => clock.now,
      offersStockAlerts: true,
      showsLowestPrice: true,
      usesCloudinary: false,
      customiserUrl: null,
      planTerms: async () => ({ payments: 3, least: 3500, most: 200_000 }),
      database: { raw: async () => seed.stores.map((doc) => ({ doc })) as never } as never,
    } as Partial<OperationDeps> as OperationDeps),
    contextOf: async (_request, { correlationId, isPreview }) => ({
      session: null,
      ...contextLocale('en-us'),
      isPreview,
      correlationId,
      idempotencyKey: null,
      source: null,
      channel: 'ECOMM',
      userAgent: null,
      origin: 'http://shop.test',
      address: '192.0.2.1',
      headers: new Headers(),
    }),
    admitWarehouse: () => undefined,
    bindKey: async () => undefined,
    roleOf: async () => 'NONE',
    allowsMock: false,
    onAnswer: () => undefined,
    onRefusal: () => undefined,
    onDefect: (error) => {
      throw error;
    },
  });
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await service(new Request(`http://shop.test${path}`, { headers }));
    const text = await response.text();
    const body = text === '' ? {} : JSON.parse(text);
    const findings = text === '' ? null : contractFindings(path, response.status, body);
    if (findings) throw new Error(`${path} answers against the contract: ${JSON.stringify(findings).slice(0, 2_000)}`);
    return { status: response.status, headers: response.headers, body };
  };
  return { ask, service };
}

/** Cached because compiling a validator costs more than all validations. */
const validators = new Map<string, ReturnType<typeof validatorFor>>();

/** Errors of an answer according to the contract; null if it is valid. */
export function contractFindings(path: string, status: number, body: unknown): unknown {
  const match = matchRoute('GET', new URL(path, 'http://shop.test').pathname.replace(/^\/pre(?=\/)/, ''));
  if (!match || 'allow' in match) return 'no such operation';
  const validator = validators.get(match.route.id) ?? validatorFor(match.route);
  validators.set(match.route.id, validator);
  return validator.validateResponse(body, match.route.id, status).errors ?? null;
}
