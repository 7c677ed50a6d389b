/** A site of the service and the body it is of. */
export interface Site {
  /** The name the service knows it by. */
  name: string;
  /** The body's name. */
  council: string;
  kind: 'provincie' | 'gemeente' | 'waterschap';
}

/** The sites that are read where none are given; the service lists none, a site is asked for by its name. */
export const knownSites: readonly Site[] = [{ name: 'Utrecht', council: 'Utrecht', kind: 'gemeente' }];

/** An address of a site's public portal. */
export function portal({ name }: Site, path: string): string {
  return `https://${name.toLowerCase()}.bestuurlijkeinformatie.nl/${path}`;
}
