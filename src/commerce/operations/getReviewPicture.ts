import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { shownPicture } from '../reviews/pictures.ts';

/** Seconds that a browser keeps a picture: so much later it is gone everywhere when its review is. */
const KEPT = 300;

/** Reads a picture of a review that is shown (catalogue 7). */
export const getReviewPicture =
  ({ database: { raw } }: { database: Database }): Handler<'getReviewPicture'> =>
  async ({ params: { pictureId, rendition } }) => {
    const image = await shownPicture(raw, pictureId, rendition);
    if (!image) throw new CommerceError('API404', 404, { field: '/path/pictureId' });
    const headers = { 'content-type': 'image/webp', 'cache-control': `public, max-age=${KEPT}` };
    return { status: 200, body: image, headers };
  };
