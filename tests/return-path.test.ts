import { describe, expect, it } from 'vitest';
import { returnPathOf } from '#src/domain/return-path.ts';

describe('where a sign-in leads to', () => {
  it('is a page of the shop that asked for it', () => {
    for (const path of ['/account', '/account/orders', '/checkout', '/favorites', '/order-lookup/WM-1024'])
      expect(returnPathOf(path)).toBe(path);
  });

  it('is the account for another site, another scheme and an unknown path', () => {
    for (const path of [
      '//evil.example',
      'https://evil.example/account',
      '/\\evil.example',
      '/account/../../sandbox',
      '/account?next=//evil.example',
      'javascript:alert(1)',
      '/account\r\nset-cookie: a=b',
      `/account/${'a'.repeat(200)}`,
      '/p/shoe',
      null,
      ['/account'],
    ])
      expect(returnPathOf(path), String(path)).toBe('/account');
  });
});
