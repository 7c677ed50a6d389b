import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { SourceFault } from './source-fault.ts';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is loopback, private, link-local or otherwise not of the public internet. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return inside.check(address, 'ipv4');
  // BlockList compares IPv4-mapped addresses (::ffff:127.0.0.1) with the IPv4 networks too.
  if (version === 6) return inside.check(address, 'ipv6');
  return true;
}

/** Whether a host name is itself an address inside a private network. */
export function namesPrivateAddress(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && isPrivateAddress(bare);
}

/**
 * Looks a name up for a connection and fails when any of its addresses is private; the connection goes
 * to the addresses checked here, so a name that changes its mind in between gains nothing.
 */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const inner = addresses.find(({ address }) => isPrivateAddress(address));
    const fault = new SourceFault('blocked', {
      url: hostname,
      detail: `redirect to ${hostname} at the private address ${inner?.address}`,
    });
    if (inner) callback(fault, '');
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};
