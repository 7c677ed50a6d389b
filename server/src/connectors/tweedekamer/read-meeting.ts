import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Vote } from 'contract/document-parts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { dossierNumber } from '../reading/dutch-papers.ts';
import { htmlText } from '../reading/html.ts';
import { readMeetingTimes, type WrittenTimes } from '../reading/meeting-times.ts';
import type { ActiviteitRow, AgendapuntRow } from './meeting-rows.ts';
import { documentIdOf, line, linkedPapers, readActors, readVote } from './read-fields.ts';

type Numbered = ActiviteitRow & { Nummer: string };

const statuses: Record<string, Meeting['status']> = {
  Gepland: 'planned',
  Uitgevoerd: 'held',
  Geannuleerd: 'cancelled',
  Vervallen: 'cancelled',
  Verplaatst: 'moved',
};

/** The meeting of an activity number has this id; reports and promises of the meeting name it. */
export const meetingIdOf = documentIdOf;

/**
 * What an activity of the agenda means (SOURCES.md §1, Agenda): a meeting, or, while it has no date, a
 * request for one. `remarks` tells what was not as promised.
 */
export function readMeeting(row: Numbered): { document: Document; remarks: string[] } {
  const remarks: string[] = [];
  const id = meetingIdOf(row.Nummer);
  const kind = line(row.Soort) ?? '';
  const title = line(row.Onderwerp) ?? `${kind} ${row.Nummer}`;
  const times = readTimes(row, remarks);
  const items = (row.Agendapunt ?? [])
    .filter((item) => !item.Verwijderd)
    .flatMap((item) => {
      const title = line(item.Onderwerp);
      return title ? [{ ...item, title }] : [];
    })
    .sort((a, b) => (a.Volgorde ?? 0) - (b.Volgorde ?? 0));
  const status = statuses[row.Status ?? ''];
  if (!status) remarks.push(`unknown status: ${row.Status}`);
  const { people, committees, organisations } = readActors(row.ActiviteitActor ?? []);
  const leading = readLeading(row);
  const resumes = (row.VoortgezetVanuit ?? []).filter(isThere)[0];
  const replaces = (row.VervangenVanuit ?? []).filter(isThere)[0];
  const replacedBy = (row.VervangenDoor ?? []).filter(isThere)[0];
  const place = readPlace(row);
  const meeting: Meeting | undefined = times && {
    kind: isPlenary(row) ? 'plenary' : 'committee',
    ...times,
    ...(place ? { place } : {}),
    status: status ?? 'planned',
    ...(replaces ? { replaces: meetingIdOf(replaces.Nummer) } : {}),
    ...(replacedBy ? { replacedBy: meetingIdOf(replacedBy.Nummer) } : {}),
    ...(resumes ? { resumes: meetingIdOf(resumes.Nummer) } : {}),
    agendaItems: items.map((item, index) => ({
      number: String(item.Volgorde ?? index + 1),
      title: item.title,
      documentIds: papersOf(item),
    })),
  };
  const matters = [row, ...items].flatMap((one) => one.Zaak ?? []).filter(isThere);
  const [matter, ...others] = matters;
  const document: Document = {
    id,
    domain: 'nl',
    source: 'tweedekamer',
    demo: false,
    groupPath: 'tk/agenda',
    sourceType: kind,
    institution: line(row.Kamer) ?? 'Tweede Kamer',
    title,
    titles: {},
    language: 'nl',
    ...readDate(row, times, remarks),
    text: readText(row, items),
    attachments: [],
    people,
    organisations,
    committees: [...leading, ...committees.filter(({ code }) => !leading.some((one) => one.code === code))],
    numbers: readNumbers(row, matters),
    ...(matter && !others.length
      ? { case: { number: matter.Nummer, title: line(matter.Onderwerp) ?? title } }
      : {}),
    votes: readVotes(items, times),
    relations: readRelations(row),
    originalUrls: [addressOf(row)],
    confidentiality: row.Besloten === true ? 'Besloten' : row.Besloten === false ? 'Openbaar' : 'Default',
    ...(meeting ? { meeting } : {}),
  };
  return { document, remarks };
}

/** An item that has a title. */
type Item = AgendapuntRow & { title: string };

function isThere<
  Other extends { Nummer?: string | null | undefined; Verwijderd?: boolean | null | undefined },
>(other: Other): other is Other & { Nummer: string } {
  return !other.Verwijderd && !!other.Nummer;
}

/** Sittings of the chamber itself have the chamber in place of a committee. */
function isPlenary(row: ActiviteitRow): boolean {
  return row.Voortouwafkorting === 'TK' || /^Plenair/.test(row.Soort ?? '');
}

function readLeading(row: ActiviteitRow): Document['committees'] {
  const code = line(row.Voortouwcommissie?.Afkorting) ?? line(row.Voortouwafkorting);
  const name = line(row.Voortouwcommissie?.NaamNL) ?? line(row.Voortouwnaam);
  return code && name && !isPlenary(row) ? [{ code, name }] : [];
}

/** The room is on the reservation; the activity itself names places outside the building. */
function readPlace(row: ActiviteitRow): string | undefined {
  const rooms = (row.Reservering ?? [])
    .filter((one) => !one.Verwijderd && !/geannuleerd|vervallen|afgewezen/i.test(one.StatusNaam ?? ''))
    .flatMap((one) => one.Zaal ?? [])
    .filter((room) => !room.Verwijderd)
    .flatMap((room) => line(room.Naam) ?? []);
  const elsewhere = line(row.Locatie);
  return [...new Set(rooms)].join(', ') || (elsewhere && /\p{L}{2}/u.test(elsewhere) ? elsewhere : undefined);
}

