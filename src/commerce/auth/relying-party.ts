/**
 * The shop as authenticators know it. A passkey works for this host name only, so that a page elsewhere cannot ask for
 * it; moving the shop to another host name ends every passkey.
 */
export const relyingParty = (publicUrl: string): { id: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** What dialogs of browsers call the shop. */
export const RELYING_PARTY_NAME = 'Waymark';

/** The challenge that an answer of a browser is about; null if it is not readable. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
