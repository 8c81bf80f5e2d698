// Removes every asset of a served build.
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { currentBuild } from '../../builds.mjs';
import { inParallel } from './client.ts';
import { atMost, isAnswer, type Line } from './line.ts';
import type { World } from './world.ts';

export async function attack(world: World): Promise<Line[]> {
  const current = currentBuild();
  if (current === null) throw new Error('there is no build: npm run build');
  // Below the packages that the server of the build imports.
  await mkdir('.data', { recursive: true });
  const home = resolve(await mkdtemp('.data/attacked-build-'));
  await cp(current, join(home, basename(current)), { recursive: true });
  await writeFile(join(home, 'current'), basename(current));
  try {
    const shop = await world.openAlone({ BUILD_DIR: home });
    const assets = join(home, basename(current), 'client', 'assets');
    const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name));
    await rm(assets, { recursive: true });
    const statuses = await inParallel(names, 50, async (name) => {
      const answer = await fetch(`${shop.url}/assets/${name}`).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? 0;
    });
    const page = await fetch(`${shop.url}/en-us`).then(
      ({ status }) => status,
      () => undefined,
    );
    await shop.stop();
    return [
      atMost(
        'missing assets: answers other than 404',
        names.length,
        statuses.filter((status) => status !== 404).length,
        0,
      ),
      isAnswer('missing assets: a page after that', names.length, page, 200),
    ];
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
