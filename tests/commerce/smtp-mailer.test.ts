import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpMailer } from '#src/commerce/mail/smtp-mailer.ts';

/** Returns the recipients of an e-mail to this address, as the mail server gets them. */
async function recipientsOf(to: string): Promise<string[]> {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const [, recipient] = /^RCPT TO:<(.*)>/.exec(line) ?? [];
        if (recipient !== undefined) recipients.push(recipient);
        socket.write(recipient === undefined ? '250 mail.example\r\n' : '550 no such mailbox\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'orders@shop.example' });
  const mail = { id: 'welcome:1', subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' };
  await mailer.send({ ...mail, to }).catch(() => undefined);
  server.close();
  return recipients;
}

test('sends an e-mail to the address that it is given', async () => {
  expect(await recipientsOf("o'neil+shop@example.com")).toEqual(["o'neil+shop@example.com"]);
});

test('does not read an address in angle brackets, or a list, out of one address', async () => {
  expect(await recipientsOf('somebody<maya@example.com>')).not.toContain('maya@example.com');
  expect(await recipientsOf('maya@example.com,')).not.toContain('maya@example.com');
});
