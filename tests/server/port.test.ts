import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { openPort, PortError } from '#src/server/port.ts';

const readiness = { lacks: async () => [], isDraining: () => false, drain: () => undefined };

test('a taken port is reported in one line, and everything behind the server is closed', async () => {
  const options = { HOST: '127.0.0.1', DRAIN_SECONDS: 0, readiness };
  const first = await openPort(createServer(), { ...options, PORT: 0, close: async () => undefined });
  const close = vi.fn(async () => undefined);
  const second = openPort(createServer(), { ...options, PORT: first.port, close });
  await expect(second).rejects.toBeInstanceOf(PortError);
  await expect(second).rejects.toThrow(new RegExp(`^Port ${first.port} is taken[^\\n]*$`));
  expect(close).toHaveBeenCalledOnce();
  await first.stop();
});

test.each(['203.0.113.7', 'not a host'])('%s, no address of this machine, is reported in one line', async (HOST) => {
  const opened = openPort(createServer(), {
    HOST,
    PORT: 0,
    DRAIN_SECONDS: 0,
    readiness,
    close: async () => undefined,
  });
  await expect(opened).rejects.toThrow(new PortError(`HOST ${HOST} is no address of this machine.`));
});
