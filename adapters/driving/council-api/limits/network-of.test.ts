import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it('is an IPv4 address itself, also inside an IPv6 one', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the first half of an IPv6 address, however it is written', () => {
    expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0');
    expect(networkOf('2001:0DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('2001:db8:1:2:3::')).toBe('2001:db8:1:2');
  });

  it('is none for a client that has hung up before it was answered', () => {
    expect(networkOf(undefined)).toBe('');
  });

  it('is shared by all addresses in it, and by no other', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        (network, host) => {
          expect(networkOf([...network, ...host].join(':'))).toBe(network.join(':'));
          expect(networkOf(`${network.join(':')}::${host[0]}`)).toBe(network.join(':'));
        },
      ),
    );
  });

  it('of something that is not an address is that thing', () => {
    expect(networkOf('within the server')).toBe('within the server');
    expect(networkOf('')).toBe('');
  });
});
