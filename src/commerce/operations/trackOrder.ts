import type { Handler } from '../contract.ts';
import { isEmail } from '#src/domain/email.ts';
import { CommerceError } from '../errors.ts';
import { findByEmail, type LookUpDeps } from '../orders/look-up.ts';
import { purchaseView } from '../orders/purchase-view.ts';
import type { Keys } from '../keys.ts';
import type { Clock } from '../clock.ts';

export const trackOrder =
  (deps: LookUpDeps & { keys: Keys; clock: Clock }): Handler<'trackOrder'> =>
  async ({ body, context }) => {
    const email = body.email.trim();
    if (!isEmail(email)) throw new CommerceError('ORD400', 422, { field: '/email' });
    const order = await findByEmail(deps, { ...body, email }, context);
    return {
      status: 200,
      body: purchaseView(order, { keys: deps.keys, access: 'lookUp', now: deps.clock(), session: null }),
    };
  };
