import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { master } from '#src/demo/pictures/pictures.ts';

/** Fits the largest picture of a view at 1440 px. */
const WIDTH = 1080;

/** A picture of the shop in a view or a fixture; its path is the first group. */
export const PICTURE = /\/images\/((?:product|scene|swatch)\/[a-z0-9/-]+)(?:\?[^\s",]*)?/g;

const fileOf = (path: string) => `${path.replaceAll('/', '.')}.webp`;

/** Draws the shop's pictures in the bodies into `folder`, each once. */
export async function drawPictures(bodies: readonly string[], folder: string): Promise<void> {
  const paths = new Set(bodies.flatMap((body) => [...body.matchAll(PICTURE)].map(([, path = '']) => path)));
  mkdirSync(folder, { recursive: true });
  for (const path of paths) {
    const svg = master(path);
    if (svg === null) throw new Error(`a view shows /images/${path}, which the shop does not have`);
    await sharp(Buffer.from(svg))
      .resize({ width: WIDTH })
      .webp()
      .toFile(join(folder, fileOf(path)));
  }
}

/** Returns a recorded body with its pictures in `assets`: one file each, loaded eagerly. */
const withPictures = (body: string, assets: string): string =>
  body
    .replaceAll(/ (?:srcset|sizes|loading|decoding|fetchpriority)="[^"]*"/g, '')
    .replaceAll(/<source[^>]*>/g, '')
    .replaceAll(PICTURE, (_, path: string) => `${assets}/images/${fileOf(path)}`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the page of a recorded body: the shop's styles, fonts and pictures, no script. Its links lead to a new
 * window, which a frame with an empty `sandbox` does not open, so that nothing in it navigates away.
 */
export const viewPage = (title: string, body: string, assets: string): string => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<base target="_blank">
<link rel="stylesheet" href="${assets}/shop.css">
</head>
<body>${withPictures(body, assets)}</body>
</html>
`;
