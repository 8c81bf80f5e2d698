import { beforeEach, expect, it } from 'vitest';
import type { SmsReply } from '#src/commerce/mail/sms-sender.ts';
import { createMailbox, type Mailbox } from '#src/sandbox/mail/mailbox.ts';
import type { KeptMail } from '#src/sandbox/mail/mail.types.ts';
import { createSmsSandbox } from '#src/sandbox/mail/sms-sandbox.ts';

/** The mailbox of a laptop: who gets a text message answers it there. */

let mailbox: Mailbox;
let received: SmsReply[];
beforeEach(async () => {
  const kept = new Map<string, KeptMail>();
  received = [];
  mailbox = createMailbox({
    store: {
      insertIfAbsent: async (mail) => void kept.set(mail.id, mail),
      find: async (id) => kept.get(id) ?? null,
      forget: async () => undefined,
      newest: async () => [...kept.values()],
    },
    clock: () => new Date('2026-11-28T10:00:00Z'),
  });
  await createSmsSandbox(mailbox).send({ id: 'sms-code:1', to: '15035550142', text: '123456 is your code.' });
  await mailbox.send({ id: 'news', to: 'wren@example.com', subject: 'News', html: '<p>News</p>', text: 'News' });
});

const ask = (id: string, body?: BodyInit) =>
  mailbox.fetch(
    new Request(
      `http://shop.test/sandbox/mail/${encodeURIComponent(id)}`,
      body === undefined ? {} : { method: 'POST', body },
    ),
    async (reply) => void received.push(reply),
  );

it('offers to answer a text message, and no email', async () => {
  expect(await (await ask('sms-code:1')).text()).toContain('<form method="post"');
  expect(await (await ask('news')).text()).not.toContain('<form');
});

it('passes an answer on with the phone that it comes from', async () => {
  expect((await ask('sms-code:1', new URLSearchParams({ text: 'STOP' }))).status).toBe(303);
  expect(received).toEqual([{ from: '15035550142', text: 'STOP' }]);
});

it.each([
  ['to an email', 'news', new URLSearchParams({ text: 'STOP' })],
  ['to nothing', 'gone', new URLSearchParams({ text: 'STOP' })],
  ['without text', 'sms-code:1', new URLSearchParams()],
  ['that is no form', 'sms-code:1', '{"text":"STOP"}'],
])('passes no answer on %s', async (_, id, body) => {
  expect((await ask(id, body)).status).toBe(404);
  expect(received).toEqual([]);
});
