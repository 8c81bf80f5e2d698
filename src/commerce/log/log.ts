import type { ErrorFacts } from './error-facts.ts';

/** Data of a log line: ids, codes, counts. Never a name, an address, a card or phone number, or a token. */
export interface LogFacts {
  [name: string]: string | number | boolean | null | undefined | object;
  /** From `errorFacts`: the error itself would add its message. */
  error?: ErrorFacts;
}

/** Where the service writes its log lines; pino implements it. */
export interface Log {
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
}
