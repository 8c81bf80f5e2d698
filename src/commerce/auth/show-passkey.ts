import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyChallenge, PasskeySignInRequest, SignInAnswer } from '#openapi/generated/waymark.gen.ts';
import type { CallContext } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { PasskeyDeps } from './add-passkey.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { CHALLENGE_LIFETIME } from './passkey-challenges.ts';
import { countSignature, passkeyBy, type StoredPasskey } from './passkeys.ts';
import { challengeIn, relyingParty } from './relying-party.ts';

export interface ShowPasskeyDeps extends PasskeyDeps {
  codes: AuthorizationCodes;
}

const purpose = { purpose: 'passkey-sign-in', subject: '' } as const;

/** Returns what a passkey signs. Throws API429 after too many calls of a client: each one is stored. */
export async function passkeyChallenge(
  { challenges, tries, publicUrl }: ShowPasskeyDeps,
  { address }: Pick<CallContext, 'address'>,
): Promise<PasskeyChallenge> {
  await tries.begin('passkeyChallenge', { target: '', address });
  return {
    challenge: await challenges.issue(purpose),
    rpId: relyingParty(publicUrl).id,
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'preferred',
  };
}

/** True if the customer's id in the answer, which not every device gives, is that of the owner. */
const isOwners = ({ owner }: StoredPasskey, userHandle: string | undefined): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === owner;

/** Returns the passkey that has signed a usable challenge, and its new counter; null if anything of it is wrong. */
async function signed(
  { challenges, database, publicUrl }: ShowPasskeyDeps,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeySignInRequest['credential'],
): Promise<{ passkey: StoredPasskey; counter: number } | null> {
  const challenge = challengeIn(clientDataJSON);
  const isUsable = challenge !== null && (await challenges.redeem(challenge, purpose));
  const passkey = await passkeyBy(database.raw, id);
  if (!isUsable || !passkey || !isOwners(passkey, userHandle)) return null;
  const { id: rpId, origin } = relyingParty(publicUrl);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, authenticationInfo: null }));
  return verified ? { passkey, counter: authenticationInfo.newCounter } : null;
}

/**
 * Returns an authorization code for the signature of a passkey, as showPassword does for a password. Throws AUT404 for
 * whatever is wrong with it, AUT441 for a locked account, and API429 after too many wrong ones of a client.
 */
export async function showPasskey(
  deps: ShowPasskeyDeps,
  { credential, codeChallenge }: PasskeySignInRequest,
  { address }: Pick<CallContext, 'address'>,
): Promise<SignInAnswer> {
  const { audit, clock, codes, consumers, database, tries } = deps;
  const refuse = () => new CommerceError('AUT404', 401);
  const attempt = await tries.begin('passkey', { target: '', address });
  const found = await signed(deps, credential);
  const consumer = found && (await consumers.byId(found.passkey.owner));
  if (!consumer) throw refuse();
  const actor = await audit.actorOfConsumer(consumer);
  const fail = (reason: 'AUT404' | 'AUT441') =>
    audit.record({ kind: 'sign-in-failed', ...actor, facts: { way: 'passkey' }, reason });
  if (consumer.isLocked) {
    await fail('AUT441');
    throw new CommerceError('AUT441', 423);
  }
  const authorizationCode = await database.transaction(async (tx) => {
    if (!(await countSignature(tx, found.passkey.id, found.counter, new Date(clock())))) return null;
    await audit.record({ kind: 'sign-in', ...actor, facts: { way: 'passkey' } }, tx);
    return codes.issue(consumer.id, codeChallenge, tx);
  });
  if (authorizationCode === null) {
    await fail('AUT404');
    throw refuse();
  }
  await attempt.right();
  return { authorizationCode };
}
