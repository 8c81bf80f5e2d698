// Guesses coupons and reward codes at the same time.
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { inParallel, openGuest, openClient, signIn } from './client.ts';
import { atMost, type Line } from './line.ts';
import type { World } from './world.ts';

/** Tries `count` coupons at once, by `of` guests of one address. */
async function coupons({ urls }: World, address: string, count: number, of: number): Promise<(string | undefined)[]> {
  const guests = await inParallel(Array.from({ length: of }), 10, async (_, at) => {
    const guest = await openGuest(urls[at % 2] as string, address);
    return { guest, cartId: (await guest.call<Cart>('POST', '/cart/v1/cart', {})).body.basketId };
  });
  return inParallel(Array.from({ length: count }), 100, async (_, at) => {
    const { guest, cartId } = guests[at % guests.length] as (typeof guests)[number];
    return (await guest.at(urls[at % 2] as string).call('PUT', '/cart/v1/coupon', { cartId, code: `GUESS-${at}` }))
      .errorId;
  });
}

export async function attack(world: World): Promise<Line[]> {
  const { urls } = world;
  const ofOne = await coupons(world, '192.0.2.12', 200, 1);
  const ofMany = await coupons(world, '192.0.2.10', 600, 30);
  const member = openClient(urls[0], '192.0.2.11');
  await signIn(member, 'theo.lambert@example.com');
  const { basketId } = (await member.call<Cart>('POST', '/cart/v1/cart', {})).body;
  const rewards = await inParallel(Array.from({ length: 200 }), 100, async (_, at) => {
    const path = `/cart/v1/cart/${basketId}/paymentInstruments`;
    return (
      await member
        .at(urls[at % 2] as string)
        .call('POST', path, { payment_method_id: 'REWARD_CODE', c_rewardCode: `TRAIL-${3000 + at}` })
    ).errorId;
  });
  const compared = (answers: (string | undefined)[]) => answers.filter((errorId) => errorId !== 'API429').length;
  return [
    atMost('coupons: one guest, 100 at once, two processes', ofOne.length, compared(ofOne), 10, ' compared'),
    atMost('coupons: 30 guests of one address, 100 at once', ofMany.length, compared(ofMany), 60, ' compared'),
    atMost(
      'reward codes: one customer, 100 at once, two processes',
      rewards.length,
      compared(rewards),
      10,
      ' compared',
    ),
  ];
}
