import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type Book, type Change, type PictureChange, pictureOf, widths } from '#src/charts/book/book.ts';

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Returns a picture's pixels on a canvas that both of two pictures fit on. */
async function pixelsOf(file: string, size?: { width: number; height: number }): Promise<Raw> {
  const picture = sharp(file).ensureAlpha();
  const { width, height } = await picture.metadata();
  const ground = size ?? { width, height };
  const { data, info } = await picture
    .extend({ right: ground.width - width, bottom: ground.height - height, background: '#00000000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns how many pixels differ between two pictures; if any do, draws the difference into `drawn`. A pixel that
 * differs only by antialiasing does not count.
 */
export async function differenceOf(before: string, after: string, drawn: string): Promise<number> {
  if (readFileSync(before).equals(readFileSync(after))) return 0;
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [one, other] = [await pixelsOf(before, size), await pixelsOf(after, size)];
  const canvas = new Uint8Array(size.width * size.height * 4);
  const pixels = pixelmatch(one.data, other.data, canvas, size.width, size.height, { threshold: 0.05 });
  if (pixels === 0) return 0;
  mkdirSync(dirname(drawn), { recursive: true });
  await sharp(canvas, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(drawn);
  return pixels;
}

const picturesOf = ({ charts }: Book) =>
  charts.flatMap(({ id: chart, entries }) =>
    entries.flatMap(({ id: entry }) => widths.map((width) => ({ chart, entry, width }))),
  );

/**
 * Compares two books picture by picture, each in its folder; draws differences into `drawn`. Ignores charts that
 * `after` does not have.
 */
export async function compareBooks(
  before: { readonly book: Book; readonly folder: string },
  after: { readonly book: Book; readonly folder: string },
  drawn: string,
): Promise<{ changes: PictureChange[]; unchanged: number }> {
  const asked = new Set(after.book.charts.map(({ id }) => id));
  const [were, are] = [picturesOf(before.book).filter(({ chart }) => asked.has(chart)), picturesOf(after.book)];
  const changes: PictureChange[] = [];
  let unchanged = 0;
  const note = (change: Change, picture: (typeof are)[number], pixels = 0) =>
    changes.push({ ...picture, change, pixels });
  for (const picture of are) {
    const path = pictureOf(picture.chart, picture.entry, picture.width);
    if (!existsSync(join(before.folder, path))) note('added', picture);
    else {
      const pixels = await differenceOf(join(before.folder, path), join(after.folder, path), join(drawn, path));
      if (pixels > 0) note('changed', picture, pixels);
      else unchanged += 1;
    }
  }
  const known = new Set(are.map(({ chart, entry, width }) => pictureOf(chart, entry, width)));
  for (const picture of were)
    if (!known.has(pictureOf(picture.chart, picture.entry, picture.width))) note('removed', picture);
  return { changes, unchanged };
}
