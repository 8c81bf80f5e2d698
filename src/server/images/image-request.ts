import { imageDefaults, imageFormats, imageWidths, snapWidth } from '#src/domain/image.ts';
import type { ImageFormat } from '#src/domain/image.ts';

export type EncodedFormat = Exclude<ImageFormat, 'auto'>;

/** A validated request for a picture; `width` in device pixels. */
export type ImageRequest = { path: string; width: number; quality: number; sharpness: number; format: ImageFormat };

const largest = Math.max(...imageWidths);

/** Quality is rounded to steps of 5 and sharpness to steps of 20, so that near-equal files cannot fill the cache. */
const steps = { q: 5, sharp: 20 };

/** A query parameter that is not valid (catalogue 9). */
export class InvalidParameter extends Error {
  readonly parameter: string;
  constructor(parameter: string, wanted: string) {
    super(`${parameter} must be ${wanted}`);
    this.parameter = parameter;
  }
}

function whole(params: URLSearchParams, name: 'w' | 'dpr' | 'q' | 'sharp', least: number, most: number): number {
  const text = params.get(name);
  if (text === null) return imageDefaults[name];
  const value = /^\d{1,5}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new InvalidParameter(name, `a whole number from ${least} to ${most}`);
  return value;
}

/** Parses an address of the image service (catalogue 9). Throws an InvalidParameter. */
export function readImageRequest(url: URL): ImageRequest {
  const { searchParams: params } = url;
  const format = params.get('fmt') ?? imageDefaults.fmt;
  const known = imageFormats.find((name) => name === format);
  if (known === undefined) throw new InvalidParameter('fmt', `one of ${imageFormats.join(', ')}`);
  const width = snapWidth(whole(params, 'w', 1, 99999)) * whole(params, 'dpr', 1, 3);
  const q = whole(params, 'q', 1, 100);
  const sharpness = whole(params, 'sharp', 0, 100);
  return {
    path: url.pathname.replace(/^\/images\//, ''),
    width: Math.min(largest, width),
    quality: Math.max(steps.q, Math.round(q / steps.q) * steps.q),
    sharpness: Math.round(sharpness / steps.sharp) * steps.sharp,
    format: known,
  };
}

/** The best format that the client accepts: AVIF, else WebP, else JPEG. A type with `q=0` is not accepted. */
export function negotiate(accept: string | null): EncodedFormat {
  const taken = new Set(
    (accept ?? '')
      .split(',')
      .map((entry) =>
        entry
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, ...rest]) => !rest.some((part) => /^q=0(\.0*)?$/.test(part)))
      .map(([type]) => type),
  );
  if (taken.has('image/avif')) return 'avif';
  return taken.has('image/webp') ? 'webp' : 'jpeg';
}
