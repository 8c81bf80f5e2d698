import type { Mail, Mailer } from '#src/commerce/mail/mailer.ts';

/** A fake mailer that records the emails and can be switched off. */
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
