import { argon2, scrypt } from 'node:crypto';

/** A password to hash, with all parameters of the algorithm. */
export type HashJob = { password: string; salt: Uint8Array; length: number } & (
  | { algorithm: 'argon2id'; cost: { memory: number; passes: number; parallelism: number } }
  | { algorithm: 'scrypt'; cost: { N: number; r: number; p: number } }
);

/** Computes a hash in this process, on one of the four threads that Node has for work of this kind. */
export const computeHash = (job: HashJob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const { password, salt, length } = job;
    const done = (error: Error | null, hash: Buffer) => (error ? reject(error) : resolve(hash));
    if (job.algorithm === 'scrypt') scrypt(password, salt, length, job.cost, done);
    else argon2('argon2id', { message: password, nonce: salt, tagLength: length, ...job.cost }, done);
  });
