import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/**
 * Runs in its own process: opens the embedded database, runs enough queries for V8 to recompile its WebAssembly if it
 * may, and prints the peak memory in megabytes.
 */
const work = `
  import { readFileSync } from 'node:fs';
  import { openDatabase } from '#src/commerce/db/connect.ts';
  const { raw, close } = await openDatabase({ dataDir: process.env.FOLDER });
  const [{ shared_buffers: buffers }] = await raw('SHOW shared_buffers', []);
  for (let round = 0; round < 20; round += 1) await raw('SELECT sum(number * 2) FROM generate_series(1, 20000) number', []);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  console.log(JSON.stringify({ buffers, peak: Math.round(peak / 1024) }));
  await close();
`;

async function measured(folder: string): Promise<{ buffers: string; peak: number }> {
  const options = { env: { ...process.env, FOLDER: folder } };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', work], options);
  return JSON.parse(stdout);
}

describe.runIf(process.platform === 'linux')('memory of the embedded database (decision 012)', () => {
  test('an existing database opens and works below 500 MB at its peak', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-memory-'));
    await measured(join(folder, 'db'));
    const { buffers, peak } = await measured(join(folder, 'db'));
    await rm(folder, { recursive: true });
    expect(buffers).toBe('32MB');
    expect(peak).toBeLessThan(500);
  });
});
