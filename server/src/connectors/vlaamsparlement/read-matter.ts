import { dayOf, startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Label, Person, Vote } from 'contract/document-parts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { partyVotesOf } from '../reading/party-votes.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { idOf, pages, type MatterKind } from './ids.ts';
import type { MatterRow } from './rows.ts';
import { groupPathOf } from './types.ts';
import { committeeOf, distinctPeople, instantOf, line, personOf, secure } from './values.ts';

/** What each call gives when the answer itself does not say. */
const kindNames: Record<MatterKind, string> = {
  schv: 'Schriftelijke vraag',
  vi: 'Vraag of interpellatie',
  pi: 'Parlementair initiatief',
  debat: 'Debat',
  gedachtewisseling: 'Gedachtewisseling',
  verzoekschrift: 'Verzoekschrift',
};

/** Paths of the calls that give one kind of document; the others say themselves what they give. */
const kindPaths: Partial<Record<MatterKind, string>> = {
  schv: 'vlaams-parlement/schriftelijke-vraag',
  debat: 'vlaams-parlement/plenair-verslag',
  gedachtewisseling: 'vlaams-parlement/hoorzitting',
  verzoekschrift: 'vlaams-parlement/verzoekschrift',
};

/** The files of a matter in their order, each once: the document itself first. */
export function filesOf(row: MatterRow): { url: string; title: string }[] {
  const parts = row['parlementair-initiatief'].flatMap((part) =>
    part.document.map((file) => ({ ...file, titel: file.titel ?? part.titel })),
  );
  const files = [...row['bestand-ordered'], ...row.document, { url: row.filewebpath }, ...parts];
  const found = new Map<string, string>();
  for (const file of files) {
    const { url, URL: capitals, titel, bestandsnaam } = file;
    const address = secure(url ?? capitals);
    if (address && !found.has(address)) {
      found.set(address, line(titel) ?? bestandsnaam?.trim() ?? line(row.titel) ?? address);
    }
  }
  return [...found].map(([url, title]) => ({ url, title }));
}

/**
 * A question, initiative, debate or hearing with its votes; undefined when it has no title or no date. Days
 * that only the search service knows come with it.
 */
export function readMatter(
  kind: MatterKind,
  row: MatterRow,
  published: string | undefined,
  contents: ReadonlyMap<string, Extracted>,
): { document: Document; unknownKind?: string } | undefined {
  const declared = line(row.objecttype?.naam);
  const sourceType = declared ?? kindNames[kind];
  const title = titleOf(row, sourceType);
  const date = dateOf(row, published);
  if (!title || !date) return undefined;
  const id = idOf(kind, row.id);
  const path = declared ? groupPathOf(declared) : kindPaths[kind];
  const files = filesOf(row).map(({ url, title: name }, at): DocumentFile & { url: string } => {
    const content = contents.get(url);
    return {
      fileId: at === 0 ? id : `${id}~${at}`,
      title: name,
      ...(content?.pages === undefined ? {} : { pages: content.pages }),
      ...(at > 0 && content ? { text: content.text } : {}),
      url,
    };
  });
  const [file, ...attachments] = files;
  const subject = line(row.onderwerp);
  const body = file && contents.get(file.url)?.text;
  const meeting = row.journaallijn.flatMap(({ vergadering }) => vergadering)[0];
  return {
    ...(declared && !path ? { unknownKind: declared } : {}),
    document: {
      ...bareDocument(),
      id,
      domain: 'be-flm',
      source: 'vlaamsparlement',
      groupPath: path ?? 'vlaams-parlement/overig',
      sourceType,
      institution: path === 'instellingen/rapport-rekenhof' ? 'Rekenhof' : 'Vlaams Parlement',
      title,
      titles: {},
      language: 'nl',
      ...date,
      text: [subject && !title.endsWith(subject) ? subject : undefined, body].filter(Boolean).join('\n'),
      ...(file ? { file } : {}),
      attachments,
      people: peopleOf(row),
      committees: row.commissie.map(committeeOf).filter((one) => one !== undefined),
      numbers: numbersOf(row),
      labels: labelsOf(row),
      identities: [id],
      votes: votesOf(row, title),
      relations: meeting
        ? [{ relation: 'Vergadering', id: idOf('verg', meeting.id), title: 'Vergadering' }]
        : [],
      originalUrls: pageOf(kind, row.id) ?? files.slice(0, 1).map(({ url }) => url),
    },
  };
}

/** Where the website shows it; nothing is known of pages of debates and petitions. */
function pageOf(kind: MatterKind, id: number): string[] | undefined {
  if (kind === 'schv' || kind === 'vi') return [pages.question(id)];
  return kind === 'pi' ? [pages.initiative(id)] : undefined;
}

