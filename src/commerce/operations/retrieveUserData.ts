import type { Consumers } from '../auth/consumers.ts';
import { emailKey } from '../auth/consumers.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { isPlaced } from '../model/order.ts';
import type { OrderBook } from '../orders/order-book.ts';
import { orderOfSignUpId } from '../orders/order-view.ts';

interface RetrieveDeps {
  consumers: Consumers;
  keys: Keys;
  orders: OrderBook;
}

const fields = ['firstName', 'lastName', 'phone', 'phoneCode', 'postalCode'] as const;

/** Answers what the guest of an order told with it, to whoever has the link of its email (docs/decisions/072). */
export const retrieveUserData =
  ({ consumers, keys, orders }: RetrieveDeps): Handler<'retrieveUserData'> =>
  async ({ body: { consumerId, email } }) => {
    const number = orderOfSignUpId(consumerId, keys);
    const order = number === null ? null : await orders.find(number);
    const told = order?.doc.frozen;
    const isTheirs = told?.email !== undefined && emailKey(told.email) === emailKey(email);
    if (!order || !told?.email || !isTheirs || !isPlaced(order.status) || (await consumers.byId(order.owner)))
      throw new CommerceError('PRO404', 404);
    const address = told.billingAddress ?? told.shipments.find((shipment) => shipment.address)?.address;
    const known = fields.flatMap((name) => (address?.[name] ? [[name, address[name]] as const] : []));
    return { status: 200, body: { email: told.email, ...Object.fromEntries(known) } };
  };
