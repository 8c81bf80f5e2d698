import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { Readiness } from './readiness.ts';

type Where = Pick<Config, 'HOST' | 'PORT'>;

export interface Running {
  port: number;
  /**
   * `/ready` answers 503 for DRAIN_SECONDS, then the port closes. Requests in progress are finished (in 25 s at most),
   * then the database closes.
   */
  stop(): Promise<void>;
}

const notOurs = ({ HOST }: Where): string => `HOST ${HOST} is no address of this machine.`;

const whyNot: Partial<Record<string, (where: Where) => string>> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken: stop what listens there, or choose another port.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be opened by this user: choose one above 1023.`,
  EADDRNOTAVAIL: notOurs,
  // A name that nobody knows.
  ENOTFOUND: notOurs,
};

/** The port cannot be opened. The operator has to choose another port or address. */
export class PortError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PortError';
  }
}

/** Milliseconds that requests in progress may take after the port closes. */
const LONGEST_REQUEST = 25_000;

/**
 * Opens a server on its port. Calls `close` after the last request is answered. If the port cannot be opened, calls
 * `close` and rejects: with a PortError if another port or address would help.
 */
export async function openPort(
  server: Server,
  options: Where & Pick<Config, 'DRAIN_SECONDS'> & { readiness: Readiness; close(): Promise<void> },
): Promise<Running> {
  server.keepAliveTimeout = 65_000;
  const port = await bind(server, options).catch(async (error: unknown) => {
    await options.close();
    throw error;
  });
  return {
    port,
    stop: async () => {
      options.readiness.drain();
      await pause(options.DRAIN_SECONDS * 1000);
      await closed(server);
      await options.close();
    },
  };
}

function bind(server: Server, where: Where): Promise<number> {
  const { PORT, HOST } = where;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = whyNot[error.code ?? '']?.(where);
      reject(message === undefined ? error : new PortError(message));
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}

/** Closes the port. Resolves when the last connection is closed. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST);
    // A connection whose last request began before the draining stays open after its answer.
    const tidy = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(force);
      clearInterval(tidy);
      resolve();
    });
  });
}
