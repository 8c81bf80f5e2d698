import { describe, expect, test } from 'vitest';
import { wrongInSubject } from '../../scripts/lint-commits.mjs';

describe('the subject of a commit', () => {
  test.each([
    'build: put cart line selectors into the lines chunk',
    'look-up, payment, consent: mend what a trial of the shop found',
    'model tests: expect the words of the cause',
  ])('may be "%s"', (subject) => expect(wrongInSubject(subject)).toBeNull());

  test.each([
    ['Keep what a line says in the file of the lines', 'does not begin with an area'],
    ['cart: keep the note.', 'ends in a full stop'],
    [`cart: ${'a'.repeat(70)}`, 'has 76 characters'],
  ])('may not be "%s"', (subject, reason) => expect(wrongInSubject(subject)).toContain(reason));
});
