import { placeCart } from '../checkout/place.ts';
import type { Handler } from '../contract.ts';
import { orderView } from '../orders/order-view.ts';
import { assertHuman, sessionOf, type Services } from '../services.ts';

export const placeOrder =
  (services: Services): Handler<'placeOrder'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    await assertHuman(services, body.recaptcha_response, 'placeOrder');
    const order = await placeCart(services, { body, session, returnUrl: `${context.origin}/checkout` });
    return { status: 200, body: orderView(order, services.tokenSecret) };
  };
