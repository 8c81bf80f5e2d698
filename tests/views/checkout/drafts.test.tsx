import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, readDraft, writeDraft } from '#src/flows/shared/drafts.ts';
import { draftsKey, saleKey } from '#src/flows/shared/stored-session.ts';

const half = { country: 'US', firstName: 'Maya', phone: '415' };
const is = (consumerNo: string, consumerType: string) =>
  localStorage.setItem('waymark.session', JSON.stringify({ consumerNo, consumerType, basketId: null }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('typed values are restored, for each form separately', () => {
  writeDraft('shipping', half);
  expect(readDraft('shipping')).toEqual(half);
  expect(readDraft('billing')).toBeNull();
  dropDraft('shipping');
  expect(readDraft('shipping')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a draft is deleted half an hour after the last key', () => {
  writeDraft('shipping', half);
  vi.advanceTimersByTime(29 * 60_000);
  expect(readDraft('shipping')).toEqual(half);
  vi.advanceTimersByTime(60_000);
  expect(readDraft('shipping')).toBeNull();
  expect(sessionStorage.getItem(draftsKey)).toBeNull();
});

test('a customer gets drafts of their own and of a guest, and nobody else gets a customer’s', () => {
  is('G1', 'GUEST');
  writeDraft('shipping', half);
  is('C1', 'CORE');
  expect(readDraft('shipping')).toEqual(half);
  writeDraft('shipping', half);
  is('G2', 'GUEST');
  expect(readDraft('shipping')).toBeNull();
  is('C2', 'CORE');
  expect(readDraft('shipping')).toBeNull();
  is('C1', 'CORE');
  expect(readDraft('shipping')).toEqual(half);
});

test('in a store no draft is stored', () => {
  localStorage.setItem(saleKey, JSON.stringify({ storeId: '0001', storeEmployeeId: 'E1' }));
  writeDraft('shipping', half);
  expect(sessionStorage.length).toBe(0);
});
