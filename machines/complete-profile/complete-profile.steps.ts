import { isPartlyEnrolled } from '#src/domain/partly-enrolled.ts';
import type { CompleteProfileInput, Known, ProfileStep } from './complete-profile.types.ts';

/** Returns the steps that a customer is led through. After a sign-in, only those whose answer is missing. */
export function stepsOf(begins: CompleteProfileInput['begins'], known: Known): ProfileStep[] {
  const { profile, hasInterests, hasPasskeyOffer } = known;
  const { phone, ...details } = profile.consumerDetails;
  if (begins === 'interests') return hasInterests ? ['interests'] : [];
  const isPage = begins === 'profile';
  const lacksDetails = isPartlyEnrolled({ ...details, phone: 'known' });
  return [
    ...(phone ? [] : (['mobile'] as const)),
    ...(isPage || lacksDetails ? (['details'] as const) : []),
    ...(hasInterests && (isPage || profile.preferences.interests === '') ? (['interests'] as const) : []),
    ...(hasPasskeyOffer ? (['passkey'] as const) : []),
  ];
}
