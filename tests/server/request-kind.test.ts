import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/server/request-kind.ts';

describe('the kind of a request in the log', () => {
  it.each([
    ['POST', '/cart/v1/item', 'addItems'],
    ['GET', '/pre/fapi/server/time', 'getServerTime'],
    ['GET', '/cart/v1/maya@example.com/x/y/z', 'unknown'],
    ['GET', '/en-us', 'page home'],
    ['GET', '/en-us/p/ridgeline-WMTR1001MOS', 'page p WMTR1001MOS'],
    ['GET', '/fr-ca/c/shoes-1100', 'page c 1100'],
    ['GET', '/en-us/p/14155550134', 'page p'],
    ['GET', '/en-us/maya@example.com', 'page'],
    ['GET', '/en-us/order-lookup/WM1234567890', 'page order-lookup'],
    ['GET', '/images/maya.chen', 'picture'],
    ['GET', '/assets/maya-chen.js', 'asset'],
    ['GET', '/sandbox/mail/maya@example.com', 'sandbox'],
    ['GET', '/maya@example.com', 'other'],
  ])('%s %s: %s', (method, path, place) => expect(placeOf(method, path)).toBe(place));
});
