import type { SmsSender } from '#src/commerce/mail/sms-sender.ts';
import type { Mailbox } from './mailbox.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text messages of a laptop that has no provider: the mailbox shows them, to the phone. */
export const createSmsSandbox = (mailbox: Pick<Mailbox, 'send'>): SmsSender => ({
  send: ({ id, to, text }) => mailbox.send({ id, to: `+${to}`, subject: 'SMS', html: `<p>${escaped(text)}</p>`, text }),
});
