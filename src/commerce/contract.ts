import { createHash } from 'node:crypto';
import type {
  Channel,
  ConsumerType,
  Country,
  Currency,
  ErrorId,
  Locale,
  operations,
  Region,
} from '#openapi/generated/waymark.gen.ts';
import type { Session } from './model/session.ts';
import type { Call } from './contract/call.ts';
import { defectOf } from './contract/defects.ts';
import { bodyOf, splitPrefix } from './contract/incoming.ts';
import { mockReply } from './contract/mock.ts';
import { contractPointer } from './contract/pointer.ts';
import { matchRoute, type OperationId, type Route } from './contract/routes.ts';
import { findingsIn, parametersIn } from './contract/validation.ts';
import { CommerceError, errorResponse } from './errors.ts';
import type { KeyedCall } from './idempotency.ts';
import { correlated, correlationOf } from './log/correlation.ts';
import { type ErrorFacts, errorFacts } from './log/error-facts.ts';
import type { Language } from './model/locale.ts';
import { UnavailableError } from './unavailable-error.ts';

/** A file is bytes; everything else is JSON. */
type JsonOf<T> = T extends { content: { 'application/pdf': unknown } | { 'image/webp': unknown } }
  ? Uint8Array
  : T extends { content: infer C }
    ? C[keyof C]
    : undefined;
type BodyOf<Op> = Op extends { requestBody: infer Request }
  ? JsonOf<Request>
  : Op extends { requestBody?: infer Request }
    ? JsonOf<NonNullable<Request>> | undefined
    : undefined;
type PathOf<Op> = Op extends { parameters: { path: infer Path extends object } } ? Path : Record<string, never>;
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : Record<string, never>;
type ReplyOf<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: {
        status: Status;
        body: JsonOf<Responses[Status]>;
        /** Override the adapter's own headers; the default of `cache-control` is `no-store`. */
        headers?: Record<string, string>;
      };
    }[keyof Responses & number]
  : never;

/** The context of a call beside its parameters and body. */
export interface CallContext {
  session: Session | null;
  locale: Locale;
  language: Language;
  country: Country;
  region: Region;
  currency: Currency;
  isPreview: boolean;
  correlationId: string;
  idempotencyKey: string | null;
  /** Origin of the page that calls, else of the called address. */
  origin: string;
  /** The client's address, for limits that count by it. */
  address: string;
  /** Header `source` of the request; null if it is absent or not a plain code. */
  source: string | null;
  /** Where the shop is shown: the header `x-channel`. */
  channel: Channel;
  /** The client's `user-agent`, of any length. */
  userAgent: string | null;
}

export interface Asked<Id extends OperationId> {
  params: PathOf<operations[Id]>;
  query: QueryOf<operations[Id]>;
  body: BodyOf<operations[Id]>;
  context: CallContext;
}

export type Reply<Id extends OperationId> = ReplyOf<operations[Id]>;

/**
 * A handler may answer only with a status and body that the contract lists. It refuses by throwing a `CommerceError`.
 */
export type Handler<Id extends OperationId> = (asked: Asked<Id>) => Promise<Reply<Id>>;

/** One handler for each operation id: a new operation in the contract does not compile until it has one. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

interface AnyReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
type AnyHandler = (asked: { params: object; query: object; body: unknown; context: CallContext }) => Promise<AnyReply>;

/** A call that the service refused, without personal data. */
export interface Refusal {
  operation: OperationId | 'unknown';
  errorId: ErrorId;
  status: number;
  /** A pointer into the request, in names of the contract. */
  field?: string;
  /** The caller's role: NONE without a valid token, UNKNOWN if the token was not read. */
  role: ConsumerType | 'NONE' | 'UNKNOWN';
  correlationId: string;
  /** The underlying error, if something else failed. */
  error?: ErrorFacts;
}

export interface AdapterOptions {
  handlers: Handlers;
  /** Returns session and locale of a call. Throws a `CommerceError` if its session has ended. */
  contextOf(
    request: Call,
    facts: { correlationId: string; isPreview: boolean; route: Route; idempotencyKey: string | null },
  ): Promise<CallContext>;
  /** Refuses a call of the warehouse by its key: API404 if the shop has none, AUT404 for another key. */
  admitWarehouse(request: Call): void;
  /** Binds the Idempotency-Key of a call to its content. Throws API409 if another call used the key. */
  bindKey(key: string, call: KeyedCall): Promise<void>;
  /** Returns the caller's role, by the token's signature only. */
  roleOf(request: Call): Promise<Refusal['role']>;
  /** True if /mock answers from the contract's examples; false in production. */
  allowsMock: boolean;
  /** Called for each answer, refused or not. */
  onAnswer(operation: Refusal['operation'], status: number, seconds: number): void;
  /** Called for each call that is refused. */
  onRefusal(refusal: Refusal): void;
  /** Called for each error that is not a refusal: a defect. */
  onDefect(error: unknown, operation: string, correlationId: string): void;
}

