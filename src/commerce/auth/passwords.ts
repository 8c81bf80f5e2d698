import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Some 50 ms and 16 MB for each hash. */
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

const written = (salt: Buffer, hash: Buffer): string =>
  `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** Returns the salted hash of a password, as it is stored. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> =>
  written(salt, await derive(password, salt));

/** True if the password matches the hash. Takes as long for an unknown person (null) as for a known one. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', wanted = ''] = (hash ?? nobody).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  const known = Buffer.from(wanted, 'base64url');
  return hash !== null && known.length === given.length && timingSafeEqual(known, given);
}

const nobody = written(Buffer.alloc(16), Buffer.alloc(LENGTH));
