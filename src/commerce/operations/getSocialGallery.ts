import type { Catalogue } from '../catalogue/catalogue.ts';
import { productOfId } from '../catalogue/model.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import { type SocialGallery, sourceOf } from '../social-gallery/social-gallery.ts';
import { publicly } from './publicly.ts';

/** Fills one row, two or three of the block. */
const COUNT = 6;

/** Reads shoppers' pictures. The tag of a product is its master id; an unknown product has none (catalogue 7 and 8). */
export const getSocialGallery =
  ({
    browsing,
    socialGallery,
    log,
  }: {
    browsing: Catalogue;
    socialGallery: SocialGallery | null;
    log: Log;
  }): Handler<'getSocialGallery'> =>
  async ({ query: { filter, productId }, context }) => {
    if (!socialGallery) return publicly({ pictures: [] }, context);
    const product = productId === undefined ? null : productOfId(browsing.model, productId);
    if (productId !== undefined && !product) log.warn({ productId }, 'no product to tag the social gallery with');
    try {
      const asked = { source: sourceOf(filter), tag: product?.style.id ?? null, count: COUNT };
      return publicly({ pictures: await socialGallery.recent(asked) }, context);
    } catch (error) {
      log.warn({ error: errorFacts(error) }, 'the social gallery does not answer');
      throw new CommerceError('API503', 503);
    }
  };
