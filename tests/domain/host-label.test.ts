import { expect, it } from 'vitest';
import { hostLabel } from '#src/domain/host-label.ts';

it.each([
  ['localhost', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['pr-42.shop.example.com', 'pullRequest'],
  ['shop-pr7.example.com', 'pullRequest'],
  ['dev.shop.example.com', 'dev'],
  ['shop.qa.example.com', 'qa'],
  ['preprod.shop.example.com', 'preprod'],
  ['shop.example.com', 'production'],
  ['devices.example.com', 'unknown'],
  ['elsewhere.example.com', 'unknown'],
])('%s is %s', (host, label) => expect(hostLabel(host, 'shop.example.com')).toBe(label));
