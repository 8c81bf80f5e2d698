/** The result of a right password or a passkey: a code, and the verifier of its challenge. Works once, for a minute. */
export interface SignInCode {
  authorizationCode: string;
  codeVerifier: string;
}

/** Here rather than in a chart: no event, context or snapshot may contain them. A page signs in once at a time. */
let held: SignInCode | null = null;

/** Holds the code until the session has exchanged it, or another is obtained. */
export const holdCode = (code: SignInCode | null): void => void (held = code);

/** Returns the code that was obtained last. Throws if it is exchanged already. */
export function heldCode(): SignInCode {
  if (!held) throw new Error('there is no code to exchange');
  return held;
}
