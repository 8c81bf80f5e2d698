import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from '#src/domain/password.ts';

describe('the rules for passwords (core 5)', () => {
  it.each([
    ['Trailhead1', []],
    ['Trail 1x', []],
    ['Überm1üt', []],
    ['Short1', ['length']],
    ['trailhead1', ['upper']],
    ['TRAILHEAD1', ['lower']],
    ['Trailhead', ['digit']],
    ['', ['length', 'upper', 'lower', 'digit']],
    // Eight UTF-16 units, four characters.
    ['Aa1😀😀😀', ['length']],
  ])('%s breaks %j', (password, broken) => expect(brokenPasswordRules(password)).toEqual(broken));

  it('a longer password breaks no rule that its beginning meets', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, more) => {
        expect(brokenPasswordRules(start)).toEqual(
          expect.arrayContaining(brokenPasswordRules(start.concat(' ', more))),
        );
      }),
    ));
});
