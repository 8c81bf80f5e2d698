import type { ProductDoc } from '../db/schema.ts';
import { angles } from '../pictures/names.ts';

const isSilhouette = (name: string): name is keyof typeof angles => name in angles;

/** A path of the shop, and nothing that a browser could read as another host. */
export const isSitePath = (path: string | null): path is string => path !== null && /^\/([^/\\].*)?$/.test(path);

/** What the image service is asked for: a product from its first angle. */
export function imageOf({ picture: { silhouette, palette } }: ProductDoc): string {
  const angle = isSilhouette(silhouette) ? angles[silhouette][0] : 'side';
  return `/images/product/${silhouette}/${palette.join('-')}/${angle}`;
}
