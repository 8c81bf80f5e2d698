import { z } from 'zod';
import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import type { PictureSource, SocialGallery } from './social-gallery.ts';

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

/** The gallery will never take this picture. */
const refusals: readonly number[] = [400, 404, 410, 413, 415, 422];

const publication = z.object({ id: z.string().min(1).max(100) });

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

  const call = (path: string, body?: object, more: Record<string, string> = {}): Promise<Response> =>
    fetch(
      new Request(`${base}/${path}`, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${apiKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...more,
        },
        signal: AbortSignal.timeout(PATIENCE),
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      }),
    );

  /** Returns false if there is no such thing, and throws unless the gallery has done it. */
  const tell = async (path: string, body: object): Promise<boolean> => {
    const response = await call(path, body);
    await response.body?.cancel();
    if (response.status === 404) return false;
    if (!response.ok) throw new StatedError(`the social gallery answered ${response.status}`);
    return true;
  };

  /** The list of a source, and the ids that its query names. */
  const listOf = (source: PictureSource): { list: string; ids: [string, string][] } => {
    if (source.of === 'shop') return { list: `customers/${encodeURIComponent(customerId)}`, ids: [] };
    const [id = '', ...others] = source.ids;
    if (source.of === 'streams' && others.length === 0) return { list: `streams/${encodeURIComponent(id)}`, ids: [] };
    const name = source.of === 'streams' ? 'stream' : 'category';
    return { list: source.of, ids: source.ids.map((one) => [name, one]) };
  };

  return {
    recent: async ({ source, tag, count }) => {
      const { list, ids } = listOf(source);
      const query = new URLSearchParams([...ids, ['count', String(count)], ...(tag === null ? [] : [['tag', tag]])]);
      const response = await call(`${list}/media/recent?${query}`);
      if (!response.ok) throw new StatedError(`the social gallery answered ${response.status}`);
      const { media } = answer.parse(JSON.parse(await textAtMost(response, LARGEST)));
      return media.slice(0, count).map(({ id, image, caption, uploader }) => ({
        id,
        path: image,
        alt: caption,
        ...(uploader ? { by: uploader } : {}),
      }));
    },
    report: ({ id, reason }) => tell(`media/${encodeURIComponent(id)}/reports`, { reason }),
    addUser: async (user) => {
      if (!(await tell('users', user))) throw new StatedError('the social gallery takes no users');
    },
    publish: async ({ key, userId, image, caption, tag }) => {
      const path = `users/${encodeURIComponent(userId)}/media`;
      const response = await call(path, { image, caption, tag }, { 'idempotency-key': key });
      if (refusals.includes(response.status)) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw new StatedError(`the social gallery answered ${response.status}`);
      return publication.parse(JSON.parse(await textAtMost(response, LARGEST))).id;
    },
    addStash: async ({ id, userId: user, tag, media }) => {
      if (!(await tell('stashes', { id, user, tag, media })))
        throw new StatedError('the social gallery takes no stashes');
    },
    takeBack: async ({ id, userId: user }) =>
      void (await tell(`media/${encodeURIComponent(id)}/reports`, { reason: 'personal-data', user })),
  };
}
