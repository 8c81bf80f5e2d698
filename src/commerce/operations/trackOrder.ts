import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { findByEmail } from '../orders/look-up.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import type { Services } from '../services.ts';

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

export const trackOrder =
  (services: Services): Handler<'trackOrder'> =>
  async ({ body }) => {
    const email = body.email.trim();
    if (!isEmail(email)) throw new CommerceError('ORD400', 422, { field: '/email' });
    const order = await findByEmail(services, body.orderNumber, email);
    return { status: 200, body: purchaseView(order, { tokenSecret: services.tokenSecret, now: services.clock(), session: null }) };
  };
