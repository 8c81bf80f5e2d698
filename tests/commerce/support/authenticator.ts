import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyRequest, PasskeySignInRequest } from '#openapi/generated/waymark.gen.ts';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Situation {
  rpId: string;
  origin: string;
}

/** A device with one passkey, as WebAuthn describes it: it makes a key pair and signs challenges. */
export function createAuthenticator({ rpId, origin }: Situation) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (flags: number, rp = rpId) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rp), Buffer.from([flags]), count]);
  };

  return {
    id: base64url(id),
    /** Sets the counter of the device, as a copy of it would have it. */
    countFrom: (value: number) => {
      counter = value;
    },

    /** `navigator.credentials.create` */
    create(
      challenge: string,
      given: Partial<Situation> & { fmt?: string; attStmt?: Map<string, unknown> } = {},
    ): PasskeyRequest['credential'] {
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(PRESENT | VERIFIED | HAS_CREDENTIAL, given.rpId),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(cose),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', given.fmt ?? 'none'],
        ['attStmt', given.attStmt ?? new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', challenge, given.origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
      };
    },

    /** `navigator.credentials.get` */
    get(
      challenge: string,
      given: Partial<Situation> & { userHandle?: string } = {},
    ): PasskeySignInRequest['credential'] {
      counter += 1;
      const data = authenticatorData(PRESENT, given.rpId);
      const client = clientData('webauthn.get', challenge, given.origin);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return {
        id: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(given.userHandle === undefined ? {} : { userHandle: given.userHandle }),
      };
    },
  };
}
