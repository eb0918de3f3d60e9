import { BlockList, isIP } from 'node:net';

const ownMachine = '127.0.0.1';

/**
 * Whose word about a sender is trusted: proxies on this machine, and those that the operator named (addresses, or
 * networks as `10.0.0.0/8`). What is not an address is not trusted.
 *
 * @example trustedProxies(['10.1.0.0/16'])('10.1.2.3') // true
 */
export function trustedProxies(named: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
  trusted.addSubnet('127.0.0.0', 8, 'ipv4');
  trusted.addAddress('::1', 'ipv6');
  for (const network of named) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(bits), family(address));
  }
  return (address = '') => {
    // Nearly every call is about the proxy beside the server.
    if (address === ownMachine) return true;
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && trusted.check(plain, family(plain));
  };
}
