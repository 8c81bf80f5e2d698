import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDates } from '#src/flows/order/useDates.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

it('formats a time in the visitor’s time zone, and a day as the service gives it', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const { day, time } = renderHook(useDates).result.current;
  expect(time('2026-11-25T15:41:00.000Z')).toMatch(/4:41/);
  expect(day('2026-11-25T23:30:00.000Z')).toBe('November 25, 2026');
});