/** The title; a subject that only goes on from the kind, "over …", gets the kind before it. */
function titleOf(row: MatterRow, sourceType: string): string | undefined {
  const title = line(row.titel) ?? line(row.onderwerp);
  return title && /^(over|betreffende|inzake|met betrekking tot) /.test(title)
    ? `${sourceType} ${title}`
    : title;
}

/** The day it was handed in; else that of its publication or its meeting. */
function dateOf(
  row: MatterRow,
  published: string | undefined,
): { date: number; timeKnown: boolean; sourceDate: string } | undefined {
  const steps = row.procedureverloop
    .map(({ datum }) => ({ written: datum ?? '', instant: instantOf(datum) }))
    .filter((step): step is { written: string; instant: number } => step.instant !== undefined)
    .toSorted((a, b) => a.instant - b.instant);
  const [first] = steps;
  if (first) return { date: startOfDay(dayOf(first.instant)), timeKnown: false, sourceDate: first.written };
  if (published && /^\d{4}-\d\d-\d\d/.test(published)) {
    return { date: startOfDay(published.slice(0, 10)), timeKnown: false, sourceDate: published };
  }
  const meeting = row.journaallijn.flatMap(({ vergadering }) => vergadering)[0];
  const written = meeting?.datumbegin ?? meeting?.datumagendering;
  const instant = instantOf(written);
  return !written || instant === undefined
    ? undefined
    : { date: startOfDay(dayOf(instant)), timeKnown: false, sourceDate: written };
}

function peopleOf(row: MatterRow): Person[] {
  return distinctPeople([
    ...row.vraagsteller.map((one) => personOf(one, 'Vraagsteller')),
    ...row.minister.map((one) => personOf(one, 'Minister', line(one.titel))),
    ...row.contacttype.flatMap(({ beschrijving, contact }) =>
      contact.map((one) => personOf(one, line(beschrijving))),
    ),
  ]);
}

/** Themes, and the fields of the ministers who were asked as their titles name them. */
function labelsOf(row: MatterRow): Label[] {
  return [
    ...row.thema.map((theme) => ({
      scheme: 'vlaams-parlement-thema',
      name: line(typeof theme === 'string' ? theme : (theme.naam ?? theme.titel)),
    })),
    ...row.minister.map(({ titel }) => ({ scheme: 'vlaams-parlement-minister', name: line(titel) })),
  ].flatMap(({ scheme, name }) => (name ? [{ scheme, name }] : []));
}

/** The number as the parliament writes it: `1559 (2024-2025)`, of an initiative with that of its part. */
function numbersOf(row: MatterRow): DocumentNumber[] {
  const number = row.vraagnummer ?? row.nummer;
  if (!number) return row.zittingsjaar ? [{ kind: 'session', value: row.zittingsjaar }] : [];
  const whole =
    /\(/.test(String(number)) || !row.zittingsjaar ? String(number) : `${number} (${row.zittingsjaar})`;
  const part = row.volgnr ? ` – Nr. ${row.volgnr}` : '';
  return [
    { kind: 'document', value: `${whole}${part}` },
    ...(row.zittingsjaar ? [{ kind: 'session' as const, value: row.zittingsjaar }] : []),
    ...(row.numac ? [{ kind: 'reference' as const, value: String(row.numac) }] : []),
  ];
}

const choices = {
  'stemming-voor': 'Voor',
  'stemming-tegen': 'Tegen',
  'stemming-onthouding': 'Onthouding',
} as const;

/** Roll calls: every member with group and choice, and the groups by what their members chose. */
function votesOf(row: MatterRow, title: string): Vote[] {
  return (row['journaallijn-stemmingen']?.stemming ?? []).map((vote) => {
    const date = instantOf(vote.datum);
    const outcomeText = line(vote.resultaat);
    const count = (key: keyof typeof choices) => vote[key]?.persoon.length ?? 0;
    const outcome = /aangenomen/i.test(outcomeText ?? '')
      ? ('aangenomen' as const)
      : /verworpen|niet aangenomen/i.test(outcomeText ?? '')
        ? ('verworpen' as const)
        : undefined;
    const members = Object.entries(choices).flatMap(([key, choice]) =>
      (vote[key as keyof typeof choices]?.persoon ?? []).map((one) => {
        const { name, party } = personOf(one);
        return { name, ...(party ? { party } : {}), choice };
      }),
    );
    return {
      subject: line(vote.titel) ?? title,
      ...(outcome ? { outcome } : {}),
      ...(outcomeText ? { outcomeText } : {}),
      ...(date === undefined ? {} : { date: new Date(date).toISOString() }),
      parties: partyVotesOf(members),
      members,
      counts: {
        for: count('stemming-voor'),
        against: count('stemming-tegen'),
        abstentions: count('stemming-onthouding'),
      },
    };
  });
}
