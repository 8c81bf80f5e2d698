import type { Raw } from '../db/database.types.ts';
import type { Consumer } from '../model/customer.ts';
import { postPoints } from './points.ts';

/** Points that a new member gets, unless the shop sets another number (`WELCOME_POINTS`). */
export const defaultWelcomePoints = 100;

/** True if the customer had the welcome, or left: only who was a member before has these entries. */
const wasMember = async (raw: Raw, owner: string): Promise<boolean> =>
  (await raw(`SELECT 1 FROM point_entries WHERE owner = $1 AND kind IN ('welcome', 'closed') LIMIT 1`, [owner]))
    .length > 0;

/** The points that this customer would get by joining now: none for a member, and for whoever had them before. */
export async function welcomeFor(raw: Raw, { id, doc }: Consumer, points: number): Promise<number> {
  return doc.loyalty?.optedInOn || (await wasMember(raw, id)) ? 0 : points;
}

/** Gives the welcome to a customer who has just become a member, in the transaction of their joining. */
export async function welcome(tx: Raw, owner: string, points: number, at: string): Promise<void> {
  await postPoints(tx, { owner, kind: 'welcome', reference: 'welcome', orderNumber: null, points, at });
}
