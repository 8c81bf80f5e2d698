import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '#machines/session/session.types.ts';

/** Returns what a page may know of a session, from the answer of the token call. */
export const sessionOf = ({
  consumerNo,
  consumerType,
  basketId,
  isEmployeeDiscountTCAccepted,
}: AuthSession): Session => ({
  consumerNo,
  consumerType,
  basketId: basketId ?? null,
  owesTerms: consumerType === 'EMPLOYEE' && !isEmployeeDiscountTCAccepted,
});
