import { BlockList, isIPv4, isIPv6 } from 'node:net';

const ranges4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
// With those that contain an address of version 4, which could be a private one.
const ranges6 =
  '::/128 ::1/128 ::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

function blockList(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [start = '', bits] = range.split('/');
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}
// Two lists: in one, an address of version 4 would be found in the range of those that version 6 contains.
const [closed4, closed6] = [blockList(ranges4, 'ipv4'), blockList(ranges6, 'ipv6')];

/** Whether an address is of this machine, of a network that is not public, or no address. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return closed4.check(address, 'ipv4');
  return !isIPv6(address) || closed6.check(address, 'ipv6');
}
