import type { Mail, Mailer } from '#src/commerce/mail/mailer.ts';
import type { Sms, SmsSender } from '#src/commerce/mail/sms-sender.ts';

/** A fake mailer that records the emails and can be switched off, and a sender that records text messages. */
export function createTestMailer() {
  const emails: Mail[] = [];
  const down = { isDown: false };
  const mailer: Mailer = {
    send: async (mail) => {
      if (down.isDown) throw new Error('the mail server is down');
      emails.push(mail);
    },
  };
  const messages: Sms[] = [];
  const smsSender: SmsSender = { send: async (sms) => void messages.push(sms) };
  return { smsSender, messages, mailer, emails, mailServer: down };
}
