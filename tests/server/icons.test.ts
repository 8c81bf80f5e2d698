import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

it('the favicon has images of 16, 32 and 48 pixels for browsers that request no other icon', async () => {
  const file = readFileSync('public/favicon.ico');
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, at) => file.subarray(6 + 16 * at, 22 + 16 * at));
  const pictures = await Promise.all(
    entries.map((entry) =>
      sharp(file.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8))).metadata(),
    ),
  );
  expect(pictures.map(({ format, width, height }) => [format, width, height])).toEqual(
    [16, 32, 48].map((size) => ['png', size, size]),
  );
});

it('every icon that pages and the manifest name exists', () => {
  const files = readdirSync('public');
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as { icons: { src: string }[] };
  const root = readFileSync('src/routes/__root.tsx', 'utf8');
  const named = [
    ...icons.map(({ src }) => src),
    ...[...root.matchAll(/href: '(\/[\w-]+\.(?:svg|png|ico|webmanifest))'/g)].map(([, href = '']) => href),
  ];
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !files.includes(name.slice(1)))).toEqual([]);
});
