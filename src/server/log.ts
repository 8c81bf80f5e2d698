import { type DestinationStream, pino, type Logger } from 'pino';
import { correlationId } from '#src/commerce/log/correlation.ts';
import { errorFacts } from '#src/commerce/log/error-facts.ts';

export type { Logger };

/**
 * Replaces errors by their `errorFacts`, at every key of a line. A value that is logged as an error and is not one is
 * logged only as its type.
 */
const withoutMessages = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      value instanceof Error || key === 'err' || key === 'error' ? errorFacts(value) : value,
    ]),
  );

/**
 * Structured logs, one JSON line each, with the correlation id of their request. A line never contains addresses,
 * names, e-mails, cards or tokens. `destination` is stdout, except in tests.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: [
        '*.email',
        '*.phone',
        '*.password',
        '*.cardToken',
        '*.accessToken',
        '*.refreshToken',
        'headers.cookie',
        'headers.authorization',
      ],
      formatters: { log: withoutMessages },
      mixin: () => {
        const id = correlationId();
        return id === undefined ? {} : { correlationId: id };
      },
      hooks: {
        // Without this, pino would use an error's message as the message of the line, and format the next argument into
        // it.
        logMethod([first, second], method) {
          const facts =
            first instanceof Error ? { error: first } : typeof first === 'object' && first !== null ? first : {};
          method.call(this, facts, typeof first === 'string' ? first : (second ?? 'unexpected'));
        },
      },
    },
    destination,
  );
