import type { CouncilKind, NamedCouncil } from 'contract/councils';

/** A site of the service and the body it is of. */
export interface Site {
  /** The name the service knows it by. */
  name: string;
  /** The body's name. */
  council: string;
  kind: CouncilKind;
}

/** The site of a council that is named; the service lists none, a site is asked for by its name. */
export const siteOf = ({ key, name, kind }: NamedCouncil): Site => ({ name: key, council: name, kind });

/** An address of a site's public portal. */
export function portal({ name }: Site, path: string): string {
  return `https://${name.toLowerCase()}.bestuurlijkeinformatie.nl/${path}`;
}
