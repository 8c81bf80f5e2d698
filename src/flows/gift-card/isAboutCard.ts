import type { ApiFailure } from '#machines/shared/failure.ts';

/** A refusal of the gift card itself stands at its input (core 8, GC_...); any other above the form. */
export const isAboutCard = ({ errorId }: ApiFailure): boolean => errorId.startsWith('GFC');
