import sharp from 'sharp';
import type { EncodedFormat } from './image-request.ts';

/** How to encode a picture; `width` in device pixels. */
export type Encoding = { width: number; quality: number; sharpness: number; format: EncodedFormat };

// Each picture uses one thread. The caller decides how many pictures are encoded in parallel.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Rasterises a vector master at the given width, or at the next multiple of 10 and scales it down, and encodes the
 * result.
 */
export async function encode(svg: string, { width, quality, sharpness, format }: Encoding): Promise<Buffer> {
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  const height = size === null ? width : Math.round((width * Number(size[2])) / Number(size[1]));
  // Pattern tiles are fast to draw only if a tile is a whole number of pixels, which is so at multiples of 10.
  const drawn = Math.ceil(width / 10) * 10;
  const sized =
    size === null ? svg : svg.replace(size[0], `width="${drawn}" height="${Math.round((drawn * height) / width)}"`);
  let image = sharp(Buffer.from(sized)).flatten({ background: '#efebe4' });
  if (drawn !== width) image = image.resize(width, height, { fit: 'fill' });
  if (sharpness > 0) {
    const s = (sharpness / 100) * 0.22;
    image = image.convolve({ width: 3, height: 3, kernel: [0, -s, 0, -s, 1 + 4 * s, -s, 0, -s, 0] });
  }
  if (format === 'avif') return image.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return image.webp({ quality: Math.min(100, quality + 22), effort: 2 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  return image.jpeg({ quality: Math.min(100, quality + 26), progressive: true }).toBuffer();
}
