import { createRequire } from 'node:module';
import sharp from 'sharp';

/** Scale factor, for a dense screen. */
const largest = 1.5;
/** Pixels: no side is longer, because some viewers cannot show larger pictures. */
const longest = 6000;

const require = createRequire(import.meta.url);

let fontsKnown: Promise<unknown> | null = null;

/** Sharp finds a font for an SVG only after it has once set a text in it from a file. */
const knowFonts = (): Promise<unknown> =>
  (fontsKnown ??= Promise.all(
    [
      require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
      require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
    ].map((fontfile) => sharp({ text: { text: 'a', font: 'Figtree', fontfile } }).toBuffer()),
  ));

/** Returns an SVG of the gallery as a picture, with the same font on every machine. */
export async function pngOf(svg: string): Promise<Buffer> {
  await knowFonts();
  const { width = longest, height = longest } = await sharp(Buffer.from(svg)).metadata();
  const scale = Math.min(largest, longest / Math.max(width, height));
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
