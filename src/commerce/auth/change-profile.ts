import type { ConsumerProfile, Locale, ProfileRequest } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import type { Consumer, ConsumerDoc } from '../model/customer.ts';
import type { Session } from '../model/session.ts';
import type { Consumers } from './consumers.ts';
import { type ProfileDeps, profileOf } from './profile.ts';
import { checkedPerson } from './sign-up-rules.ts';

export interface ChangeProfileDeps extends ProfileDeps {
  consumers: Consumers;
  tries: Tries;
}

const mostInterests = 30;

function interestsIn(text: string): string[] {
  const all = text.split('|').map((one) => one.trim());
  return [...new Set(all.filter(Boolean))].slice(0, mostInterests);
}

/** Returns the fields that a request changes. An empty phone, postal code or size deletes it. */
function fieldsOf({ consumerProfile }: ProfileRequest, locale: Locale, now: number): Partial<ConsumerDoc> {
  const { consumerDetails = {}, preferences = {} } = consumerProfile;
  const { phone, postalCode, ...rest } = consumerDetails;
  const told = { ...rest, ...(phone ? { phone } : {}), ...(postalCode ? { postalCode } : {}) };
  return {
    ...checkedPerson(told, locale, now),
    ...(phone?.trim() === '' ? { phone: null, phoneCode: null } : {}),
    ...(postalCode?.trim() === '' ? { postalCode: null } : {}),
    ...(preferences.interests === undefined ? {} : { interests: interestsIn(preferences.interests) }),
    ...(preferences.preferredShoeSize === undefined
      ? {}
      : { preferredShoeSize: preferences.preferredShoeSize || null }),
  };
}

const isMissing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Leaves out fields that the account has already. Phone and dial code are one field here. */
function missingIn({ doc }: Consumer, fields: Partial<ConsumerDoc>): Partial<ConsumerDoc> {
  const isKnown = (name: string) => !isMissing(doc[name === 'phoneCode' ? 'phone' : (name as keyof ConsumerDoc)]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isKnown(name)));
}

/**
 * Changes the profile of a customer, or with `onlyMissing` fills in what it lacks. Throws AUT404 for a guest, PRO404
 * without an account, AUT444 for the phone of another one, and what the rules of a person say.
 */
export async function changeProfile(
  deps: ChangeProfileDeps,
  request: ProfileRequest,
  { session, locale, address }: { session: Session; locale: Locale; address: string },
  { onlyMissing }: { onlyMissing: boolean },
): Promise<ConsumerProfile> {
  const { clock, consumers, database, tries } = deps;
  if (session.consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
  const fields = fieldsOf(request, locale, clock());
  const id = session.subject;
  const attempt = fields.phone ? await tries.begin('profilePhone', { target: id, address }) : null;
  let isNewPhone = false;
  const changed = await database.transaction(async (tx) => {
    const known = await consumers.lock(id, tx);
    if (!known) throw new CommerceError('PRO404', 404);
    const wanted = onlyMissing ? missingIn(known, fields) : fields;
    isNewPhone =
      Boolean(wanted.phone) && (wanted.phone !== known.doc.phone || wanted.phoneCode !== known.doc.phoneCode);
    if (wanted.phone && (await consumers.hasPhone(`${wanted.phoneCode}${wanted.phone}`, tx, id)))
      throw new CommerceError('AUT444', 409, { field: '/phone' });
    return Object.keys(wanted).length === 0 ? known : consumers.change(id, wanted, tx);
  });
  // A new phone counts, too: that it is accepted tells that no other account has it.
  if (!isNewPhone) await attempt?.undo();
  if (!changed) throw new CommerceError('PRO404', 404);
  return profileOf(deps, changed, { hasPoints: false });
}
