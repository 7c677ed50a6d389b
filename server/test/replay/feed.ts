import { rowsOf, setNames, type Besides, type Row } from './relations.ts';

/** Entries on one page of the feed. */
const pageSize = 20;

/** Seconds of a row's stamp, which count up through the feed as the service's tokens do. */
function tokenOf({ ApiGewijzigdOp }: Row): number {
  return Math.floor(Date.parse(ApiGewijzigdOp) / 1_000);
}

/** The changes of all sets from a token on as an Atom feed; rows of one second are not parted. */
export function feedOf(documents: readonly Row[], beside: Besides, token: number, origin: string): string {
  const changes = setNames
    .flatMap((set) =>
      (rowsOf(set, documents, beside) ?? []).map((row) => ({ set, row, token: tokenOf(row) })),
    )
    .filter((change) => change.token >= token)
    .sort((a, b) => a.token - b.token);
  const edge = changes[pageSize - 1]?.token ?? Infinity;
  const shown = changes.filter((change) => change.token <= edge);
  const link = (relation: string, to: number) =>
    `<link rel="${relation}" href="${origin}/SyncFeed/2.0/Feed?skiptoken=${to}" />`;
  const entries = shown.map(({ set, row, token: at }) => {
    const term = set.charAt(0).toLowerCase() + set.slice(1);
    return `<entry><title>${row.Id}</title><updated>${row.ApiGewijzigdOp}</updated><category term="${term}" />${link('next', at + 1)}<content type="application/xml"><ns1:${term} xmlns:ns1="http://www.tweedekamer.nl/xsd/tkData/v1-0" id="${row.Id}" ns1:verwijderd="${row['Verwijderd'] === true}" /></content></entry>`;
  });
  const next = (shown.at(-1)?.token ?? token - 1) + 1;
  const relation = shown.length < changes.length ? 'next' : 'resume';
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${link(relation, next)}${entries.join('')}</feed>`;
}
