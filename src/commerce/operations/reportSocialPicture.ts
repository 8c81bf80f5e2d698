import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { SocialGallery } from '../social-gallery/social-gallery.ts';

/** Tells the gallery that a picture should not be shown (catalogue 7). The gallery does not learn who reports it. */
export const reportSocialPicture =
  ({
    socialGallery,
    tries,
    log,
  }: {
    socialGallery: SocialGallery | null;
    tries: Tries;
    log: Log;
  }): Handler<'reportSocialPicture'> =>
  async ({ params: { pictureId }, body: { reason }, context: { address } }) => {
    const isKnown = socialGallery !== null && (await tellGallery(socialGallery));
    if (!isKnown) throw new CommerceError('API404', 404, { field: '/path/pictureId' });
    return { status: 204, body: undefined };

    async function tellGallery(gallery: SocialGallery): Promise<boolean> {
      await tries.begin('socialPicture', { target: pictureId, address });
      return gallery.report({ id: pictureId, reason }).catch((error: unknown) => {
        log.warn({ error: errorFacts(error) }, 'the social gallery took no report');
        throw new CommerceError('API503', 503);
      });
    }
  };
