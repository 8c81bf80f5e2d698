import { expect, test } from 'vitest';
import { spanIn, weekIn } from '#src/flows/stores/hours.ts';

/** Replaces all kinds of spaces, because locales use different ones. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ').replaceAll(' – ', '–').replaceAll(' – ', '–');

const week = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
  { day: 6, opens: '10:00', closes: '13:00' },
  { day: 6, opens: '14:00', closes: '16:00' },
];

test.each([
  ['en-us', '9:00 AM–6:00 PM'],
  ['en-gb', '09:00–18:00'],
  ['de-de', '09:00–18:00 Uhr'],
])('formats a time span for %s', (locale, written) => {
  expect(plain(spanIn(locale, { opens: '09:00', closes: '18:00' }))).toBe(written);
});

test('groups consecutive days with the same hours, and shows closed days', () => {
  const [weekdays, saturday, sunday, ...rest] = weekIn('de-de', week);
  expect(plain(weekdays?.days ?? '')).toBe('Mo–Fr');
  expect(plain(saturday?.hours ?? '')).toBe('10:00–13:00 Uhr, 14:00–16:00 Uhr');
  expect(sunday).toEqual({ days: 'So', hours: null });
  expect(rest).toEqual([]);
});
