import type { Mail, Mailer } from '#src/commerce/mail/mailer.ts';

/** A mail server that remembers what it was given, and can be down. */
export function createTestMailer() {
  const emails: Mail[] = [];
  const down = { isDown: false };
  const mailer: Mailer = {
    send: async (mail) => {
      if (down.isDown) throw new Error('the mail server is down');
      emails.push(mail);
    },
  };
  return { mailer, emails, mailServer: down };
}
