import { pino, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. Addresses, names, e-mails, cards and tokens never enter one. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.email', '*.phone', '*.password', '*.cardToken', '*.accessToken', '*.refreshToken', 'headers.cookie', 'headers.authorization'],
  });
