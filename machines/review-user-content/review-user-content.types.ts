import type { FlagReviewRequest } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface ReviewUserContentFields {
  reason: FlagReviewRequest['reason'];
}

/** What the dialog is about; whoever opens it passes this. */
export interface ReviewUserContentInput {
  productId: string;
  reviewId: string;
}

export interface ReviewUserContentContext extends ReviewUserContentInput {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ReviewUserContentEvent = { type: 'form.submitted'; fields: ReviewUserContentFields };
