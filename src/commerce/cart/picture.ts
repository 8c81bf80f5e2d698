import type { ProductDoc } from '../model/catalogue.ts';

/** True for a path of the shop that no browser could read as another host. */
export const isSitePath = (path: string | null): path is string => path !== null && /^\/([^/\\].*)?$/.test(path);

/** The image path of a product's main picture, for the image service. */
export const imageOf = ({ images: { folder, views } }: ProductDoc): string =>
  `/images/${folder}/${views[0] ?? 'front'}`;
