import type { ProductImages } from '#src/commerce/model/catalogue.ts';
import { angles, type ColourName, palette, type Silhouette } from '../pictures/names.ts';

/** Main, second and accent colour of a drawing. */
export type Palette = readonly [main: ColourName, second: ColourName, accent: ColourName];

/** The drawings of a product from every angle that its silhouette has. */
export const imagesOf = (silhouette: Silhouette, colours: Palette): ProductImages => ({
  folder: `product/${silhouette}/${colours.join('-')}`,
  views: [...angles[silhouette]],
});

/** The colours of a swatch, each once. */
export const swatchOf = (colours: Palette): string[] => [...new Set(colours.map((name) => palette[name].hex))];

const footwear: readonly string[] = angles['trainer-low'];

/** Shoes are the silhouettes that have a sole to show. */
export const isFootwear = (silhouette: Silhouette): boolean => angles[silhouette] === footwear;
