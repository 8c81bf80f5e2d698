import { expect, test } from 'vitest';
import { eventDays } from '#src/domain/event-days.ts';

test('has each day from the first to the last', () => {
  expect(eventDays({ startDate: '2026-12-31', endDate: '2027-01-02' })).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(eventDays({ startDate: '2026-12-04', endDate: '2026-12-04' })).toEqual(['2026-12-04']);
});

test('keeps every day where clocks change', () => {
  expect(eventDays({ startDate: '2026-03-28', endDate: '2026-03-30' })).toHaveLength(3);
});

test('has none if the last day comes first, and no more than a registration can name', () => {
  expect(eventDays({ startDate: '2026-12-05', endDate: '2026-12-04' })).toEqual([]);
  expect(eventDays({ startDate: '2026-01-01', endDate: '2026-12-31' })).toHaveLength(31);
});
