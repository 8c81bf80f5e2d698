import { openData } from '#tests/crash/data.ts';
import { freePort, type ShopProcess, startShop } from '#tests/crash/shop-process.ts';
import { binariesOfPostgres, openPostgresServer, type PostgresServer } from '#tests/restarts/postgres-server.ts';

/** The attacked shop, built. */
export interface World {
  /** The run's own PostgreSQL server; null if PostgreSQL is not installed. */
  server: PostgresServer | null;
  /**
   * Two processes on one database; without PostgreSQL the same process twice. They trust a proxy on this machine, and
   * have no limit on the number of requests.
   */
  urls: readonly [string, string];
  /**
   * Starts a process with the data and limits of a new installation and with the probe (probe.mjs), without other
   * clients. Ends with the world.
   */
  openAlone(env?: Record<string, string>): Promise<ShopProcess>;
  close(): Promise<void>;
}

/** The script that measures a process from inside. */
export const probe = new URL('probe.mjs', import.meta.url);
const asked = { TRUST_PROXY: 'loopback', DEMO_DAY_MINUTES: '0' };

export async function openWorld(): Promise<World> {
  const binaries = binariesOfPostgres();
  const server = binaries === null ? null : await openPostgresServer(binaries);
  const closing: (() => Promise<void>)[] = server ? [() => server.discard()] : [];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  const openDatabase = async () => {
    const data = await openData(server?.url);
    closing.push(() => data.discard());
    return data;
  };
  const start = async (env: Record<string, string>, preload: string[] = []) => {
    const shop = await startShop(await freePort(), { ...asked, ...env }, preload);
    closing.push(() => shop.stop());
    return shop;
  };
  try {
    const { env } = await openDatabase();
    const first = await start({ ...env, RATE_LIMIT_PER_MINUTE: '1000000000' });
    const second = server ? await start({ ...env, RATE_LIMIT_PER_MINUTE: '1000000000' }) : first;
    return {
      server,
      urls: [first.url, second.url],
      openAlone: async (more = {}) =>
        start({ ...(await openDatabase()).env, RATE_LIMIT_PER_MINUTE: '600', ...more }, [probe.href]),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
