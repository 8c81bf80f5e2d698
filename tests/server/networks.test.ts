import { describe, expect, it } from 'vitest';
import { callerOf } from '#src/server/caller.ts';
import { addressKey, readNetworks } from '#src/server/networks.ts';

describe('the network by which limits count an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, key) => expect(addressKey(address)).toBe(key));
});

describe('a list of networks', () => {
  it.each([
    ['loopback', '127.8.8.8', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['private', '172.31.255.1', true],
    ['private', '172.32.0.1', false],
    ['private', 'fd12::1', true],
    ['loopback, 203.0.113.0/24', '203.0.113.200', true],
    ['203.0.113.9', '203.0.113.9', true],
    ['203.0.113.9', '203.0.113.8', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::/32', '192.0.2.1', false],
    ['0.0.0.0/0', '::2', false],
    ['private', 'unknown', false],
  ])('%s: %s is in it: %s', (list, address, isIn) => expect(readNetworks(list)?.(address)).toBe(isIn));

  it.each([
    '',
    'true',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    '::1/129',
    '10.0.0',
    '::ffff:10.0.0.0/104',
    'private,',
  ])('is not read from "%s"', (list) => {
    expect(readNetworks(list)).toBeNull();
  });
});

const isTrusted = readNetworks('10.0.0.0/8, 2001:db8::/32') ?? (() => false);
const from = (remoteAddress: string, headers: Record<string, string> = {}, url = '/') =>
  callerOf(
    {
      headers: { host: 'inside:3000', ...headers },
      socket: { remoteAddress, localPort: 3000 },
      url,
    } as unknown as Parameters<typeof callerOf>[0],
    isTrusted,
  );

describe('a caller', () => {
  it.each([
    ['the connection', '198.51.100.4', undefined, '198.51.100.4'],
    ['the connection, whatever a stranger writes', '198.51.100.4', '192.0.2.1', '198.51.100.4'],
    ['the hop before a trusted proxy', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    [
      'the last hop that is not trusted, not what it was told',
      '10.0.0.1',
      '192.0.2.99, 192.0.2.1, 10.0.0.2, 2001:db8::5',
      '192.0.2.1',
    ],
    ['the first hop where all are trusted', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['a hop with its port', '10.0.0.1', '192.0.2.1:4711', '192.0.2.1'],
    ['an IPv6 hop with its port', '10.0.0.1', '[2001:db9::1]:4711', '2001:db9::1'],
    ['the proxy that says nothing readable', '10.0.0.1', '192.0.2.1, unknown', '10.0.0.1'],
  ])('is %s', (_, remote, forwarded, address) => {
    expect(from(remote, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }).address).toBe(address);
  });

  it.each([
    ['the Host header names', '198.51.100.4', {}, '/', 'inside:3000'],
    ['a trusted proxy names', '10.0.0.1', { 'x-forwarded-host': 'evil.example, shop.example' }, '/', 'shop.example'],
    [
      'the Host header names where a stranger claims another',
      '198.51.100.4',
      { 'x-forwarded-host': 'shop.example' },
      '/',
      'inside:3000',
    ],
    ['the request line names', '198.51.100.4', {}, 'http://evil.example:81/en-us', 'evil.example:81'],
  ])('addresses the host that %s', (_, remote, headers, url, host) =>
    expect(from(remote, headers, url).host).toBe(host),
  );
});
