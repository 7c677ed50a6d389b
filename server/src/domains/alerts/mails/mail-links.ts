import type { Digest } from './digest-contents.ts';

type Addressed = Pick<Digest, 'address' | 'deliveryId'>;

/** The page with exactly the documents of this mail. */
export const mailAddress = ({ address, deliveryId }: Addressed): string => `${address}/mail/${deliveryId}`;

/** Of those, the ones of a search that were left out of the mail: all after its first `after`. */
export const leftAddress = (digest: Addressed, searchId: string, after: number): string =>
  `${mailAddress(digest)}?search=${searchId}&after=${after}`;

/** Where the user chooses when and what is mailed. */
export const settingsAddress = ({ address }: Pick<Digest, 'address'>): string => `${address}/settings`;
