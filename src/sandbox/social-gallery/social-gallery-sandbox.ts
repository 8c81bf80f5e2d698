import { createHmac } from 'node:crypto';
import { isSame } from '#src/sandbox/payments/signing.ts';

export interface SocialGallerySandbox {
  fetch(request: Request): Promise<Response>;
  /** For `createHttpSocialGallery`. */
  apiKey: string;
  customerId: string;
}

const customerId = 'waymark';

/** Pictures of the demo, as if shoppers had published them. */
const published = [
  { scene: 'camp-night', category: 'camping', caption: 'Two tents under the stars', uploader: 'wren.outside' },
  { scene: 'ridge-dawn', category: 'hiking', caption: 'A runner on a ridge at dawn', uploader: 'theo_on_foot' },
  { scene: 'alpine-lake', category: 'hiking', caption: 'A lake between mountains', uploader: 'noa.walks' },
  { scene: 'aurora', category: 'camping', caption: 'A green sky over the camp' },
  { scene: 'coast-cliffs', category: 'coast', caption: 'Cliffs above the sea', uploader: 'kai.coast' },
  { scene: 'trail-path', category: 'hiking', caption: 'A path through a wood', uploader: 'june.h' },
] as const;

/** The pictures of a list; null if there is no such list. */
function listedAt(pathname: string, query: URLSearchParams): readonly (typeof published)[number][] | null {
  const [, list, id] = /^\/(customers|streams|categories)(?:\/([^/]+))?\/media\/recent$/.exec(pathname) ?? [];
  if (list === 'categories' && id === undefined)
    return published.filter(({ category }) => query.getAll('category').includes(category));
  if (list === 'customers' && id === customerId) return published;
  const streams = id === undefined ? query.getAll('stream') : [id];
  if (list !== 'streams' || streams.length === 0) return null;
  return streams.every((stream) => stream === 'empty') ? [] : published;
}

/**
 * A social gallery for a laptop. It speaks the protocol of `src/commerce/social-gallery/README.md`, and answers the
 * shop, each stream and each tag with the pictures of the demo, except the stream `empty`, which has none; categories
 * with those of `camping`, `hiking` and `coast`. It takes reports and does nothing about them.
 */
export function createSocialGallerySandbox(secret: string, publicUrl: string): SocialGallerySandbox {
  const apiKey = `sk_gallery_${createHmac('sha256', secret).update('waymark-social-gallery').digest('base64url')}`;
  return {
    apiKey,
    customerId,
    fetch: async (request) => {
      if (!isSame(request.headers.get('authorization') ?? undefined, `Bearer ${apiKey}`))
        return Response.json({ error: 'unauthorised' }, { status: 401 });
      const { pathname, searchParams } = new URL(request.url);
      const [, reported] = /^\/media\/([^/]+)\/reports$/.exec(pathname) ?? [];
      if (request.method === 'POST' && published.some(({ scene }) => scene === reported))
        return new Response(null, { status: 204 });
      const listed = request.method === 'GET' ? listedAt(pathname, searchParams) : null;
      if (!listed) return Response.json({ error: 'not-found' }, { status: 404 });
      const media = listed
        .slice(0, Number(searchParams.get('count') ?? published.length))
        .map(({ scene, caption, ...rest }) => ({
          id: scene,
          image: `${publicUrl}/images/scene/${scene}/square?w=640`,
          caption,
          ...('uploader' in rest ? { uploader: rest.uploader } : {}),
        }));
      return Response.json({ media });
    },
  };
}
