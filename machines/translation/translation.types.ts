import type { ReviewTranslation } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface TranslationContext {
  /** Null until it is read: then it is not read again. */
  translation: ReviewTranslation | null;
  /** Why the last try failed. */
  failure: ApiFailure | null;
}

export type TranslationEvent = { type: 'translation.requested' } | { type: 'original.requested' };
