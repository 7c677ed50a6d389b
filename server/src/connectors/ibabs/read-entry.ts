import { instantOf } from 'contract/amsterdam';
import type { Person, Vote } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { councilOf, councilOutcome, councilPath } from '../reading/councils.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { partyVotesOf } from '../reading/party-votes.ts';
import { elementsOf, type XmlElement } from '../reading/xml-tree.ts';
import { filesOf } from './read-files.ts';
import { signatory, spokenName } from '../reading/council-names.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { pairsOf, valueOf } from './soap.ts';
import { portal, type Site } from './sites.ts';

/** What lists call the same thing; every municipality names its own. */
const keys = {
  date: /^(datum|datum indiening|datum vergadering)$/i,
  status: /^(status|uitslag|besluit|stemming)$/i,
  agendaItem: /^agendapunt/i,
  signatories: /^indiener/i,
  cosignatories: /^mede-?indiener/i,
  portfolio: /^portefeuillehouder/i,
  number: /^(kenmerk|nummer|zaaknummer|registratienummer)$/i,
  field: /^(beleidsveld|thema|programma)$/i,
};

/** Votes of members on an entry, with those of their groups counted from them. */
export function votesOf(
  result: XmlElement | undefined,
): Pick<Vote, 'members' | 'parties' | 'counts'> | undefined {
  const members = elementsOf(result, 'iBabsListEntryVote').flatMap((one) => {
    const [name, party, voted] = [valueOf(one, 'UserName'), valueOf(one, 'GroupName'), valueOf(one, 'Vote')];
    if (!name || (voted !== 'true' && voted !== 'false')) return [];
    const choice = voted === 'true' ? ('Voor' as const) : ('Tegen' as const);
    return [{ name: spokenName(name), ...(party ? { party } : {}), choice }];
  });
  if (members.length === 0) return undefined;
  return {
    members,
    parties: partyVotesOf(members),
    counts: {
      for: members.filter(({ choice }) => choice === 'Voor').length,
      against: members.filter(({ choice }) => choice === 'Tegen').length,
    },
  };
}

/** An entry of a list, such as a motion or a question; undefined when it has no number, title or date. */
export function readEntry(
  site: Site,
  base: XmlElement,
  detail: XmlElement | undefined,
  votes: XmlElement | undefined,
  contents: ReadonlyMap<string, Extracted>,
): Document | undefined {
  const number = valueOf(base, 'EntryId');
  const title = valueOf(base, 'EntryTitle');
  const list = valueOf(base, 'ListName') ?? '';
  const values = pairsOf(detail, 'KeyValueOfstringstring');
  const value = (key: RegExp) => [...values].find(([name]) => key.test(name))?.[1];
  const date = dateOf(value(keys.date), valueOf(base, 'MutationDate'));
  if (!number || !title || !date) return undefined;
  const id = `ibabs-entry-${number}`;
  const council = councilOf(site.council, site.kind);
  const { file, attachments, texts } = filesOf(detail, id, contents);
  const status = value(keys.status);
  const outcome = councilOutcome(status);
  const voted = votesOf(votes);
  const agendaItem = value(keys.agendaItem)
    ?.split(/\\n|\n/)
    .at(-1)
    ?.trim();
  const field = value(keys.field);
  const mark = value(keys.number);
  const people: Person[] = [
    ...signatories(value(keys.signatories), 'Indiener'),
    ...signatories(value(keys.cosignatories), 'Mede-indiener'),
    ...signatories(value(keys.portfolio), 'Portefeuillehouder'),
  ];
  return {
    ...bareDocument(),
    id,
    domain: 'nl-lr',
    source: 'ibabs',
    groupPath: councilPath(council, list, title),
    sourceType: list.trim() || 'Lijst',
    institution: council.institution,
    title,
    titles: {},
    language: 'nl',
    ...date,
    text: texts.join('\n'),
    ...(file ? { file } : {}),
    attachments,
    people,
    numbers: mark ? [{ kind: 'document', value: mark }] : [],
    ...(agendaItem ? { agendaItem } : {}),
    ...(field ? { labels: [{ scheme: 'ibabs-beleidsveld', name: field }] } : {}),
    identities: [id],
    votes:
      voted || outcome
        ? [
            {
              subject: title,
              ...(outcome ? { outcome } : {}),
              ...(status ? { outcomeText: status } : {}),
              parties: [],
              members: [],
              ...voted,
            },
          ]
        : [],
    originalUrls: [portal(site, `Reports/Item/${number}`)],
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The entry's own day, written as `Jan 29 2026 12:00AM`; else when it last changed. */
function dateOf(
  own: string | undefined,
  changed: string | undefined,
): { date: number; timeKnown: boolean; sourceDate: string } | undefined {
  const [, month, day, year] = /^([A-Z][a-z]{2}) +(\d{1,2}) +(\d{4})\b/.exec(own ?? '') ?? [];
  const index = months.indexOf(month ?? '') + 1;
  if (own && day && index) {
    const date = `${year}-${String(index).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return { date: instantOf(date, 0, 0), timeKnown: false, sourceDate: own };
  }
  const read = readLocalTime(changed);
  return read && { date: read.instant, timeKnown: read.timeKnown, sourceDate: read.written };
}

function signatories(written: string | undefined, role: string): Person[] {
  return (written ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => signatory(one, role));
}
