import { CommerceError } from '../errors.ts';
import { StatedError } from './stated-error.ts';

/** The log's data about an error. No field contains text that somebody typed or a library wrote. */
export interface ErrorFacts {
  /** `Error`, `DrizzleQueryError`, `TimeoutError`; the type of a thrown value that is not an error. */
  name: string;
  /** Only for a StatedError. */
  message?: string;
  /** From Node, SMTP, SQL or a protocol: `ECONNREFUSED`, `EENVELOPE`, `23505`, `idempotency-conflict`. */
  code?: string | number;
  /** The reply code of the SMTP server: 550. */
  responseCode?: number;
  /** The SMTP command that failed: `RCPT TO`. */
  command?: string;
  /** The table of a database error. */
  table?: string;
  column?: string;
  constraint?: string;
  /** The error id of a refusal of the service. */
  errorId?: string;
  /** The kinds of problems in a value that a schema refused. */
  issues?: string[];
  /** Stack frames, innermost first: `placeOnce (src/commerce/checkout/place.ts:88:12)`. */
  at?: string[];
  cause?: ErrorFacts;
  /** The errors of an AggregateError. */
  errors?: ErrorFacts[];
}

const FRAMES = 12;
const DEPTH = 4;
const LISTED = 3;

/** A stack frame in a file of the shop, of a package, or of Node itself. */
const frame =
  /^\s+at (?:(?:async )?([\w$.<>#[\]]+(?: [\w$.<>#[\]]+){0,3}) \()?(node:[\w/]+:\d+:\d+|(?:file:\/\/|\/|[A-Z]:\\)[^\s()]*\.[cm]?[jt]sx?:\d+:\d+)\)?$/;

const root = process.cwd();
const withoutRoot = (place: string): string => place.replace(/^file:\/\//, '').replace(`${root}/`, '');

/**
 * Returns the frames of a stack. Skips its header, which repeats the message, because that may contain lines that look
 * like frames.
 */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return [];
  const header = stack.indexOf(message);
  return stack
    .slice(header === -1 ? 0 : header + message.length)
    .split('\n')
    .flatMap((line) => {
      const [, name, place] = frame.exec(line) ?? [];
      if (place === undefined) return [];
      return [name === undefined ? withoutRoot(place) : `${name} (${withoutRoot(place)})`];
    })
    .slice(0, FRAMES);
}

const codes = /^(?:[A-Z][A-Z0-9_]{1,40}|[0-9A-Z]{5})$/;
/** The codes of the payment provider's protocol, see payments/README.md. */
const providerCodes = new Set([
  'invalid-request',
  'unauthorised',
  'not-found',
  'idempotency-conflict',
  'unavailable',
  'unexpected',
]);
const commands = /^[A-Z]{3,8}(?: [A-Z-]{2,12})?$/;
const identifiers = /^[a-z_][a-z0-9_]{0,62}$/;

const text = (value: unknown, allowed: (text: string) => boolean): string | undefined =>
  typeof value === 'string' && allowed(value) ? value : undefined;
const small = (value: unknown): number | undefined =>
  Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? Number(value) : undefined;
const identifier = (value: unknown) => text(value, (one) => identifiers.test(one));

/** Returns the kinds of problems that a schema (zod) found: `invalid_type`. Paths and messages may repeat the input. */
function issuesOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const kinds = value.map((issue: unknown) =>
    typeof issue === 'object' && issue !== null && 'code' in issue ? identifier(issue.code) : undefined,
  );
  return [...new Set(kinds.filter((kind) => kind !== undefined))].slice(0, LISTED);
}

const made = new WeakSet<object>();
const isMade = (value: unknown): value is ErrorFacts => typeof value === 'object' && value !== null && made.has(value);

/**
 * Returns what a log may contain of anything that was thrown: its name, its codes and where it was thrown. Leaves out
 * the message unless it is a StatedError's: mail servers put the recipient into it, databases the values of a row,
 * JSON.parse the input. Returns facts that this function made as they are.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (isMade(error)) return error;
  const facts = factsOf(error, DEPTH);
  made.add(facts);
  return facts;
}

function factsOf(error: unknown, depth: number): ErrorFacts {
  if (!(error instanceof Error)) return { name: error === null ? 'null' : typeof error };
  const said: Partial<Record<string, unknown>> = { ...error };
  const facts: Record<keyof ErrorFacts, unknown> = {
    name: text(error.name, (name) => /^[A-Za-z]\w{0,60}$/.test(name)) ?? 'Error',
    message: error instanceof StatedError ? error.message : undefined,
    code:
      text('code' in error ? error.code : undefined, (code) => codes.test(code) || providerCodes.has(code)) ??
      small(said['code']),
    responseCode: small(said['responseCode']),
    command: text(said['command'], (command) => commands.test(command)),
    table: identifier(said['table']) ?? identifier(said['table_name']),
    column: identifier(said['column']) ?? identifier(said['column_name']),
    constraint: identifier(said['constraint']) ?? identifier(said['constraint_name']),
    errorId: error instanceof CommerceError ? error.errorId : undefined,
    issues: issuesOf('issues' in error ? error.issues : undefined),
    at: framesOf(error),
    cause: error.cause !== undefined && depth > 1 ? factsOf(error.cause, depth - 1) : undefined,
    errors:
      error instanceof AggregateError && depth > 1
        ? error.errors.slice(0, LISTED).map((one: unknown) => factsOf(one, depth - 1))
        : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as unknown as ErrorFacts;
}
