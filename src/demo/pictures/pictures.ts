import { createPen, sheet } from './draw.ts';
import { palette, angles, scenes, sceneSizes } from './names.ts';
import { product } from './products.ts';
import { scene } from './scenes/scenes.ts';
import type { ColourName, SceneName, SceneRatio, Silhouette } from './names.ts';

export { angles, palette, scenes, sceneSizes, silhouettes } from './names.ts';
export type { ColourName, SceneName, SceneRatio, Silhouette, Swatch } from './names.ts';

/** What a product's picture shows. `colours` are the main, the second and the accent colour. */
export type ProductPicture = {
  silhouette: Silhouette;
  colours: readonly [main: ColourName, second: ColourName, accent: ColourName];
  angle: string;
};

/** Draws a product in front of the studio backdrop: SVG text, 1200 by 1500 (4:5). */
export function drawProduct({ silhouette, colours, angle }: ProductPicture): string {
  const pen = createPen();
  const inks = { main: palette[colours[0]].hex, second: palette[colours[1]].hex, accent: palette[colours[2]].hex };
  const drawn = product(pen, silhouette, inks, angle, angles[silhouette][0]);
  return sheet(pen, drawn.body, 1200, 1500, drawn.view);
}

/** Draws a campaign scene in one of its three ratios: SVG text. */
export function drawScene(name: SceneName, ratio: SceneRatio): string {
  const { width, height } = sceneSizes[ratio];
  const pen = createPen();
  const body = scene(pen, name, width, height);
  return sheet(pen, body, width, height);
}

/** Draws a plain swatch of a colour: SVG text, 240 by 240. */
function drawSwatch(colour: ColourName): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">' +
    `<rect width="240" height="240" fill="${palette[colour].hex}"/></svg>`
  );
}

const isColour = (name: string | undefined): name is ColourName => name !== undefined && Object.hasOwn(palette, name);

/**
 * Turns an image path into its vector master, or null when nothing has that path. The paths are
 * `product/<silhouette>/<main>-<second>-<accent>/<angle>`, `scene/<name>/<wide|tall|square>` and `swatch/<colour>`.
 */
export function master(path: string): string | null {
  const [kind, name = '', third = '', fourth, ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (kind === 'product' && fourth !== undefined && Object.hasOwn(angles, name)) {
    const silhouette = name as Silhouette;
    const [main, second, accent, ...more] = third.split('-');
    if (!isColour(main) || !isColour(second) || !isColour(accent) || more.length > 0) return null;
    if (!(angles[silhouette] as readonly string[]).includes(fourth)) return null;
    return drawProduct({ silhouette, colours: [main, second, accent], angle: fourth });
  }
  if (kind === 'scene' && fourth === undefined && Object.hasOwn(sceneSizes, third)) {
    const scene = scenes.find((known) => known === name);
    return scene === undefined ? null : drawScene(scene, third as SceneRatio);
  }
  if (kind === 'swatch' && third === '' && path.split('/').length === 2 && isColour(name)) return drawSwatch(name);
  return null;
}
