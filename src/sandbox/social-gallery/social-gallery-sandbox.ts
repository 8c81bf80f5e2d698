import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '#src/sandbox/payments/signing.ts';
import { createMemoryGalleryStore, createPublished, type GalleryStore } from './published.ts';

export interface SocialGallerySandbox {
  fetch(request: Request): Promise<Response>;
  /** For `createHttpSocialGallery`. */
  apiKey: string;
  customerId: string;
}

const customerId = 'waymark';

/** Pictures of the demo, as if shoppers had published them. */
const ofTheDemo = [
  { scene: 'camp-night', category: 'camping', caption: 'Two tents under the stars', uploader: 'wren.outside' },
  { scene: 'ridge-dawn', category: 'hiking', caption: 'A runner on a ridge at dawn', uploader: 'theo_on_foot' },
  { scene: 'alpine-lake', category: 'hiking', caption: 'A lake between mountains', uploader: 'noa.walks' },
  { scene: 'aurora', category: 'camping', caption: 'A green sky over the camp' },
  { scene: 'coast-cliffs', category: 'coast', caption: 'Cliffs above the sea', uploader: 'kai.coast' },
  { scene: 'trail-path', category: 'hiking', caption: 'A path through a wood', uploader: 'june.h' },
] as const;

/** The pictures of a list; null if there is no such list. */
function listedAt(pathname: string, query: URLSearchParams): readonly (typeof ofTheDemo)[number][] | null {
  const [, list, id] = /^\/(customers|streams|categories)(?:\/([^/]+))?\/media\/recent$/.exec(pathname) ?? [];
  if (list === 'categories' && id === undefined)
    return ofTheDemo.filter(({ category }) => query.getAll('category').includes(category));
  if (list === 'customers' && id === customerId) return ofTheDemo;
  const streams = id === undefined ? query.getAll('stream') : [id];
  if (list !== 'streams' || streams.length === 0) return null;
  return streams.every((stream) => stream === 'empty') ? [] : ofTheDemo;
}

const id = z.string().min(1).max(100);
const bodies = {
  user: z.strictObject({ id, name: z.string().min(1).max(40) }),
  media: z.strictObject({ image: z.url({ protocol: /^https?$/ }), caption: z.string().max(120), tag: id }),
  stash: z.strictObject({ id, user: id, tag: id, media: z.array(id).min(1).max(4) }),
  report: z.strictObject({ reason: z.string(), user: id.optional() }),
};

const done = () => new Response(null, { status: 204 });
const unknown = () => Response.json({ error: 'not-found' }, { status: 404 });

/**
 * A social gallery for a laptop. It speaks the protocol of `src/commerce/social-gallery/README.md`, and answers the
 * shop, each stream and each tag with the pictures of the demo, except the stream `empty`, which has none; categories
 * with those of `camping`, `hiking` and `coast`. What was published from reviews comes first in the shop and in each
 * stream. It takes down what its author takes back; it takes other reports and does nothing about them.
 */
export function createSocialGallerySandbox(
  secret: string,
  publicUrl: string,
  store: GalleryStore = createMemoryGalleryStore(),
): SocialGallerySandbox {
  const apiKey = `sk_gallery_${createHmac('sha256', secret).update('waymark-social-gallery').digest('base64url')}`;
  const published = createPublished(store);

  async function take(pathname: string, body: unknown, key: string | null): Promise<Response> {
    const [, of = '', owner = '', what = ''] = /^\/(\w+)(?:\/([^/]+)\/(\w+))?$/.exec(pathname) ?? [];
    const call = [of, what].filter(Boolean).join('/');
    if (call === 'users') {
      await published.addUser(bodies.user.parse(body));
      return done();
    }
    if (call === 'users/media') {
      const added = await published.add(id.parse(key), owner, bodies.media.parse(body));
      return added === null ? unknown() : Response.json({ id: added }, { status: 201 });
    }
    if (call === 'stashes') {
      const known = await Promise.all(bodies.stash.parse(body).media.map(published.has));
      return known.every(Boolean) ? done() : unknown();
    }
    if (call !== 'media/reports') return unknown();
    const { user } = bodies.report.parse(body);
    if (user !== undefined) await published.takeDown(owner, user);
    return (await published.has(owner)) || ofTheDemo.some(({ scene }) => scene === owner) ? done() : unknown();
  }

  async function list(pathname: string, query: URLSearchParams): Promise<Response> {
    const listed = listedAt(pathname, query);
    if (!listed) return unknown();
    const newest = listed === ofTheDemo ? await published.newest(query.get('tag')) : [];
    const media = [
      ...newest.map(({ id, image, caption, uploader }) => ({ id, image, caption, uploader })),
      ...listed.map(({ scene, caption, ...rest }) => ({
        id: scene,
        image: `${publicUrl}/images/scene/${scene}/square?w=640`,
        caption,
        ...('uploader' in rest ? { uploader: rest.uploader } : {}),
      })),
    ];
    return Response.json({ media: media.slice(0, Number(query.get('count') ?? media.length)) });
  }

  return {
    apiKey,
    customerId,
    fetch: async (request) => {
      if (!isSame(request.headers.get('authorization') ?? undefined, `Bearer ${apiKey}`))
        return Response.json({ error: 'unauthorised' }, { status: 401 });
      const { pathname, searchParams } = new URL(request.url);
      if (request.method === 'GET') return list(pathname, searchParams);
      try {
        return await take(pathname, await request.json(), request.headers.get('idempotency-key'));
      } catch (error) {
        if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error;
        return Response.json({ error: 'invalid-request' }, { status: 400 });
      }
    },
  };
}
