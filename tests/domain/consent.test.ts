import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allows, consentCategories, consentTo, consentValue, isAsked, readConsent } from '#src/domain/consent.ts';

const nothing = consentTo([]);
const performance = consentTo(['C0002']);

describe('what is allowed (core 4, catalogue 9)', () => {
  it.each([
    ['NORA', null, false, [true, true, true, true]],
    ['NORA', nothing, false, [true, true, true, true]],
    ['EMEA', null, false, [false, false, false, false]],
    ['EMEA', nothing, false, [true, false, false, false]],
    ['EMEA', performance, false, [true, true, false, false]],
    ['EMEA', consentTo(consentCategories), false, [true, true, true, true]],
    ['EMEA', null, true, [true, true, true, true]],
    ['EMEA', nothing, true, [true, true, true, true]],
  ] as const)('%s, answer %o, preview %s', (region, consent, isPreview, expected) => {
    expect(consentCategories.map((category) => allows(category, { region, consent, isPreview }))).toEqual(expected);
  });

  it.each([
    ['NORA', null, false, false],
    ['EMEA', null, false, true],
    ['EMEA', null, true, false],
    ['EMEA', nothing, false, false],
  ] as const)('asks in %s with answer %o, preview %s: %s', (region, consent, isPreview, expected) => {
    expect(isAsked({ region, consent, isPreview })).toBe(expected);
  });
});

describe('the cookie', () => {
  it('marks each category', () => expect(consentValue(performance)).toBe('1.C0001:1.C0002:1.C0003:0.C0004:0'));

  it('is parsed to the answer that was written', () =>
    fc.assert(
      fc.property(fc.subarray([...consentCategories]), (accepted) => {
        expect(readConsent(consentValue(consentTo(accepted)))).toEqual(consentTo(accepted));
      }),
    ));

  it.each([null, undefined, '', 'C0002:1', '0.C0001:1.C0002:1', '2.C0002:1'])(
    'has no answer when it is %o',
    (value) => {
      expect(readConsent(value)).toBeNull();
    },
  );

  it('accepts only the categories that it marks', () =>
    expect(readConsent('1.C0001:1.C0002:0.C0003:yes')).toEqual(nothing));
});
