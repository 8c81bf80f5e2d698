import { expect, it } from 'vitest';
import { translate } from '#src/messages/message.ts';
import { compileMessage } from '../../scripts/messages/compile.ts';
import { compilePseudo } from '../../scripts/messages/pseudo.ts';
import { evaluate } from './compiled.ts';

type Values = Record<string, string | number | Date>;

async function show(code: string, values: Values = {}, locale = 'en-US'): Promise<string> {
  const t = translate({ key: await evaluate(code) }, undefined, locale) as (key: string, values: Values) => string;
  return t('key', values);
}

it.each<[string, Values, string, string]>([
  ['Your cart', {}, 'en-US', 'Your cart'],
  ['Remove {name}', { name: 'Ridgeline {3}' }, 'en-US', 'Remove Ridgeline {3}'],
  ['{score} of 5', { score: 4.4 }, 'de-DE', '4,4 of 5'],
  ['{points} points', { points: 12_500 }, 'de-DE', '12.500 points'],
  ['{count, plural, one {# item} other {# items}}', { count: 1 }, 'en-US', '1 item'],
  ['{count, plural, one {# item} other {# items}}', { count: 1200 }, 'en-US', '1,200 items'],
  ['{count, plural, one {# article} other {# articles}}', { count: 0 }, 'fr-FR', '0 article'],
  ['{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', { n: 22 }, 'ru', '22 дня'],
  ['{n, plural, =0 {nothing} one {# item} other {# items}}', { n: 0 }, 'en-US', 'nothing'],
  [
    'Hi {who, select, guest {you} other {{name}}}, {n, plural, one {one} other {#}} left',
    { who: 'x', name: 'Eve', n: 3 },
    'en-US',
    'Hi Eve, 3 left',
  ],
  ['{n, plural, one {{m, plural, one {# of #} other {# more}}} other {#}}', { n: 1, m: 5 }, 'en-US', '5 more'],
  ['{share, number, ::percent .0} left', { share: 0.256 }, 'fr-FR', '25,6\u00a0% left'],
  ['From {day, date, long}', { day: new Date('2026-11-22T00:00:00Z') }, 'de-DE', 'From 22. November 2026'],
  ['From {day, date, ::MMMMd}', { day: new Date('2026-11-22T00:00:00Z') }, 'en-GB', 'From 22 November'],
  [
    'A `tick`, a \\ and a ${sum}, {share, number, ::percent}',
    { sum: '9', share: 1 },
    'en-US',
    'A `tick`, a \\ and a $9, 100%',
  ],
])('%s with %o in %s is "%s"', async (message, values, locale, text) => {
  expect(await show(compileMessage(message), values, locale)).toBe(text);
});

it('compiles a message without plurals, selections and formats to a string, which costs a page no code', () => {
  expect(compileMessage('Remove {name}')).toBe('"Remove {name}"');
  expect(compileMessage('{count, plural, one {# Artikel} other {# Artikel}}')).toBe('"{count} Artikel"');
});

it('refuses what the shop could not show', () => {
  expect(() => compileMessage('{count, plural, one {# item}}')).toThrow('MISSING_OTHER_CLAUSE');
  expect(() => compileMessage("a '{'brace")).toThrow('brace');
  expect(() => compileMessage('{n, selectordinal, one {#st} other {#th}}')).toThrow('ordinal');
  expect(() => compileMessage('{n, plural, offset:1 one {#} other {#}}')).toThrow('offset');
});

it('puts a pseudo text into brackets, a third longer, and keeps its values', async () => {
  expect(await show(compilePseudo('Remove {name}'), { name: 'Hat' })).toBe('⟦Ŕémövé Hat~~~⟧');
  expect(await show(compilePseudo('{count, plural, one {# item} other {# items}}'), { count: 2 })).toBe('⟦2 îţémš~~~⟧');
});