/** Returns the service of the contract as one function: route, check, call, answer. */
export function serve(options: AdapterOptions): (request: Call) => Promise<Response> {
  const answer = async (
    request: Call,
    correlationId: string,
    at: { operation: Refusal['operation'] },
  ): Promise<Response> => {
    const url = new URL(request.url);
    const { path, isPreview, isMock } = splitPrefix(url.pathname);
    const match = isMock && !options.allowsMock ? null : matchRoute(request.method, path);
    if (match === null) throw new CommerceError('API404', 404);
    if ('allow' in match) throw new CommerceError('API405', 405, { headers: { allow: match.allow.join(', ') } });

    const { route, params } = match;
    at.operation = route.id;
    if (route.security === 'warehouse' && !isMock) options.admitWarehouse(request);
    const input = parametersIn(route, params, url, request.headers);
    const body = await bodyOf(request, route);
    if (body !== undefined) input.requestBody = body;
    const [first, ...more] = findingsIn(route, input);
    if (first) {
      const { errorId, field = '/body' } = first;
      throw new CommerceError(errorId as 'API422', 400, { field, more });
    }
    if (isMock) {
      const reply = mockReply(route, request.headers.get('prefer'));
      if (!reply) throw new CommerceError('API406', 406);
      return replyOf(reply, correlationId, request);
    }
    // Only if the operation has it: otherwise nobody has checked that it is a UUID.
    const idempotencyKey = input.header['idempotency-key'] ?? null;
    const context = await options.contextOf(request, { correlationId, isPreview, route, idempotencyKey });
    if (idempotencyKey !== null) {
      await options.bindKey(idempotencyKey, {
        operation: route.id,
        subject: context.session?.subject ?? '',
        params: input.path,
        body,
      });
    }
    const handler = options.handlers[route.id] as AnyHandler;
    return replyOf(await handler({ params: input.path, query: input.query, body, context }), correlationId, request);
  };

  const refused = async (
    request: Call,
    error: CommerceError,
    facts: Pick<Refusal, 'operation' | 'correlationId' | 'error'>,
  ): Promise<Response> => {
    const { errorId, status, extra } = error;
    const field = extra.field === undefined ? {} : { field: contractPointer(extra.field) };
    options.onRefusal({ ...facts, errorId, status, ...field, role: await options.roleOf(request) });
    return errorResponse(error, facts.correlationId);
  };

  return (request) => {
    const correlationId = correlationOf(request.headers.get('x-correlation-id'));
    const at: { operation: Refusal['operation'] } = { operation: 'unknown' };
    const began = performance.now();
    return correlated(correlationId, async () => {
      const response = await answer(request, correlationId, at).catch((error: unknown) => {
        if (error instanceof CommerceError) return refused(request, error, { ...at, correlationId });
        if (error instanceof UnavailableError) {
          const unavailable = new CommerceError('API503', 503, { headers: { 'retry-after': '1' } });
          return refused(request, unavailable, { ...at, correlationId, error: errorFacts(error) });
        }
        options.onDefect(error, at.operation, correlationId);
        return errorResponse(new CommerceError(defectOf(at.operation), 500), correlationId);
      });
      options.onAnswer(at.operation, response.status, (performance.now() - began) / 1000);
      return response;
    });
  };
}

/** Public answers have an ETag, and a client that has the same version gets no body. */
function replyOf({ status, body, headers: own }: AnyReply, correlationId: string, request: Call): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-correlation-id': correlationId, ...own };
  if (body === undefined) return new Response(null, { status, headers });
  if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { status, headers });
  const text = JSON.stringify(body);
  if (headers['cache-control']?.startsWith('public')) {
    headers['etag'] = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
    if (request.headers.get('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers });
  }
  headers['content-type'] = 'application/json';
  // A render in this process reads the text directly; otherwise it would be encoded only to be decoded again.
  return Object.defineProperty(new Response(text, { status, headers }), 'text', { value: async () => text });
}
