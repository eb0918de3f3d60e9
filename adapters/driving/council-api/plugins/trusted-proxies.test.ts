import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  'trusts a proxy on this machine: %s',
  (address) => {
    expect(trustedProxies([])(address)).toBe(true);
  },
);

it.each(['10.1.2.3', '10.2.0.0', '10.2.255.255', '::ffff:10.1.2.3', '2001:db8::7', 'fe80::1%eth0'])(
  'trusts those that the operator named: %s',
  (address) => {
    expect(trustedProxies(['10.1.2.3', '10.2.0.0/16', '2001:db8::/32', 'fe80::1'])(address)).toBe(true);
  },
);

it.each([
  '10.1.2.4',
  '10.3.0.1',
  '2001:db9::7',
  '192.0.2.1',
  '127',
  '127.1',
  'localhost',
  'unknown',
  '',
  undefined,
])('trusts no other, and nothing that is not an address: %s', (address) => {
  expect(trustedProxies(['10.1.2.3', '10.2.0.0/16', '2001:db8::/32'])(address)).toBe(false);
});
