import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { comparing, type Tries } from '../limits/tries.ts';
import { encodePicture } from '../reviews/encode-picture.ts';
import { savePicture } from '../reviews/pictures.ts';
import { authorOf } from '../reviews/review-author.ts';

/** Saves a picture until its author sends the review with it (catalogue 7). */
export const addReviewPicture =
  ({ database, clock, tries }: { database: Database; clock: Clock; tries: Tries }): Handler<'addReviewPicture'> =>
  async ({ params: { productId }, body: { image, kept = [] }, context }) => {
    const author = await authorOf(database.raw, productId, context);
    const attempt = await tries.begin('reviewPicture', { target: author.owner, address: context.address });
    const encoded = await comparing(attempt, encodePicture(Buffer.from(image, 'base64')));
    if (!encoded) throw new CommerceError('API422', 400, { field: '/image' });
    const added = await database.transaction((tx) => savePicture(tx, author, encoded, kept, new Date(clock())));
    return { status: 201, body: added };
  };
