import { placeCart, type PlacingDeps } from '../checkout/place.ts';
import type { Handler } from '../contract.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import { orderView } from '../orders/order-view.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Keys } from '../keys.ts';

export const placeOrder =
  (deps: PlacingDeps & DefenceDeps & { keys: Keys }): Handler<'placeOrder'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const judge = () =>
      assertPerson(deps, {
        token: body.recaptcha_response,
        action: 'placeOrder',
        account: () =>
          deps.carts.read(body.cartId, session).then(
            ({ doc }) => doc.email,
            () => null,
          ),
      });
    const order = await placeCart(deps, { body, session, returnUrl: `${context.origin}/checkout`, judge });
    return { status: 200, body: orderView(order, { keys: deps.keys, access: 'owner' }) };
  };
