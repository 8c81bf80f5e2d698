import type { ProductDoc } from '../model/catalogue.ts';

/** A path of the shop, and nothing that a browser could read as another host. */
export const isSitePath = (path: string | null): path is string => path !== null && /^\/([^/\\].*)?$/.test(path);

/** What the image service is asked for: the main picture of a product. */
export const imageOf = ({ images: { folder, views } }: ProductDoc): string =>
  `/images/${folder}/${views[0] ?? 'front'}`;
