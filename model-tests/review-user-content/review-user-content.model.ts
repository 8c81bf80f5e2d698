import { reviewUserContentMachine } from '#machines/review-user-content/review-user-content.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API400', message: 'refused', status: 400 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const fields = { reason: 'advertising' } as const;
export const input = { productId: 'WMTR1001MOS', reviewId: 'WMTR1001-R01' };

export const send = { 'form.submitted': { type: 'form.submitted', fields } } as const;

export const model = modelOf(reviewUserContentMachine, {
  input,
  send,
  outcomes: { flagReview: { done: [undefined], failed: [refused, down] } },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});
