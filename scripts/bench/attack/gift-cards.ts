// Guesses PINs of gift cards as guests, because a guest session costs nothing.
import { unknownGiftCard } from '#src/demo/gift-cards.ts';
import { addresses, type Client, inParallel, openGuest, passCheck, type Said } from './client.ts';
import { atMost, isAnswer, type Line } from './line.ts';
import type { World } from './world.ts';

const guesses = Number(process.env['GUESSES'] ?? 10_000);
const AT_ONCE = 48;
/** Used only by this module: what is locked here stays locked. */
const byOne = { number: '6006490010000010', pin: '4821' };
const byMany = { number: '6006490020000018', pin: '6642' };
const byStopped = { number: '6006490040000014', pin: '9348' };
const forError = { number: '6006490030000016', pin: '2093' };

interface Card {
  number: string;
  pin: string;
}

async function guess(by: Client, { number, pin }: Card, check?: string): Promise<Said<unknown>> {
  const body = { c_gcCardNumber: number, c_gcPin: pin, ...(check ? { recaptcha_response: check } : {}) };
  return (await by.call('POST', '/cart/v1/giftcard/balance', body)) as Said<unknown>;
}

/** Guesses, and passes the bot check whenever it is required. */
async function guessChecked(by: Client, card: Card): Promise<Said<unknown>> {
  const said = await guess(by, card);
  return said.appId === 'waymark-bot-defence' ? guess(by, card, await passCheck(by, 'giftCard')) : said;
}

const isCompared = ({ status, errorId }: Said<unknown>) => status === 200 || errorId === 'GFC700';
/** Every PIN but the right one, the most likely ones first. */
const wrongPins = ({ pin }: Card) =>
  Array.from({ length: guesses }, (_, at) => String(at % 10_000).padStart(4, '0')).filter((one) => one !== pin);

export async function attack({ urls }: World): Promise<Line[]> {
  const guests = await inParallel(addresses(100), AT_ONCE, () => openGuest(urls[0], '192.0.2.1'));
  const ofOne = await inParallel(wrongPins(byOne), AT_ONCE, (pin, at) =>
    guess((guests[at % guests.length] as Client).at(urls[at % 2] as string), { ...byOne, pin }),
  );
  const last = await guessChecked(guests[0] as Client, byOne);
  const owner = await guess(await openGuest(urls[0], '192.0.2.2'), byOne);

  const crowd = await inParallel(addresses(1000, 1), AT_ONCE, (address, at) =>
    openGuest(urls[at % 2] as string, address),
  );
  const ofMany = await inParallel(wrongPins(byMany), AT_ONCE, (pin, at) =>
    guessChecked((crowd[at % crowd.length] as Client).at(urls[at % 2] as string), { ...byMany, pin }),
  );
  const lastOfMany = await guessChecked(await openGuest(urls[1], '192.0.2.3'), byMany);

  // Ten are compared. The others do not pass the check, and must not use up the card's tries.
  await inParallel(wrongPins(byStopped).slice(0, 1000), AT_ONCE, (pin, at) =>
    guess(crowd[at % crowd.length] as Client, { ...byStopped, pin }),
  );
  const afterStopped = await guessChecked(await openGuest(urls[0], '192.0.2.6'), byStopped);

  const told = async (card: Card, address: string) => {
    const by = await openGuest(urls[0], address);
    const answers = await inParallel([0, 1, 2, 3, 4, 5, 6], 1, () => guess(by, { ...card, pin: '0001' }));
    return JSON.stringify(answers.map(({ status, body }) => [status, { ...(body as object), correlationId: '' }]));
  };
  const isSame = (await told(forError, '192.0.2.4')) === (await told(unknownGiftCard, '192.0.2.5'));
  return [
    atMost(
      'gift card PIN: 100 guests of one address, two processes',
      ofOne.length,
      ofOne.filter(isCompared).length,
      5,
      ' compared',
    ),
    isAnswer('gift card PIN: the right one last, from there', 1, last.status, 429),
    isAnswer('gift card PIN: the owner from another address', 1, owner.status, 200),
    atMost(
      'gift card PIN: 1,000 addresses that pass the bot check',
      ofMany.length,
      ofMany.filter(isCompared).length,
      30,
      ' compared',
    ),
    isAnswer('gift card PIN: the right one last, from a new address', 1, lastOfMany.status, 429),
    isAnswer('gift card PIN: the owner after 1,000 addresses that pass no check', 1000, afterStopped.status, 200),
    isAnswer(
      'gift card PIN: a wrong one and a card that nobody has',
      14,
      isSame ? 'same answers' : 'told apart',
      'same answers',
    ),
  ];
}
