import type { ErrorFacts } from './error-facts.ts';

/** Facts of a log line: ids, codes, counts. Never a name, an address, a number of a card or a phone, or a token. */
export interface LogFacts {
  [name: string]: string | number | boolean | null | undefined | object;
  /** Made by `errorFacts`: an error itself would bring its message. */
  error?: ErrorFacts;
}

/** Where the service writes its log lines; pino fits. */
export interface Log {
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
}
