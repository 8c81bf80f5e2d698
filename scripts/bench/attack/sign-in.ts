// Guesses passwords at the same time and from many addresses; the owner must still get into the account.
import { addresses, inParallel, openClient, passCheck, signIn } from './client.ts';
import { atMost, isAnswer, type Line } from './line.ts';
import type { World } from './world.ts';

const maya = 'maya.reed@example.com';
const warning = 'Somebody tried to sign in to your account';

export async function attack({ urls }: World): Promise<Line[]> {
  const thief = (at: number) => openClient(urls[at % 2] as string, '192.0.2.20');
  const passwords = [...Array.from({ length: 99 }, (_, at) => `Wrong${at}pass`), undefined];
  // One connection each, opened in this order: the request with the right password is sent before any answer.
  const tried = await Promise.all(
    passwords.map((password, at) => signIn(thief(at), maya, password ? { password } : {})),
  );
  const after = await signIn(thief(0), maya);
  const elsewhere = await signIn(openClient(urls[0], '192.0.2.21'), maya);

  const bots = addresses(30, 2);
  await inParallel(bots, 8, async (address, at) => {
    const bot = openClient(urls[at % 2] as string, address);
    await signIn(bot, maya, { password: 'Wrong0pass', check: await passCheck(bot, 'login') });
  });
  const owner = openClient(urls[1], '192.0.2.22');
  const asked = await signIn(owner, maya);
  const checked = await signIn(owner, maya, { check: await passCheck(owner, 'login') });
  const isMailed = async () =>
    (await (await fetch(`${urls[0]}/sandbox/mail`)).text()).includes(
      `<strong>${warning}</strong><span>To ${maya}</span>`,
    );
  let mailed = await isMailed();
  for (let waited = 0; !mailed && waited < 20; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    mailed = await isMailed();
  }
  return [
    atMost(
      'sign-in: wrong passwords of one address at once, two processes',
      99,
      tried.filter(({ status }) => status === 401).length,
      5,
      ' compared',
    ),
    isAnswer('sign-in: the right password as the hundredth at once', 1, tried.at(-1)?.status, 423),
    isAnswer('sign-in: the right password after the lock, from there', 1, after.status, 423),
    isAnswer('sign-in: the owner from another address meanwhile', 1, elsewhere.status, 200),
    isAnswer('sign-in: the owner after 30 addresses, without the bot check', 30, asked.appId, 'waymark-bot-defence'),
    isAnswer('sign-in: the owner after 30 addresses, with it', 30, checked.status, 200),
    isAnswer('sign-in: the owner is told', 130, mailed ? 'by e-mail' : 'not', 'by e-mail'),
  ];
}
