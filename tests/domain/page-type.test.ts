import { expect, test } from 'vitest';
import { pageTypeOf } from '#src/domain/page-type.ts';

test.each([
  ['/en-us', 'home'],
  ['/fr-fr/', 'home'],
  ['/en-us/p/ridgeline-WMTR1001MOS', 'product'],
  ['/de-de/c/women-1000', 'category'],
  ['/en-us/cart', 'cart'],
  ['/en-us/account/orders/W1', 'account'],
  ['/en-us/search?q=boots', 'search'],
  ['/en-us/search', 'search-hub'],
  ['/en-us/order-confirmation', 'order-confirmation'],
  ['/en-us/checkout', 'checkout'],
  ['/en-us/stores', 'other'],
  ['/charts', 'other'],
])('%s is of the type %s', (path, type) => {
  expect(pageTypeOf(new URL(path, 'http://shop.test'))).toBe(type);
});

test('a page that is not available is an error, whatever its address', () => {
  expect(pageTypeOf(new URL('http://shop.test/en-us/p/gone-WMTR0000'), true)).toBe('error');
});
