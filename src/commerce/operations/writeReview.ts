import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { saveReview } from '../reviews/own-review.ts';
import { authorOf } from '../reviews/review-author.ts';
import type { SocialGallery } from '../social-gallery/social-gallery.ts';
import { writtenLanguage } from '../translate.ts';

/** The most characters of a title and of a text that are saved. */
const LONGEST = { title: 120, text: 4000 } as const;

/** Saves the customer's review of a product until the shop approves it (catalogue 7; core 8: REV410). */
export const writeReview =
  ({
    database,
    clock,
    tries,
    socialGallery,
  }: {
    database: Database;
    clock: Clock;
    tries: Tries;
    socialGallery: SocialGallery | null;
  }): Handler<'writeReview'> =>
  async ({ params: { productId }, body, context }) => {
    const author = await authorOf(database.raw, productId, context);
    for (const field of ['title', 'text'] as const)
      if (body[field].trim().length > LONGEST[field]) throw new CommerceError('REV410', 422, { field: `/${field}` });
    if (body.sharesPictures && (!socialGallery || !body.pictures?.length))
      throw new CommerceError('API422', 400, { field: '/sharesPictures' });
    await tries.begin('review', { target: author.owner, address: context.address });
    const language = writtenLanguage(context.language);
    const review = await database.transaction((tx) => saveReview(tx, author, { ...body, language }, new Date(clock())));
    return { status: 201, body: review };
  };
