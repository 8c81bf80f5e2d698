import { allows, type ConsentCategory } from '#src/domain/consent.ts';
import { pageStanding } from '#src/flows/consent/index.ts';

/** Returns which of the categories that events need are allowed now. */
export function allowedCategories(): ConsentCategory[] {
  const standing = pageStanding();
  return standing ? (['C0002', 'C0004'] as const).filter((category) => allows(category, standing)) : [];
}
