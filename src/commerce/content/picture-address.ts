import { imageDefaults } from '#src/domain/image.ts';

interface Size {
  width: number;
  height: number;
}

/** True for the host of a family and every host below it: `a.pictures.example.com` for `pictures.example.com`. */
const isOfFamily = (hostname: string, family: string): boolean =>
  hostname === family || hostname.endsWith(`.${family}`);

/**
 * Returns the address of an editors' picture with the size and the encoding that its host makes it in. Width and height
 * are doubled for the one family of hosts that does so; what the address says already stays (catalogue 9). An address
 * of another host or format is returned unchanged, one that cannot be written as an empty text (catalogue 8).
 */
export function pictureAddress(address: string, { width, height }: Size, family: string): string {
  if (!address.startsWith('https://')) return address;
  const url = URL.parse(address);
  if (!url || !isOfFamily(url.hostname, family)) return address;
  if (!Number.isFinite(width) || !Number.isFinite(height)) return '';
  const { sharp, fmt, dpr, q } = imageDefaults;
  const wanted = { w: 2 * width, h: 2 * height, sharp, fmt, dpr: dpr.toFixed(1), q };
  for (const [name, value] of Object.entries(wanted))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return url.href;
}
