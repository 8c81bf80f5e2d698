import type { InStoreSale, InStoreSalesInfo, StoreEmployee } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import type { Store } from '../model/store.ts';
import type { Associate } from '../model/associate.ts';
import type { Consumer } from '../model/customer.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Catalogue } from '../cart/catalogue.ts';

/** True for an employee who sells in a store. */
export const isAssociate = ({ consumerType, doc }: Consumer): boolean =>
  consumerType === 'EMPLOYEE' && doc.store !== null;

export async function associateOf(catalogue: Pick<Catalogue, 'stores'>, consumer: Consumer): Promise<Associate | null> {
  if (!isAssociate(consumer) || consumer.doc.store === null) return null;
  const { storeId, storeEmployeeId } = consumer.doc.store;
  const employee = (await catalogue.stores()).get(storeId)?.employees.find(({ id }) => id === storeEmployeeId);
  return { consumer, storeId, storeEmployeeId, role: employee?.role ?? 'associate' };
}

/** Throws AUT498 for everybody who is not an associate. */
export async function assertAssociate(consumers: Consumers, session: Session): Promise<void> {
  const consumer = session.consumerType === 'EMPLOYEE' ? await consumers.byId(session.subject) : null;
  if (!consumer || !isAssociate(consumer)) throw new CommerceError('AUT498', 403);
}

/** Returns the associates of a store as a till shows them: without last names. */
export const sellersOf = ({ employees }: Store): StoreEmployee[] =>
  employees
    .map(({ id, firstName, lastName }) => ({
      storeEmployeeId: id,
      storeEmployeeName: `${firstName} ${lastName.slice(0, 1)}.`,
    }))
    .sort((a, b) => a.storeEmployeeName.localeCompare(b.storeEmployeeName));

/**
 * Returns the sale in a store that an order names, or null. Throws AUT498 if somebody other than an associate names
 * one, and STR404 if the store or the seller does not exist.
 */
export async function inStoreSaleOf(
  { consumers, catalogue }: { consumers: Consumers; catalogue: Pick<Catalogue, 'stores'> },
  info: InStoreSalesInfo | undefined,
  session: Session,
): Promise<InStoreSale | null> {
  if (!info) return null;
  await assertAssociate(consumers, session);
  const { storeId, storeEmployeeId } = info;
  const store = (await catalogue.stores()).get(storeId);
  const seller = store && sellersOf(store).find((one) => one.storeEmployeeId === storeEmployeeId);
  if (!seller)
    throw new CommerceError('STR404', 404, { field: `/inStoreSalesInfo/${store ? 'storeEmployeeId' : 'storeId'}` });
  return { storeId, storeName: store.name, ...seller };
}