/** Undefined while no date is known. A week counts as an all-day event from its Monday on. */
function readTimes(row: ActiviteitRow, remarks: string[]): WrittenTimes | undefined {
  const written = line(row.Aanvangstijd) ?? line(row.Datum);
  const start = Date.parse(written ?? '');
  if (!written || Number.isNaN(start)) return undefined;
  if (row.DatumSoort === 'Weeknummer') {
    const end = startOfDay(addDays(dayOf(start), 7));
    return { start, end, timeKnown: false, sourceTimes: { start: written } };
  }
  const end = Date.parse(row.Eindtijd ?? '');
  if (!row.Eindtijd || Number.isNaN(end)) return readMeetingTimes({ start, written: { start: written } });
  const times = { start: written, end: row.Eindtijd };
  if (end < start) {
    remarks.push('an end before the start');
    return { ...readMeetingTimes({ start, written: { start: written } }), sourceTimes: times };
  }
  return readMeetingTimes({ start, end, written: times });
}

/** While a meeting has no date it is dated by the request for it, else by its last change. */
function readDate(
  row: ActiviteitRow,
  times: WrittenTimes | undefined,
  remarks: string[],
): Pick<Document, 'date' | 'timeKnown' | 'sourceDate'> {
  if (times) {
    return { date: times.start, timeKnown: times.timeKnown, sourceDate: times.sourceTimes.start };
  }
  remarks.push('no date yet');
  const sourceDate = [row.Aanvraagdatum, row.GewijzigdOp].find(
    (one) => one && !Number.isNaN(Date.parse(one)),
  );
  const date = Date.parse(sourceDate ?? '');
  const timeKnown = !/T00:00:00/.test(sourceDate ?? '');
  return { date: Number.isNaN(date) ? 0 : date, timeKnown, sourceDate: sourceDate ?? '' };
}

/** The note on the agenda, then the items with their headings and notes. */
function readText(row: ActiviteitRow, items: readonly Item[]): string {
  const lines = [htmlText(row.Noot ?? '')];
  let heading: string | undefined;
  for (const item of items) {
    const rubric = line(item.Rubriek);
    if (rubric && rubric !== heading) lines.push(rubric);
    heading = rubric;
    lines.push(item.title, htmlText(item.Noot ?? ''));
  }
  return lines.filter(Boolean).join('\n');
}

function papersOf(item: AgendapuntRow): string[] {
  const papers = [...(item.Document ?? []), ...(item.Zaak ?? []).flatMap((matter) => matter.Document ?? [])];
  const numbers = papers
    .filter((paper) => !paper.Verwijderd)
    .flatMap((paper) => line(paper.DocumentNummer) ?? []);
  return [...new Set(numbers)].map(documentIdOf);
}

function readNumbers(
  row: Numbered,
  matters: readonly NonNullable<ActiviteitRow['Zaak']>[number][],
): DocumentNumber[] {
  const numbers: DocumentNumber[] = [];
  const add = (kind: DocumentNumber['kind'], value: string | undefined) => {
    if (value && !numbers.some((n) => n.kind === kind && n.value === value)) numbers.push({ kind, value });
  };
  add('session', row.Nummer);
  add('session', line(row.Vergaderjaar));
  for (const matter of matters) {
    add('case', line(matter.Nummer));
    for (const dossier of matter.Kamerstukdossier ?? []) {
      if (dossier.Nummer && !dossier.Verwijderd)
        add('dossier', dossierNumber(dossier.Nummer, dossier.Toevoeging));
    }
  }
  return numbers;
}

/** Decisions voted on in this meeting, each under the case it decides (SOURCES.md §1, Votes). */
function readVotes(items: readonly Item[], times: WrittenTimes | undefined): Vote[] {
  const date = times && { date: new Date(times.start).toISOString() };
  return items.flatMap((item) =>
    (item.Besluit ?? []).flatMap((decision) => {
      const matter = (decision.Zaak ?? []).find((one) => !one.Verwijderd && line(one.Onderwerp));
      const vote = readVote(decision, line(matter?.Onderwerp) ?? item.title);
      return vote ? [{ ...vote, ...date }] : [];
    }),
  );
}

function readRelations(row: ActiviteitRow): Document['relations'] {
  const meetings = (relation: string, others: ActiviteitRow['VervangenDoor']) =>
    (others ?? []).filter(isThere).map((other) => ({
      relation,
      id: meetingIdOf(other.Nummer),
      title: line(other.Onderwerp) ?? other.Nummer,
    }));
  return [
    ...meetings('VervangenVanuit', row.VervangenVanuit),
    ...meetings('VervangenDoor', row.VervangenDoor),
    ...meetings('VoortgezetVanuit', row.VoortgezetVanuit),
    ...meetings('VoortgezetIn', row.VoortgezetIn),
    ...linkedPapers('Document', row.Document),
  ];
}

function addressOf(row: Numbered): string {
  const number = encodeURIComponent(row.Nummer);
  const site = 'https://www.tweedekamer.nl/debat_en_vergadering';
  return isPlenary(row)
    ? `${site}/plenaire_vergaderingen/details/activiteit?id=${number}`
    : `${site}/commissievergaderingen/details?id=${number}`;
}
