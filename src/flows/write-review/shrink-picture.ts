import { ApiProblem } from '#src/api/problem.ts';

/** The largest file that is opened, in bytes. */
const LARGEST_FILE = 30 * 1024 * 1024;

/** The most characters of base64 that the service takes. */
const LONGEST = 250_000;

/** What is tried until the picture is small enough: pixels of its longer side, and the quality of the JPEG. */
const steps = [
  { side: 1280, quality: 0.85 },
  { side: 1280, quality: 0.6 },
  { side: 960, quality: 0.6 },
  { side: 640, quality: 0.5 },
] as const;

/** As the service refuses what is no picture. */
const noPicture = () => new ApiProblem(400, undefined);

function drawn(picture: ImageBitmap, side: number, quality: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw noPicture();
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
}

/**
 * Returns a picture as a JPEG in base64 that the service takes, upright and without what its file says beside it: a
 * photo of ten megabytes is sent as two hundred kilobytes. Throws an ApiProblem (400) for a file that the browser
 * cannot show.
 */
export async function shrunk(file: Blob): Promise<string> {
  if (file.size > LARGEST_FILE) throw noPicture();
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) throw noPicture();
  try {
    for (const { side, quality } of steps) {
      const image = drawn(picture, side, quality);
      if (image !== '' && image.length <= LONGEST) return image;
    }
  } finally {
    picture.close();
  }
  throw noPicture();
}
