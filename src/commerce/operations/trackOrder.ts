import type { Handler } from '../contract.ts';
import { isEmail } from '#src/domain/email.ts';
import { CommerceError } from '../errors.ts';
import { findByEmail } from '../orders/look-up.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import type { Services } from '../services.ts';

export const trackOrder =
  (services: Services): Handler<'trackOrder'> =>
  async ({ body, context }) => {
    const email = body.email.trim();
    if (!isEmail(email)) throw new CommerceError('ORD400', 422, { field: '/email' });
    const order = await findByEmail(services, { ...body, email }, context);
    return {
      status: 200,
      body: purchaseView(order, { keys: services.keys, access: 'lookUp', now: services.clock(), session: null }),
    };
  };
