import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Minimum characters of a secret. A shorter file was cut off. */
const LEAST = 32;

/** Thrown if a stored secret is incomplete: keys that are derived from it could be guessed. */
export class SecretLostError extends Error {
  constructor(file: string) {
    super(`The secret in ${file} is not whole: restore it from a backup, or remove it and all sessions end.`);
  }
}

/**
 * Returns a secret that is made at the first start and stored in a file that only its owner can read. Throws a
 * SecretLostError if the file was cut off.
 */
export function keptSecret(name: string, dataDir: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // A full disk leaves an empty file, which must not be read as the secret.
      rmSync(file, { force: true });
      throw error;
    }
  }
  const secret = readFileSync(file, 'utf8');
  if (secret.length < LEAST) throw new SecretLostError(file);
  return secret;
}
