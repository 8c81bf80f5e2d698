import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '#src/commerce/db/unavailable.ts';
import { createLog } from '#src/server/log.ts';
import { openTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
afterEach(() => rm(server.folder, { recursive: true, force: true }));

const ready = async () => {
  const answer = await fetch(`${server.url}/ready`, { headers: { connection: 'close' } });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('/ready', () => {
  it('answers 503 while the database refuses', async () => {
    let isAway = true;
    const isReady = async () => {
      if (isAway) throw new DatabaseUnavailableError(new Error('gone'));
      return true;
    };
    server = await openTestServer({ shop: { isReady } });
    expect(await ready()).toEqual({ status: 503, body: { status: 'not ready', lacks: ['database'] } });
    isAway = false;
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
    await server.stop();
  });

  it('answers 503 within a second while the database does not answer, with one query at a time', async () => {
    let asked = 0;
    const isReady = () => {
      asked += 1;
      return new Promise<boolean>(() => undefined);
    };
    server = await openTestServer({ shop: { isReady } });
    const began = performance.now();
    expect(await ready()).toMatchObject({ status: 503, body: { lacks: ['database'] } });
    expect(performance.now() - began).toBeLessThan(1000);
    await ready();
    expect(asked).toBe(1);
    await server.stop();
  });

  it('answers 503 while the disk is full', async () => {
    server = await openTestServer();
    // Writing to /dev/full fails as on a full disk.
    await symlink('/dev/full', join(server.folder, `.ready-${process.pid}`));
    expect(await ready()).toEqual({ status: 503, body: { status: 'not ready', lacks: ['disk'] } });
    expect(await ready()).toMatchObject({ status: 200 });
    await server.stop();
  });

  it('answers 503 while the data folder is missing', async () => {
    server = await openTestServer();
    await rm(server.folder, { recursive: true });
    expect(await ready()).toMatchObject({ status: 503, body: { lacks: ['disk'] } });
    await server.stop();
  });

  it('makes the data folder of a new installation', async () => {
    const home = await mkdtemp(join(tmpdir(), 'new-'));
    server = await openTestServer({ env: { DATA_DIR: join(home, 'shop', 'data') } });
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
    await server.stop();
    await rm(home, { recursive: true });
  });

  it('logs what is missing when that changes, not at each request', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    let isAway = true;
    server = await openTestServer({ shop: { isReady: async () => !isAway }, log });
    await ready();
    await ready();
    isAway = false;
    await ready();
    await ready();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 40, lacks: ['database'], msg: 'not ready' }),
      expect.objectContaining({ level: 30, msg: 'ready again' }),
    ]);
    await server.stop();
  });
});

describe('a shop that gets a stop signal', () => {
  it('is not ready, accepts requests for a while, closes the port, finishes open requests, then closes the database', async () => {
    const events: string[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
    const service = async (call: { url: string }) => {
      if (call.url.includes('time')) return Response.json({ ok: true });
      begin();
      await slow;
      return Response.json({ ok: 'late' });
    };
    server = await openTestServer({
      shop: { service, close: async () => void events.push('database closed') },
      env: { DRAIN_SECONDS: '2' },
    });
    const late = fetch(`${server.url}/cart/v1/cart/slow`).then(async (answer) => {
      events.push('answered');
      return answer.json();
    });
    await begun;
    const stopped = server.stop();

    expect(await ready()).toEqual({ status: 503, body: { status: 'not ready', lacks: ['draining'] } });
    const other = await fetch(`${server.url}/fapi/server/time`);
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
    const isOpen = () =>
      fetch(`${server.url}/health`).then(
        () => true,
        () => false,
      );
    while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).toEqual([]);
    const answeredAt = performance.now();
    finish();
    await stopped;
    expect(await late).toEqual({ ok: 'late' });
    expect(events.toSorted()).toEqual(['answered', 'database closed']);
    // Keep-alive connections are closed at once, not waited for.
    expect(performance.now() - answeredAt).toBeLessThan(10_000);
  });
});
