import { phoneOf } from '#src/domain/phone.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** What a guest told with an order, for the fields of the form. */
export type RetrievedPerson = Readonly<Partial<Record<'firstName' | 'lastName' | 'phone' | 'postalCode', string>>>;

/** Returns the person of a link in an order's confirmation (catalogue 2); null for another address of the page. */
export async function retrievedPerson(link: {
  consumerId?: string | undefined;
  email?: string | undefined;
}): Promise<RetrievedPerson | null> {
  const { consumerId, email } = link;
  if (!consumerId || !email) return null;
  const call = api.POST('/consumers-v3/consumer/retrieveUserData', { body: { consumerId, email } });
  const { firstName, lastName, phone, postalCode } = await unwrap(call);
  const written = phone ? (phoneOf(`+${phone}`, { country: null })?.abroad ?? phone) : undefined;
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(written ? { phone: written } : {}),
    ...(postalCode ? { postalCode } : {}),
  };
}
