/** URLs of the shop's pictures: rules and defaults of catalogue 9, errors of catalogue 8. */

/** The widths, in pixels, that the image service makes. For any other width it serves the next larger one. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const;

export type ImageFormat = 'auto' | 'avif' | 'webp' | 'jpeg' | 'png';

export const imageFormats: readonly ImageFormat[] = ['auto', 'avif', 'webp', 'jpeg', 'png'];

/** The default options of the image service (catalogue 9). */
export const imageDefaults = { w: 640, dpr: 2, q: 50, sharp: 60, fmt: 'auto' } as const;

export type ImageOptions = {
  /** Width in CSS pixels. */
  readonly w?: number;
  /** Device pixels per CSS pixel: 1, 2 or 3. */
  readonly dpr?: number;
  /** Quality of the encoding, 1 to 100. */
  readonly q?: number;
  /** Sharpness, 0 (none) to 100. */
  readonly sharp?: number;
  readonly fmt?: ImageFormat;
};

const masterPath = /^(?:\/images\/)?((?:product|scene|swatch)\/[a-z0-9/-]+)$/;

/** Returns the smallest width in `imageWidths` that is at least `width`, or the largest if there is none. */
export function snapWidth(width: number): number {
  return imageWidths.find((step) => step >= width) ?? imageWidths[imageWidths.length - 1] ?? width;
}

const isBetween = (value: number, least: number, most: number) =>
  Number.isFinite(value) && value >= least && value <= most;

/**
 * Returns the URL of a picture at a size. `path` is a master's path, with or without `/images/` before it
 * (`product/tee/moss-bone-ink/front`). A path of any other format, such as an external URL, is returned unchanged.
 * Returns an empty string without a path or for a size that is not a number (catalogue 8).
 */
export function imageUrl(path: string | null | undefined, options: ImageOptions = {}): string {
  if (typeof path !== 'string') return '';
  const found = masterPath.exec(path);
  if (found === null) return path;
  const { w, dpr, q, sharp, fmt } = { ...imageDefaults, ...options };
  const valid = isBetween(w, 1, 1e5) && isBetween(dpr, 1, 3) && isBetween(q, 1, 100) && isBetween(sharp, 0, 100);
  if (!valid || !imageFormats.includes(fmt)) return '';
  return (
    `/images/${found[1]}?w=${snapWidth(w)}&dpr=${Math.round(dpr)}&q=${Math.round(q)}&sharp=` +
    `${Math.round(sharp)}&fmt=${fmt}`
  );
}

/**
 * The `srcset` of a picture: one URL per width, at one device pixel per CSS pixel. Empty for a path of any other
 * format.
 */
export function imageSrcSet(
  path: string | null | undefined,
  widths: readonly number[],
  options: ImageOptions = {},
): string {
  if (typeof path !== 'string' || !masterPath.test(path)) return '';
  const steps = [...new Set(widths.map(snapWidth))].sort((a, b) => a - b);
  return steps
    .map((w) => [imageUrl(path, { ...options, w, dpr: 1 }), w] as const)
    .filter(([url]) => url !== '')
    .map(([url, w]) => `${url} ${w}w`)
    .join(', ');
}
