import { beforeAll, describe, expect, it } from 'vitest';
import { getRouter } from '#src/router.tsx';
import { type PageAddress, pageAddressOf } from '#src/server/page-address.ts';

let addressOf: PageAddress;
beforeAll(() => {
  addressOf = pageAddressOf(getRouter());
});

describe('the address of a page', () => {
  it.each([
    ['/en-us', '/en-us'],
    ['/en-us?x=1', '/en-us'],
    ['/en-us?utm_source=mail&gclid=1', '/en-us'],
    ['/en-us/p/ridgeline-WMTR1001MOS?size=9&x=1&recipe=a&size=9', '/en-us/p/ridgeline-WMTR1001MOS?recipe=a'],
    ['/en-us/p/ridgeline-WMTR1001MOS?width=w&size=9', '/en-us/p/ridgeline-WMTR1001MOS?size=9&width=w'],
    [
      '/en-us/c/shoes-1100?sort=newest&q=random&filter=size:9,8&filter=color:moss',
      '/en-us/c/shoes-1100?filter=color%3Amoss&filter=size%3A8%2C9&sort=newest',
    ],
    ['/en-us/c/shoes-1100?page=1&sort=featured&filter=nonsense', '/en-us/c/shoes-1100'],
    ['/en-us/search?page=2&q=+boots+&page=3&__proto__=1', '/en-us/search?q=boots'],
    ['/en-us/help?tagId=trails&tagid=x', '/en-us/help?tagId=trails'],
    ['/charts/cart?fold=b&fold=a&fold=b&detail=plain&z=1', '/charts/cart?detail=plain&fold=a&fold=b'],
    ['/charts?q=cart&x=', '/charts?q=cart'],
    ['/en-us/%73earch?q=boots', '/en-us/search?q=boots'],
    ['/en-us/search?q=%E0%A4%A', '/en-us/search?q=%EF%BF%BD%25A'],
    ['/en-us/nowhere?x=1', '/en-us/nowhere'],
    ['/nowhere?x=1', '/nowhere'],
  ])('%s is that of %s', (target, address) => {
    expect(addressOf(target)).toBe(address);
    expect(addressOf(address)).toBe(address);
  });

  it('is null if the path cannot be decoded', () => {
    expect(addressOf('/en-us/%E0%A4%A')).toBeNull();
    expect(addressOf('/en-us/%E0%A4%A?q=1')).toBeNull();
  });
});
