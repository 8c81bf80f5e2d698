import type { ApiFailure } from '#machines/shared/failure.ts';

/**
 * True for a refusal of the gift card itself, which is shown at its input (core 8, GC_...); others are shown above the
 * form.
 */
export const isAboutCard = ({ errorId }: ApiFailure): boolean => errorId.startsWith('GFC');
