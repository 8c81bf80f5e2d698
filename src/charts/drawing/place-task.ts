import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import type { Scene } from '#src/chart-kit/draw/scene.types.ts';

/**
 * Lays out one scene in a helper process of the server: it can take a second, during which the shop would answer no
 * request.
 */
export const task = {
  module: import.meta.url,
  run: async ({ chart, scene }: { chart: string; scene: Scene }): Promise<Drawing> =>
    (await import('#src/chart-kit/draw/layout.ts')).placeHere(chart, scene),
};
