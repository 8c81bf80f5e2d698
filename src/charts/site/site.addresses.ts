import { type Addresses, foldsInQuery, type Place } from '../pages/addresses.ts';
import type { Parts } from '../paths/report.types.ts';

/**
 * The position of a page on a disk; plain JSON. Folders end with a slash, and are empty if the page itself is in them.
 * A report that does not exist is null.
 */
export interface Site {
  /** The gallery's folder, or its address in a shop. */
  gallery: string;
  paths: { folder: string; home: string; parts: Parts } | null;
  book: { folder: string; charts: readonly string[] } | null;
  more: readonly Place[];
}

/** The report's page about what no level walks. */
export const unwalkedFile = 'paths-unwalked.html';

export const reportFile = (chart: string, part: string) => `paths-${chart}-${part}.html` as const;

type GalleryPlaces = Pick<Addresses, 'index' | 'map' | 'mapOf' | 'chart' | 'simulator' | 'funnel' | 'file'>;

/** Pages beside each other in one folder: relative names work from a disk and from any server. */
const galleryFiles = (folder: string): GalleryPlaces => ({
  index: `${folder}index.html`,
  map: `${folder}map.html`,
  mapOf: () => `${folder}map.html`,
  chart: (id, detail, folds = []) =>
    `${folder}chart-${id}${detail === 'plain' ? '-plain' : ''}.html${foldsInQuery(folds)}`,
  simulator: (id, folds = []) => `${folder}simulate-${id}.html${foldsInQuery(folds)}`,
  funnel: () => null,
  file: (id, kind) => `${folder}files/${id}.${kind}`,
});

const galleryPages = (shop: string): GalleryPlaces => ({
  index: shop,
  map: `${shop}/map`,
  mapOf: (chart) => `${shop}/map?chart=${chart}`,
  chart: (id) => `${shop}/${id}`,
  simulator: (id) => `${shop}/${id}/simulate`,
  funnel: (id) => `${shop}/${id}/funnel`,
  file: (id, kind) => `${shop}/files/${id}.${kind}`,
});

export const siteAddresses = ({ gallery, paths, book, more }: Site): Addresses => ({
  ...(gallery.startsWith('http') ? galleryPages(gallery) : galleryFiles(gallery)),
  paths: paths && {
    index: `${paths.folder}${paths.home}`,
    unwalked: `${paths.folder}${unwalkedFile}`,
    of: (chart, part) => {
      const parts = paths.parts[chart] ?? [];
      const found = part === undefined ? parts[0] : parts.find((one) => one === part);
      return found ? `${paths.folder}${reportFile(chart, found)}` : null;
    },
  },
  book: (chart) => (book?.charts.includes(chart) ? `${book.folder}${chart}/index.html` : null),
  more,
});
