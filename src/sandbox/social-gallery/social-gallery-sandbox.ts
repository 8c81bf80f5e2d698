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
  { scene: 'camp-night', caption: 'Two tents under the stars', uploader: 'wren.outside' },
  { scene: 'ridge-dawn', caption: 'A runner on a ridge at dawn', uploader: 'theo_on_foot' },
  { scene: 'alpine-lake', caption: 'A lake between mountains', uploader: 'noa.walks' },
  { scene: 'aurora', caption: 'A green sky over the camp' },
  { scene: 'coast-cliffs', caption: 'Cliffs above the sea', uploader: 'kai.coast' },
  { scene: 'trail-path', caption: 'A path through a wood', uploader: 'june.h' },
] as const;

/**
 * A social gallery for a laptop. It speaks the protocol of `src/commerce/social-gallery/README.md`, and answers each
 * stream and each tag with the pictures of the demo, except the stream `empty`, which has none.
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
      const [, list, id] = /^\/(customers|streams)\/([^/]+)\/media\/recent$/.exec(pathname) ?? [];
      if (!list || (list === 'customers' && id !== customerId))
        return Response.json({ error: 'not-found' }, { status: 404 });
      const count = Number(searchParams.get('count') ?? published.length);
      const media = (id === 'empty' ? [] : published.slice(0, count)).map(({ scene, ...rest }) => ({
        id: scene,
        image: `${publicUrl}/images/scene/${scene}/square?w=640`,
        ...rest,
      }));
      return Response.json({ media });
    },
  };
}
