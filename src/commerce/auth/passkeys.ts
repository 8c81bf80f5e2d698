import type { Passkey } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { Device } from './device.ts';

/** Maximum number of passkeys of an account: the contract's own limit. */
export const MOST_PASSKEYS = 20;

interface Row extends Device {
  id: string;
  owner: string;
  credential_id: string;
  public_key: string;
  counter: number | string;
  added_at: Date | string;
  used_at: Date | string | null;
}

/** A passkey as the check of a signature needs it. */
export interface StoredPasskey {
  id: string;
  owner: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** A passkey that a device has just made. */
export type NewPasskey = Device & Omit<StoredPasskey, 'id'>;

/** The passkeys of a customer in the format of the contract, the latest first. */
export async function passkeysOf(raw: Raw, owner: string): Promise<Passkey[]> {
  const rows = await raw<Row>('SELECT * FROM passkeys WHERE owner = $1 ORDER BY added_at DESC, id', [owner]);
  return rows.map(({ id, browser, system, added_at: added, used_at: used }) => ({
    passkeyId: id,
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    addedAt: new Date(added).toISOString(),
    ...(used === null ? {} : { usedAt: new Date(used).toISOString() }),
  }));
}

/** The ids by which the devices of a customer know their passkeys. */
export async function credentialIdsOf(raw: Raw, owner: string): Promise<string[]> {
  const rows = await raw<Row>('SELECT credential_id FROM passkeys WHERE owner = $1', [owner]);
  return rows.map((row) => row.credential_id);
}

/** Finds the passkey of a signature, whoever owns it; null if there is none (any more). */
export async function passkeyBy(raw: Raw, credentialId: string): Promise<StoredPasskey | null> {
  const [row] = await raw<Row>('SELECT * FROM passkeys WHERE credential_id = $1', [credentialId]);
  return row
    ? {
        id: row.id,
        owner: row.owner,
        credentialId,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: Number(row.counter),
      }
    : null;
}

/** Adds a passkey. Returns false if it is added already, to whichever account. */
export async function insertPasskey(tx: Raw, passkey: NewPasskey, at: Date): Promise<boolean> {
  const { owner, credentialId, publicKey, counter, browser, system } = passkey;
  const rows = await tx(
    `INSERT INTO passkeys (id, owner, credential_id, public_key, counter, browser, system, added_at)
     VALUES ($1::uuid, $2, $3, $4, $5, $6, $7, $8::timestamptz)
     ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
    [
      crypto.randomUUID(),
      owner,
      credentialId,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      browser,
      system,
      at.toISOString(),
    ],
  );
  return rows.length > 0;
}

/**
 * Records a signature. Returns false if the passkey was removed meanwhile, or if another signature at the same time had
 * this counter or a higher one: then one of the two is a copy.
 */
export async function countSignature(tx: Raw, id: string, counter: number, at: Date): Promise<boolean> {
  const rows = await tx(
    `UPDATE passkeys SET counter = $2, used_at = $3::timestamptz
     WHERE id = $1::uuid AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
    [id, counter, at.toISOString()],
  );
  return rows.length > 0;
}

/** Removes a passkey of a customer. Returns false if they have none with this id. */
export async function deletePasskey(tx: Raw, owner: string, id: string): Promise<boolean> {
  const rows = await tx('DELETE FROM passkeys WHERE owner = $1 AND id = $2::uuid RETURNING id', [owner, id]);
  return rows.length > 0;
}
