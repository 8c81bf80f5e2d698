import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

export type Step = 'fingerprint' | 'challenge';
export type Status = 'Y' | 'N' | 'U';

/** `action` opens a 3-D Secure frame, `result` is what it reports, `payment-data` says which action that is about. */
export interface AuthenticationClaims {
  use: 'action' | 'result' | 'payment-data';
  authorisationId: string;
  step: Step;
  status?: Status;
}

/** Confirms to the stand-in of Apple Pay who is paid. */
export interface MerchantClaims {
  use: 'merchant';
  sessionId: string;
}

/** `plan` opens the page of a pay-later plan, `approval` is what its shopper comes back with. */
export interface PlanClaims {
  use: 'plan' | 'approval';
  planId: string;
}

type SignedClaims = AuthenticationClaims | PlanClaims | MerchantClaims;
type ClaimsOf<Use extends SignedClaims['use']> =
  Extract<SignedClaims, { use: Use }> extends never
    ? Use extends PlanClaims['use']
      ? PlanClaims
      : AuthenticationClaims
    : Extract<SignedClaims, { use: Use }>;

export type Signing = ReturnType<typeof createSigning>;

/** Keys for each purpose come from one secret, so that every process of the shop has the same. */
export function createSigning(secret: string, clock: () => Date) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(`waymark-payments:${purpose}`).digest();
  const tokenKey = derive('3ds');
  return {
    apiKey: `sk_test_${derive('api-key').toString('base64url')}`,
    /** Signs the events for the shop. */
    webhookSecret: `whsec_${derive('events').toString('base64url')}`,
    clientKey: `pk_test_${derive('client-key').toString('base64url').slice(0, 24)}`,
    /** The same in every process: two calls with one idempotency key are one authorisation. */
    authorisationId: (idempotencyKey: string): string =>
      `pay_${createHmac('sha256', derive('authorisation')).update(idempotencyKey).digest('base64url').slice(0, 24)}`,

    sign: (claims: SignedClaims, seconds: number): Promise<string> => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(tokenKey);
    },

    /** What was signed for this use; null when nothing was. */
    async read<Use extends SignedClaims['use']>(
      token: string,
      use: Use,
    ): Promise<(ClaimsOf<Use> & { isExpired: boolean }) | null> {
      const found = await jwtVerify<ClaimsOf<Use>>(token, tokenKey, {
        algorithms: ['HS256'],
        currentDate: clock(),
      }).then(
        ({ payload }) => ({ ...payload, isExpired: false }),
        // The signature is checked before the date: an expired token is genuine.
        (error: unknown) =>
          error instanceof errors.JWTExpired
            ? { ...(error.payload as ClaimsOf<Use> & JWTPayload), isExpired: true }
            : null,
      );
      return found?.use === use ? found : null;
    },
  };
}

export const randomId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

export function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
