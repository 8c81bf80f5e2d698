// Finds orders by guessing, and takes them over with their number and e-mail.
import type { Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import { guestAtPlacing, type Shopping } from '#tests/crash/guest.ts';
import { shoppingOf } from '#tests/crash/shopping.ts';
import { inParallel, openClient, openGuest, passCheck, type Said, signIn } from './client.ts';
import { atMost, isAnswer, type Line } from './line.ts';
import type { World } from './world.ts';

const email = 'maya@example.com';

async function placed(url: string, more: Partial<Shopping> = {}): Promise<Order> {
  const { status, body } = await (await guestAtPlacing(url, { items: shoppingOf(0).items, ...more })).place();
  if (status !== 200) throw new Error(`an order was answered ${status}`);
  return body;
}

export async function attack({ urls }: World): Promise<Line[]> {
  const { orderNumber } = await placed(urls[0]);
  const lookUp = async (address: string, of: string, at = 0) => {
    const by = await openGuest(urls[at % 2] as string, address);
    return (check?: string) =>
      by.call<Purchase>('POST', '/consumers-v3/consumer/TrackOrder', {
        orderNumber,
        email: of,
        ...(check ? { recaptcha_response: check } : {}),
      });
  };
  const ready = await inParallel(Array.from({ length: 100 }), 20, (_, at) =>
    lookUp('192.0.2.30', `guess.${at}@example.com`, at),
  );
  const wrong = await Promise.all(ready.map((ask) => ask()));
  const there = await (await lookUp('192.0.2.30', email))();
  const elsewhere = await (await lookUp('192.0.2.31', email))();
  const others = await inParallel(Array.from({ length: 20 }), 5, async (_, at) =>
    (await lookUp(`192.0.3.${at}`, 'guess@example.com'))(),
  );
  const owner = await openGuest(urls[0], '192.0.2.32');
  const asked = await lookUp('192.0.2.33', email);
  const unchecked = (await asked()) as Said<Purchase>;
  const checked = await asked(await passCheck(owner, 'trackOrder'));
  return [
    atMost(
      'order look-up: wrong e-mails of one address at once, two processes',
      wrong.length,
      wrong.filter(({ errorId }) => errorId === 'OHS4004').length,
      5,
      ' compared',
    ),
    isAnswer('order look-up: the right e-mail after that, from there', 1, there.status, 429),
    isAnswer('order look-up: the right e-mail from another address', 1, elsewhere.status, 200),
    isAnswer(
      'order look-up: after 20 more addresses, without the bot check',
      others.length,
      unchecked.appId,
      'waymark-bot-defence',
    ),
    isAnswer('order look-up: after 20 more addresses, with it', others.length, checked.status, 200),
    ...(await takeovers(urls)),
  ];
}

/** Number and e-mail give a guest the order's secret; a thief signs in with it. */
async function takeovers([url]: World['urls']): Promise<Line[]> {
  const theo = 'theo.lambert@example.com';
  const read = async (account: string, orderNumber: string, more = {}) => {
    const by = openClient(url, '192.0.2.35');
    await signIn(by, account, { more });
    return (await by.call<Order>('GET', `/cart/v2/checkout/order/${orderNumber}`)).status;
  };
  const orders = [
    { of: 'a customer', order: await placed(url, { email: theo }) },
    { of: 'a guest', order: await placed(url) },
  ];
  const answers = [];
  for (const { of, order } of orders) {
    const guest = await openGuest(url, '192.0.2.36');
    const { body } = await guest.call<Purchase>('POST', '/consumers-v3/consumer/TrackOrder', {
      orderNumber: order.orderNumber,
      email: order.email,
    });
    for (const st of [body.order.st, order.st]) {
      const status = await read('camille.faure@example.com', order.orderNumber, {
        action: 'postLogin',
        orderNo: order.orderNumber,
        st,
      });
      answers.push(
        isAnswer(
          `order takeover: of ${of}, with the ${st === order.st ? 'order’s own secret' : 'secret of a look-up'}`,
          1,
          status,
          404,
        ),
      );
    }
  }
  return [
    ...answers,
    isAnswer('order takeover: its owner after that', 1, await read(theo, orders[0]?.order.orderNumber ?? ''), 200),
  ];
}
