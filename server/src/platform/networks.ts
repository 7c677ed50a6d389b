import { BlockList, isIPv4, isIPv6 } from 'node:net';

// A list for each: one of both also takes IPv4 addresses for the IPv6 ones that stand for them.
const local = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.ipv4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.ipv6.addSubnet(net, prefix, 'ipv6');

/**
 * The network an address belongs to, as it is kept and shown: the first three numbers of an IPv4 address, the first
 * three groups of an IPv6 one, so that no single device can be told from it. Empty for what is no address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return '';
  // "::" stands for as many groups of zeros as are missing; one that is left empty is such a group.
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

/** Whether a network is a private one: of an office, a home or this machine. */
export function isLocal(network: string): boolean {
  const [first = ''] = network.split('/');
  const family = first.includes(':') ? 'ipv6' : 'ipv4';
  return local[family].check(first, family);
}
