import { readCsv } from '../../reading/csv.ts';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { VlaamsParlementRaw } from '../raws.ts';
import { writtenDate } from '../website.ts';

const folder = 'be/vlaamsparlement';
type Open = (path: string) => Promise<Uint8Array | undefined>;
type Row = Record<string, string>;
type Member = { id: number; naam: string };

/**
 * Two kinds of table that were made from answers of the service or its website, put back into the shape of the calls;
 * members, committees and groups lie there as the service answered.
 */
export const recordings: Recordings<VlaamsParlementRaw> = {
  folders: [
    `${folder}-members-json`,
    `${folder}-committees-json`,
    `${folder}-fractions-json`,
    `${folder}-questions-index`,
    `${folder}-committee-csv`,
  ],
  async rawsOf(path, bytes, open) {
    if (path.endsWith('_content.csv')) return { leftOut: 'speeches, read with the meetings they belong to' };
    if (path.endsWith('_meetings.csv')) {
      const speeches = await open(path.replace('_meetings.csv', '_content.csv'));
      return committeeWeek(readCsv(bytes), speeches ? readCsv(speeches) : []);
    }
    if (path.endsWith('_links.csv')) return questions(path, readCsv(bytes), open);
    return undefined;
  },
};

/** Questions with who asked and who answers; the table has a row for each of them. */
async function questions(path: string, rows: Row[], open: Open): Promise<VlaamsParlementRaw[]> {
  const written = path.includes('written');
  const members = await membersOf(open);
  const raws: VlaamsParlementRaw[] = [];
  for (const [id, group] of Map.groupBy(rows, (row) => row['question_id'] ?? row['oral_item_id'] ?? '')) {
    const people = (role: string) =>
      group
        .filter((row) => row['role'] === role)
        .map((row) => {
          const name = row['member_name'];
          return members.get(Number(row['member_id'])) ?? (name ? { naam: name } : undefined);
        })
        .filter((person) => person !== undefined);
    const [first] = group;
    raws.push({
      kind: written ? 'schv' : 'vi',
      row: {
        id,
        onderwerp: first!['onderwerp'],
        vraagsteller: people('vraagsteller'),
        minister: people('minister'),
      },
      published: first!['publicatiedatum'] ?? '',
      files: {},
    });
  }
  return raws;
}

/** Numbers of the groups and of the committees of this legislature whose members were recorded. */
const groups = [1829394, 1829396, 1829397, 1829398, 1829399, 1829400];
const committees = [1832481, 1832489, 1832490, 1832493, 1832494, 1832496, 1832497, 1832499, 1832500];

/** Recorded members by number, since the tables of questions have only that, or a name without a group. */
async function membersOf(open: Open): Promise<Map<number, Member>> {
  const members = new Map<number, Member>();
  for (const id of groups) {
    const group = await opened<{ volksvertegenwoordiger: Member[] }>(`fractions-json/fractie_${id}`, open);
    for (const member of group?.volksvertegenwoordiger ?? []) members.set(member.id, member);
  }
  for (const id of committees) {
    const committee = await opened<{ functie: { lid: Member[] }[] }>(`committees-json/comm-2024_${id}`, open);
    for (const member of (committee?.functie ?? []).flatMap(({ lid }) => lid)) members.set(member.id, member);
  }
  return members;
}

async function opened<T>(name: string, open: Open): Promise<T | undefined> {
  const bytes = await open(`${folder}-${name}.json`);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as T);
}

/** Meetings, what was on their agendas and what was said, from the pages of the website. */
function committeeWeek(rows: Row[], speeches: Row[]): VlaamsParlementRaw[] {
  const items = Map.groupBy(
    rows.filter((row) => row['data_type'] === 'agenda_item'),
    (row) => row['meeting_ID']!,
  );
  const parts = Map.groupBy(
    speeches,
    (row) => /\/(\d+)\/verslag\/(\d+)$/.exec(row['speech_link'] ?? '')?.[1] ?? '',
  );
  const raws: VlaamsParlementRaw[] = [];
  for (const meeting of rows.filter((row) => row['data_type'] === '')) {
    const id = meeting['ID']!;
    const [when, place] = (meeting['date'] ?? '').split(' - ');
    const [committee, subject] = (meeting['title'] ?? '').split(' - ');
    const start = writtenDate(when ?? '');
    const agenda = items.get(id) ?? [];
    raws.push({
      kind: 'verg',
      row: {
        id,
        type: 'comm',
        datumbegin: start,
        omschrijving: meeting['description'],
        'omschrijving-kort': subject ? [subject] : [],
        vergaderzaal: { naam: place },
        commissie: [{ titel: committee }],
        'agenda-item': agenda.map((item) => ({
          'agenda-lijn': [
            { titel: `${item['card__tag']} ${subjectOf(item)}`, vrageninterpellatie: [{ id: item['ID'] }] },
          ],
        })),
      },
      reports: reportsOf(parts.get(id) ?? [], agenda),
      at: Date.parse('2025-05-05T00:00:00Z'),
    });
    for (const item of agenda) raws.push(questionOf(item, start));
  }
  return raws;
}

function reportsOf(speeches: Row[], agenda: Row[]): unknown[] {
  return [...Map.groupBy(speeches, (row) => Number(row['question_id']))].map(([id, said]) => {
    const subject = said[0]!['titel'] ?? '';
    const matters = agenda.filter((item) => subjectOf(item) === subject);
    const title = matters[0] ? `${matters[0]['card__tag']} ${subject}` : subject;
    return {
      id,
      titel: title,
      vrageninterpellatie: matters.map((item) => ({ id: item['ID'], titel: title })),
      spreker: said.map((row) => ({ sprekertitel: row['spreker'], sprekertekst: row['sprekertekst'] })),
    };
  });
}

/** A card of the website: type and subject run together, and so do the names of who asks and who answers. */
function questionOf(item: Row, start: string | undefined): VlaamsParlementRaw {
  const [, asker, ministers] = /^van(.+?)aan minister (.+)$/.exec(item['card__author'] ?? '') ?? [];
  return {
    kind: 'vi',
    row: {
      id: item['ID'],
      titel: subjectOf(item),
      nummer: item['card__document_number'],
      zittingsjaar: /\((.+)\)/.exec(item['card__document_number'] ?? '')?.[1],
      objecttype: { naam: item['card__tag'] },
      vraagsteller: asker ? [{ naam: asker }] : [],
      minister: (ministers ?? '')
        .split(/ en minister /)
        .filter(Boolean)
        .map((naam) => ({ naam })),
      journaallijn: [{ vergadering: [{ id: item['meeting_ID'], datumbegin: start }] }],
    },
    files: {},
  };
}

function subjectOf(item: Row): string {
  return (item['card__title'] ?? '').slice((item['card__tag'] ?? '').length).trim();
}
