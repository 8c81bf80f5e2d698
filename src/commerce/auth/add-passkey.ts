import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyOptions, PasskeyRequest } from '#openapi/generated/waymark.gen.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { CallContext } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Consumer } from '../model/customer.ts';
import type { Session } from '../model/session.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';
import { withoutStatement } from './attestation.ts';
import { checkPassword, type CurrentPasswordDeps } from './current-password.ts';
import { deviceOf } from './device.ts';
import { CHALLENGE_LIFETIME, type PasskeyChallenges } from './passkey-challenges.ts';
import { credentialIdsOf, insertPasskey, MOST_PASSKEYS, type NewPasskey } from './passkeys.ts';
import { challengeIn, RELYING_PARTY_NAME, relyingParty } from './relying-party.ts';

export interface PasskeyDeps extends QueueDeps, CurrentPasswordDeps {
  audit: Audit;
  challenges: PasskeyChallenges;
  publicUrl: string;
}

/** ES256, EdDSA and RS256: what devices offer that are sold. */
const ALGORITHMS = [-7, -8, -257];

const refuse = () => new CommerceError('API422', 422, { field: '/credential' });
const purposeOf = ({ subject }: Session) => ({ purpose: 'passkey', subject }) as const;

const nameOf = ({ email, doc: { firstName, lastName } }: Consumer): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/**
 * Returns what a browser makes a passkey with. Throws AUT404 for a guest, AUT450 for a wrong password, API409 if the
 * account has 20 passkeys, and API429 after too many calls.
 */
export async function passkeyOptions(
  deps: PasskeyDeps,
  session: Session,
  { password, address }: { password: string } & Pick<CallContext, 'address'>,
): Promise<PasskeyOptions> {
  const { challenges, database, tries, publicUrl } = deps;
  const { consumer } = await checkPassword(deps, { session, password, field: '/password', address });
  await tries.begin('newPasskey', { target: consumer.id, address });
  const known = await credentialIdsOf(database.raw, consumer.id);
  if (known.length >= MOST_PASSKEYS) throw new CommerceError('API409', 409);
  const rp = { id: relyingParty(publicUrl).id, name: RELYING_PARTY_NAME };
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: new TextEncoder().encode(consumer.id),
    userName: consumer.email,
    userDisplayName: nameOf(consumer),
    challenge: Buffer.from(await challenges.issue(purposeOf(session)), 'base64url'),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Checks the answer of a browser. Throws API422 for a challenge that cannot be used and for a wrong answer. */
async function checked(
  { challenges, publicUrl }: PasskeyDeps,
  session: Session,
  { id, clientDataJSON, attestationObject }: PasskeyRequest['credential'],
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter'>> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null || !(await challenges.redeem(challenge, purposeOf(session)))) throw refuse();
  const { id: rpId, origin } = relyingParty(publicUrl);
  const verify = async () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject: withoutStatement(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  const { registrationInfo } = await verify().catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refuse();
  const { publicKey, counter, id: credentialId } = registrationInfo.credential;
  // The contract limits the length of `id` alone. The stored id is read from the attestation, and could be longer.
  if (credentialId !== id) throw refuse();
  return { credentialId, publicKey, counter };
}

/**
 * Adds a passkey to the account of a session and queues the e-mail that tells its owner. Throws AUT404 without an
 * account, API422 for a wrong answer, and API409 if the passkey is added already or the account has 20.
 */
export async function addPasskeyOf(
  deps: PasskeyDeps,
  session: Session,
  { credential }: PasskeyRequest,
  { userAgent }: Pick<CallContext, 'userAgent'>,
): Promise<void> {
  const { audit, clock, consumers, database, outbox } = deps;
  const made = await checked(deps, session, credential);
  const actor = await audit.actorOf(session);
  const at = new Date(clock());
  await database.transaction(async (tx) => {
    // The lock lets no other call add the 21st at the same time.
    const consumer = await consumers.lock(session.subject, tx);
    if (!consumer) throw new CommerceError('AUT404', 403);
    const passkey = { ...made, ...deviceOf(userAgent), owner: consumer.id };
    const count = (await credentialIdsOf(tx, consumer.id)).length;
    if (count >= MOST_PASSKEYS || !(await insertPasskey(tx, passkey, at))) throw new CommerceError('API409', 409);
    await audit.record({ kind: 'passkey-added', ...actor }, tx);
    await later(tx, [{ id: `passkey-added:${crypto.randomUUID()}`, kind: 'passkey-added', about: consumer.id }], at);
  });
  outbox.wake();
}
