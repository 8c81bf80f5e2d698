import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** A UUID, a trace id (32 hexadecimal digits) or a ULID. Anything else could be an e-mail address or a phone number. */
const known = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}|[0-7][0-9A-HJKMNP-TV-Z]{25})$/i;

/** Returns the caller's id of a request if it has a valid form, else a new one. */
export const correlationOf = (given: string | null | undefined): string =>
  given && known.test(given) ? given : crypto.randomUUID();

/** Runs the work of a request: its log entries and its calls get the request's id. */
export const correlated = <Result>(correlationId: string, work: () => Result): Result =>
  scope.getStore() === correlationId ? work() : scope.run(correlationId, work);

/** Runs work that belongs to no request, although a request began it. */
export const uncorrelated = <Result>(work: () => Result): Result => scope.exit(work);

/** Returns the id of the current request. */
export const correlationId = (): string | undefined => scope.getStore();
