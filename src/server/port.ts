import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { Readiness } from './readiness.ts';

type Where = Pick<Config, 'HOST' | 'PORT'>;

export interface Running {
  port: number;
  /**
   * `/ready` says no for DRAIN_SECONDS, then the port closes; what is under way is finished (in 25 s at most), then the
   * database closes.
   */
  stop(): Promise<void>;
}

const whyNot: Partial<Record<string, (where: Where) => string>> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken: stop what listens there, or choose another port.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be opened by this user: choose one above 1023.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is no address of this machine.`,
};

/** The port cannot be had: somebody has to choose another, or another address. */
export class PortError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PortError';
  }
}

/** Milliseconds for requests that are under way when the port closes. */
const LONGEST_REQUEST = 25_000;

/**
 * Opens a server on its port. `close` is called when the last request is answered. Rejects when the port cannot be had,
 * after `close`: with a PortError where another choice would help.
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

/** Closes the port; resolves when the last connection is closed. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST);
    // A connection whose last request began before the draining is kept alive after its answer.
    const tidy = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(force);
      clearInterval(tidy);
      resolve();
    });
  });
}
