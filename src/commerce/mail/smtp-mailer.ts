import type { Mailer } from './mailer.ts';

/** Milliseconds that a mail server may take for one step. */
const PATIENCE = 15_000;

/**
 * Sends e-mails through an SMTP server: `smtps://user:password@mail.example.com`. An e-mail's id becomes its
 * Message-ID, by which mailboxes detect duplicates.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '');
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    }),
  );
  return {
    async send({ id, to, subject, html, text, unsubscribe }) {
      const messageId = `<${id.replaceAll(/[^\w.-]/g, '.')}@${domain}>`;
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe
          ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {}),
      };
      // As an object, because a text would be read as a header: `somebody<maya@example.com>` as maya@example.com.
      const recipient = { name: '', address: to };
      await (await transport).sendMail({ from, to: recipient, subject, html, text, messageId, headers });
    },
  };
}
