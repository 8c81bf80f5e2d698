import { createTurns } from '../turns.ts';
import { UnavailableError } from '../unavailable-error.ts';

/** Pixels of the longer side. */
const SIDES = { small: 320, large: 1280 };

/** The most pixels of each side of a picture that is read. */
const MOST = 2048;

/** Seconds that a picture may take. */
const PATIENCE = 10;

/** Pictures that wait for one that is encoded: the last of them for a few seconds. */
const MOST_WAITING = 50;

export interface EncodedPicture {
  small: Uint8Array;
  large: Uint8Array;
  /** Pixels of the large rendition. */
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, sign: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + sign.length)).toString('latin1') === sign;

/** True for the signs of JPEG, PNG and WebP: nothing else reaches a decoder. */
const isKnown = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

/**
 * One at a time: each takes one of Node's four threads for such work, which compress the pages, too, and up to 30 MB.
 */
const inTurn = createTurns({
  atOnce: 1,
  mostWaiting: MOST_WAITING,
  refusal: () => new UnavailableError(`${MOST_WAITING} pictures are waiting`),
});

/**
 * Decodes a JPEG, PNG or WebP and encodes it anew as WebP, upright, without what the file says beside it (place, date,
 * camera, profile). Null for everything else: another format, an animation, too many pixels, broken bytes. Throws an
 * UnavailableError while too many others wait.
 */
export const encodePicture = async (bytes: Uint8Array): Promise<EncodedPicture | null> =>
  isKnown(bytes) ? inTurn(() => encoded(bytes)) : null;

async function encoded(bytes: Uint8Array): Promise<EncodedPicture | null> {
  // Few processes of a shop ever read a picture.
  const { default: sharp } = await import('sharp');
  const read = () => sharp(bytes, { limitInputPixels: MOST * MOST, failOn: 'error' }).timeout({ seconds: PATIENCE });
  try {
    const { width, height, pages = 1 } = await read().metadata();
    if (width > MOST || height > MOST || pages > 1) return null;
    const encode = (side: number) =>
      read()
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer({ resolveWithObject: true });
    const large = await encode(SIDES.large);
    const small = await encode(SIDES.small);
    return { small: small.data, large: large.data, width: large.info.width, height: large.info.height };
  } catch {
    return null;
  }
}
