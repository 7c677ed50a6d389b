import { namesPrivateAddress } from './private-address.ts';

/**
 * An address that a user gave, as far as can be seen of it one of the public internet over https; undefined for any
 * other, and for one longer than `most` characters. Where its name leads is looked at whenever something is sent there.
 */
export function publicAddress(text: string, most: number): string | undefined {
  const url = URL.parse(text);
  const plain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  // A name without a dot is one of the network that the product runs in.
  const outside = url && url.hostname.includes('.') && !namesPrivateAddress(url.hostname);
  return plain && outside && url.href.length <= most ? url.href : undefined;
}
