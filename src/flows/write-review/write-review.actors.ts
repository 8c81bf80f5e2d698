import { fromCallback, fromPromise } from 'xstate';
import type { WriteReviewPorts } from '#machines/write-review/write-review.setup.ts';
import type { AddedPicture, DraftKept, PicturesKept, ReviewFields } from '#machines/write-review/write-review.types.ts';
import type { WriteReviewRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { dropDraft, readDraft, writeDraft } from '#src/flows/shared/drafts.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';
import { shrunk } from './shrink-picture.ts';

/** The pictures with the descriptions that were typed. */
const described = (pictures: readonly AddedPicture[], typed: readonly AddedPicture[] = []): AddedPicture[] =>
  pictures.map((picture) => typed.find(({ id }) => id === picture.id) ?? picture);

const draftOf = (productId: string) => `review ${productId}`;

/** The actors of the dialog: the calls (catalogue 7) and the session. */
export const createWriteReviewActors = ({
  session,
  locale,
}: {
  session: SessionRef;
  locale: string;
}): WriteReviewPorts => ({
  getOwnReview: fromPromise(async ({ input: { productId }, signal }) => {
    const params = { path: { productId } };
    const { review = null, canSharePictures } = await unwrap(
      api.GET('/products/v1/products/{productId}/reviews/own', { params, signal }),
    );
    return { review, canSharePictures, draft: readDraft<ReviewFields>(draftOf(productId)) };
  }),
  addPicture: fromPromise(async ({ input: { productId, file, kept }, signal }) => {
    const params = { path: { productId } };
    const image = await shrunk(file);
    const added = await unwrap(
      api.POST('/products/v1/products/{productId}/reviews/pictures', { params, body: { image, kept }, signal }),
    );
    return { ...added, description: '' };
  }),
  keepDraft: fromCallback<DraftKept | PicturesKept, undefined>(({ receive }) =>
    receive((event) => {
      const name = draftOf(event.productId);
      if (event.type === 'pictures.kept') {
        const typed = readDraft<ReviewFields>(name) ?? event.begun ?? { rating: 0, title: '', text: '', nickname: '' };
        const { sharesPictures = false, ...rest } = typed;
        writeDraft(name, {
          ...rest,
          ...(sharesPictures && event.pictures.length > 0 ? { sharesPictures } : {}),
          pictures: described(event.pictures, typed.pictures),
        });
      } else if (event.draft) writeDraft(name, event.draft);
      else dropDraft(name);
    }),
  ),
  // The language of the page is the language of the review.
  writeReview: fromPromise(
    ({
      input: {
        productId,
        fields: { pictures = [], ...fields },
      },
    }) =>
      unwrap(
        api.POST('/products/v1/products/{productId}/reviews', {
          params: { path: { productId } },
          headers: { 'x-locale': locale },
          body: exactly<WriteReviewRequest>()({
            ...fields,
            pictures: pictures.map(({ id, description }) => ({ id, description })),
          }),
        }),
      ),
  ),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
});
