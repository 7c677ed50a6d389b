/** A site with the service below it, and the body it is of. */
export interface Site {
  /** Short name in our ids; a number alone is one of its own site only. */
  code: string;
  url: string;
  version: 'v1' | 'v2';
  council: string;
  kind: 'provincie' | 'gemeente' | 'waterschap';
}

/** The sites that are read where none are given; no list of them is published. */
export const knownSites: readonly Site[] = [
  {
    code: 'denhelder',
    url: 'https://gemeenteraad.denhelder.nl/',
    version: 'v1',
    council: 'Den Helder',
    kind: 'gemeente',
  },
];

/** An address of a site's service. */
export function addressOf({ url, version }: Site, path: string): string {
  return new URL(`api/${version}/${path}`, url.replace(/\/*$/, '/')).href;
}
