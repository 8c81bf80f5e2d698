import { fork } from 'node:child_process';
import { afterAll, expect, it, vi } from 'vitest';
import { createHelper } from '#src/server/helper.ts';
import type { Task } from '#src/server/helper-process.ts';

// An earlier file of the worker may have loaded these modules without the mock (decision 094).
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  return { ...actual, fork: vi.fn(actual.fork) };
});

const task: Task<number, number> = {
  module: 'data:text/javascript,export const task = { run: async (given) => given + 1 }',
  run: async (given) => given + 1,
};

it('starts a process for the next task if the last could not start', async () => {
  const helper = createHelper({ restAfter: 50 });
  vi.mocked(fork).mockImplementationOnce(() => {
    throw new Error('spawn EAGAIN');
  });
  await expect(helper.run(task, 1)).rejects.toThrow('spawn EAGAIN');
  expect(await helper.run(task, 1)).toBe(2);
});
