import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#src/demo/people/people.ts';
import { openComposition, type Start } from './support/composition.ts';

const lines: string[] = [];
let composition: Awaited<ReturnType<typeof openComposition>>;
let shop: Start;
beforeAll(async () => {
  composition = await openComposition();
  shop = await composition.start({ PUBLIC_URL: 'http://localhost:3000' }, (line) => void lines.push(line));
}, 60_000);
afterAll(async () => {
  await shop.shop.close();
  await composition.close();
});

const post = (page: string, fields: Record<string, string>) =>
  shop.ask(`/en-us/${page}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    body: new URLSearchParams(fields).toString(),
  });

const email = 'maya.reed@example.com';
const person = { firstName: 'Wilhelmina', lastName: 'Oakfield', birthDate: '1990-01-01' };
const code = 'c0dec0dec0dec0dec0dec0dec0dec0dec0dec0de123';

/** Those whose password or code is wrong. */
const refused = new Set(['a refused sign-in', 'a reset', 'a confirmed newsletter']);

describe('the log of a shop whose forms are posted', () => {
  it.each([
    ['a sign-in', 'sign-in', { email, password: demoPassword }, [email, demoPassword]],
    ['a refused sign-in', 'sign-in', { email, password: 'Notmypassword1' }, [email, 'Notmypassword1']],
    [
      'a sign-up',
      'sign-up',
      { ...person, email: 'willa@example.com', password: 'Oakfield2Street', policy: 'on' },
      ['willa@example.com', 'Oakfield2Street', 'Wilhelmina'],
    ],
    [
      'a reset',
      'reset-password',
      { code, newPassword: 'Oakfield3Street', confirmPassword: 'Oakfield3Street' },
      [code, 'Oakfield3Street'],
    ],
    ['a forgotten password', 'forgot-password', { email }, [email]],
    ['a newsletter', 'newsletter', { email: 'willa@example.com', policy: 'on' }, ['willa@example.com']],
    ['a confirmed newsletter', 'newsletter', { code }, [code]],
    [
      'a message',
      'help/contact-us',
      { subject: 'other/other', name: 'Wilhelmina', email, message: 'My door code is 4711.' },
      ['Wilhelmina', email, 'My door code'],
    ],
  ])('has nothing of what was typed, nor a token: %s', async (name, page, fields, secrets) => {
    lines.length = 0;
    const answer = await post(page, fields);
    // A refused form is shown again (docs/decisions/073), the others lead on.
    expect(answer.status).toBe(refused.has(name) ? 200 : 303);
    const tokens = answer.headers.getSetCookie().map((cookie) => /^[^=]+=([^;]{16,})/.exec(cookie)?.[1] ?? email);
    const log = lines.join('\n');
    expect(log).toContain('answered');
    for (const secret of [...secrets, ...tokens]) expect(log).not.toContain(secret);
    const next = decodeURIComponent(answer.headers.get('location') ?? '');
    for (const secret of secrets) expect(next).not.toContain(secret);
  });
});
