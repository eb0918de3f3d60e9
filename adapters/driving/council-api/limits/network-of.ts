import { isIPv6 } from 'node:net';

/**
 * The network that an address counts for: the address itself or, in IPv6, its first 64 bits, since one connection has
 * all addresses under them. `::ffff:192.0.2.7` counts as the IPv4 address that it contains. A client that has hung up in
 * the meantime has no address any more; the framework’s type does not say so.
 *
 * @example networkOf('2001:db8::7') // '2001:db8:0:0'
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%');
  const old = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.groups?.['address'];
  if (old !== undefined) return old;
  if (!isIPv6(plain)) return plain;
  const [before = '', after = ''] = plain.split('::');
  const groups = before.split(':');
  const behind = after === '' ? 0 : after.split(':').length;
  const filled = plain.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - behind }, () => '0'), after]
    : groups;
  return filled
    .join(':')
    .split(':')
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
