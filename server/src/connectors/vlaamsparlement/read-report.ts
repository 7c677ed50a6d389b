import type { Person } from 'contract/document-parts';
import type { Document, Turn } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { idOf, pages, referencesOf } from './ids.ts';
import type { MeetingRow, ReportRow } from './rows.ts';
import {
  committeeOf,
  distinctPeople,
  instantOf,
  line,
  nameOf,
  plainText,
  secure,
  hasTime,
  type PersonRow,
} from './values.ts';

/**
 * One part of a meeting's report with who spoke. Undefined when nobody spoke in it, or its meeting has no day.
 */
export function readReport(row: ReportRow, meeting: MeetingRow, meetingTitle: string): Document | undefined {
  const written = meeting.datumbegin ?? meeting.datumagendering;
  const date = instantOf(written);
  if (!written || date === undefined) return undefined;
  const references = referencesOf(row);
  const { text, turns } = debateOf(row);
  if (text === '') return undefined;
  const plenary = meeting.type === 'plen';
  const self = secure(row.link.find(({ rel }) => rel === 'self')?.href);
  const title = line(row.titel) ?? line(references[0]?.title) ?? meetingTitle;
  return {
    ...bareDocument(),
    id: idOf('jln', row.id),
    domain: 'be-flm',
    source: 'vlaamsparlement',
    groupPath: plenary ? 'vlaams-parlement/plenair-verslag' : 'vlaams-parlement/commissieverslag',
    sourceType: plenary ? 'Plenaire handelingen' : 'Commissiehandelingen',
    institution: 'Vlaams Parlement',
    title,
    titles: {},
    language: 'nl',
    date,
    timeKnown: hasTime(written),
    sourceDate: written,
    text,
    ...(meeting['voorlopig-verslag'] === true ? { provisional: true as const } : {}),
    people: distinctPeople(
      turns.map(({ speaker, chair }) => ({ ...speaker, role: chair ? 'Voorzitter' : 'Spreker' })),
    ),
    committees: meeting.commissie.map(committeeOf).filter((one) => one !== undefined),
    agendaItem: title,
    partOf: { id: idOf('verg', meeting.id), title: meetingTitle, item: title },
    ...(turns.length ? { turns } : {}),
    identities: [idOf('jln', row.id)],
    relations: references.map((one) => ({
      relation: 'Behandelt',
      id: idOf(one.kind, one.id),
      title: line(one.title) ?? title,
    })),
    originalUrls: plenary ? (self ? [self] : []) : [pages.committeeReport(meeting.id, row.id)],
  };
}

/** The speeches as one text, each under its speaker's name, behind which its turn begins; stage directions stand without one. */
function debateOf({ spreker }: ReportRow): { text: string; turns: Turn[] } {
  let text = '';
  const turns: Turn[] = [];
  for (const { sprekertitel, sprekertekst, persoon } of spreker) {
    const said = plainText(sprekertekst);
    if (!said) continue;
    if (text) text += '\n\n';
    const label = line(sprekertitel);
    if (!label) {
      text += said;
      continue;
    }
    text += `${label}:\n`;
    const from = text.length;
    text += said;
    const chair = /^(de )?(eerste onder|onder|waarnemend )?voorzitter\b/i.test(label);
    turns.push({ speaker: speakerOf(label, persoon[0]), ...(chair ? { chair } : {}), from, to: text.length });
  }
  return { text, turns };
}

/** "Stijn De Roo (cd&v)" or "Minister Jo Brouns"; the person's own record goes before what the label says. */
function speakerOf(label: string, person?: Partial<PersonRow>): Person {
  const [, titled, , party] = /^(.+?)( \(([^()]+)\))?$/.exec(label) ?? [];
  const parts = /^((?:vice)?minister(?:-president)?|de heer|mevrouw|staatssecretaris) +(.+)$/i.exec(
    titled ?? label,
  );
  const position = parts?.[1] && !/^(de heer|mevrouw)$/i.test(parts[1]) ? parts[1] : undefined;
  const known = person?.naam ? nameOf({ naam: person.naam, voornaam: person.voornaam }) : undefined;
  const group = person?.fractie?.naam.trim() || party;
  return {
    name: known ?? parts?.[2] ?? titled ?? label,
    ...(position ? { function: position } : {}),
    ...(group ? { party: group } : {}),
  };
}
