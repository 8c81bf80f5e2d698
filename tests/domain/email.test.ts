import { expect, it } from 'vitest';
import { isEmail } from '#src/domain/email.ts';

it.each(['maya@example.com', "o'neil+shop@mail.example.co.uk", 'mäya@bücher.example', 'a@b.io'])('takes %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each(['a@b', 'maya@example.c', 'maya@example.com.', 'maya reed@example.com', 'maya@mail@example.com'])(
  'refuses %s',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

it.each([
  'somebody<maya@example.com>',
  'somebody<maya@example.com',
  'somebody,maya@example.com',
  'maya@example.com,',
  'group:maya@example.com',
  'maya@example.com;',
  '(note)maya@example.com',
  '"maya@example.com',
  'maya\u0001@example.com',
  'maya\u200B@example.com',
  '\u202Emaya@example.com',
])('refuses %j, which a mail server reads as a list or as another address', (text) => {
  expect(isEmail(text)).toBe(false);
});
