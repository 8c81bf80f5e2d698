import { z } from 'zod';
import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import type { SocialGallery } from './social-gallery.ts';

/** Maximum bytes of an answer. */
const LARGEST = 256 * 1024;

/** Milliseconds of a call. */
const PATIENCE = 3000;

const answer = z.object({
  media: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        image: z
          .string()
          .max(500)
          .regex(/^https?:\/\//),
        caption: z.string().max(300).default(''),
        uploader: z.string().min(1).max(100).optional(),
      }),
    )
    .max(100),
});

/** Talks JSON over HTTP to a social gallery (the protocol is in README.md beside this file). */
export function createHttpSocialGallery({
  baseUrl,
  apiKey,
  customerId,
  fetch,
}: {
  /** Address of the gallery's API. */
  baseUrl: string;
  apiKey: string;
  /** The shop's id at the gallery. */
  customerId: string;
  /** The network's `fetch`, or the sandbox's in the same process. */
  fetch: (request: Request) => Promise<Response>;
}): SocialGallery {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    recent: async ({ stream, tag, count }) => {
      const list =
        stream === null ? `customers/${encodeURIComponent(customerId)}` : `streams/${encodeURIComponent(stream)}`;
      const query = new URLSearchParams({ count: String(count), ...(tag === null ? {} : { tag }) });
      const response = await fetch(
        new Request(`${base}/${list}/media/recent?${query}`, {
          headers: { accept: 'application/json', authorization: `Bearer ${apiKey}` },
          signal: AbortSignal.timeout(PATIENCE),
        }),
      );
      if (!response.ok) throw new StatedError(`the social gallery answered ${response.status}`);
      const { media } = answer.parse(JSON.parse(await textAtMost(response, LARGEST)));
      return media.slice(0, count).map(({ id, image, caption, uploader }) => ({
        id,
        path: image,
        alt: caption,
        ...(uploader ? { by: uploader } : {}),
      }));
    },
  };
}
