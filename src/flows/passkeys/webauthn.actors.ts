import {
  browserSupportsWebAuthn,
  bufferToBase64URLString,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Passkey, PasskeyRequest, PasskeySignInRequest } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { holdCode } from '#src/flows/shared/held-code.ts';

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyFailures.dismissed,
  AbortError: passkeyFailures.dismissed,
  InvalidStateError: passkeyFailures.known,
};

const noPasskey = (error: unknown): ApiFailure => {
  const name = error instanceof Error ? error.name : '';
  return { errorId: reasons[name] ?? passkeyFailures.unsupported, message: '', status: 400 };
};

/** Runs a dialog of the browser, and closes it when the flow ends. Rejects with one of `passkeyFailures`. */
async function inBrowser<Answer>(signal: AbortSignal, dialog: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw noPasskey(null);
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return await dialog();
  } catch (error) {
    throw noPasskey(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Makes a passkey on this device and adds it to the account. Returns all passkeys of the account. */
export async function makePasskey(password: string, signal: AbortSignal): Promise<Passkey[]> {
  const optionsJSON = await unwrap(api.POST('/consumers-v3/consumer/passkeys/options', { body: { password }, signal }));
  const { id, response } = await inBrowser(signal, () => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  const body = exactly<PasskeyRequest>()({ credential: { id, clientDataJSON, attestationObject } });
  return (await unwrap(api.POST('/consumers-v3/consumer/passkeys', { body }))).passkeys;
}

/** Asks the shopper for a passkey of this shop. Holds the code that the session exchanges. */
export async function usePasskey(signal: AbortSignal): Promise<void> {
  const optionsJSON = await unwrap(api.POST('/consumers-v3/auth/passkey/options', { signal }));
  const { id, response } = await inBrowser(signal, () => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const codeVerifier = bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(32)).buffer);
  const verifier = new TextEncoder().encode(codeVerifier);
  const body = exactly<PasskeySignInRequest>()({
    credential: { id, clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    codeChallenge: bufferToBase64URLString(await crypto.subtle.digest('SHA-256', verifier)),
  });
  const { authorizationCode } = await unwrap(api.POST('/consumers-v3/auth/passkey/signin', { body, signal }));
  holdCode({ authorizationCode, codeVerifier });
}
