import { type DestinationStream, pino, type Logger } from 'pino';
import { correlationId } from '#src/commerce/log/correlation.ts';
import { errorFacts } from '#src/commerce/log/error-facts.ts';

export type { Logger };

/** Errors by `errorFacts`, wherever they stand in a line; what is logged as an error and is none says only its type. */
const withoutMessages = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      value instanceof Error || key === 'err' || key === 'error' ? errorFacts(value) : value,
    ]),
  );

/**
 * Structured logs, one JSON line each, with the correlation id of the request that they belong to. Addresses, names,
 * e-mails, cards and tokens never enter one. `destination` is stdout unless a test reads along.
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
        // pino would take the message of an error for that of the line, and write what follows the message into it.
        logMethod([first, second], method) {
          const facts =
            first instanceof Error ? { error: first } : typeof first === 'object' && first !== null ? first : {};
          method.call(this, facts, typeof first === 'string' ? first : (second ?? 'unexpected'));
        },
      },
    },
    destination,
  );
