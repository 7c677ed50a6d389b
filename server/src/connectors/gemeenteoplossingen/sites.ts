import { fold } from 'contract/query/analyser';
import type { CouncilKind, NamedCouncil } from 'contract/councils';

/** A site with the service below it, and the body it is of. */
export interface Site {
  /** Short name in our ids; a number alone is one of its own site only. */
  code: string;
  url: string;
  version: 'v1' | 'v2';
  council: string;
  kind: CouncilKind;
}

/** The site of a council that is named. Its code is the council's name, which no other site of the service has. */
export function siteOf({ key, name, kind, version = 'v1' }: NamedCouncil, url = key): Site {
  const letters = fold(name).replace(/[^a-z0-9]/g, '');
  return { code: kind === 'gemeente' ? letters : `${kind}-${letters}`, url, version, council: name, kind };
}

/** An address of a site's service. */
export function addressOf({ url, version }: Site, path: string): string {
  return new URL(`api/${version}/${path}`, url.replace(/\/*$/, '/')).href;
}
