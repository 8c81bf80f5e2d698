import wyw from '@wyw-in-js/vite';
import { createServer } from 'vite';
import type { Look } from '#src/chart-kit/draw/palette.ts';
import type { ChartDiff } from '#src/chart-kit/diff/diff.ts';

type Painted = { svgOfBoth: (diff: ChartDiff, look: Look) => Promise<string | null> };

/**
 * Returns both revisions of each chart as one drawing. The drawing is a React component, which only Vite can load.
 */
export async function picturesOf(diffs: readonly ChartDiff[]): Promise<Map<string, string>> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [wyw({ include: ['**/src/{ui,charts}/**/*.{ts,tsx}'] })],
  });
  try {
    const { svgOfBoth } = (await vite.ssrLoadModule('/src/chart-kit/diff/picture.ts')) as Painted;
    const { shopLook } = (await vite.ssrLoadModule('/src/charts/files/look.ts')) as { shopLook: Look };
    const pictures = new Map<string, string>();
    for (const diff of diffs) {
      const picture = await svgOfBoth(diff, shopLook);
      if (picture) pictures.set(diff.id, picture);
    }
    return pictures;
  } finally {
    await vite.close();
  }
}
