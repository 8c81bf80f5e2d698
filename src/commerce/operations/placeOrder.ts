import { placeCart } from '../checkout/place.ts';
import type { Handler } from '../contract.ts';
import { assertPerson } from '../defence/assertPerson.ts';
import { orderView } from '../orders/order-view.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const placeOrder =
  (services: Services): Handler<'placeOrder'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const judge = () =>
      assertPerson(services, {
        token: body.recaptcha_response,
        action: 'placeOrder',
        account: () =>
          services.carts.read(body.cartId, session).then(
            ({ doc }) => doc.email,
            () => null,
          ),
      });
    const order = await placeCart(services, { body, session, returnUrl: `${context.origin}/checkout`, judge });
    return { status: 200, body: orderView(order, { keys: services.keys, access: 'owner' }) };
  };
