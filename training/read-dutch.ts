import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContextCode } from 'contract/contexts';
import { z } from 'zod';
import { scorable } from '../server/src/domains/contexts/classifier.ts';
import { named } from '../server/src/domains/contexts/labels.ts';
import { filesIn, stripped } from './files.ts';
import { truthOf, type Labelled } from './labelled.ts';

const Subject = z.looseObject({
  Id: z.string(),
  Onderwerp: z.string().nullish(),
  Titel: z.string().nullish(),
  Voortouwafkorting: z.string().nullish(),
});
const Motion = z.looseObject({
  Id: z.string(),
  Titel: z.string(),
  Onderwerp: z.string(),
  Document: z
    .array(
      z.looseObject({
        HuidigeDocumentVersie: z
          .looseObject({ DocumentPublicatie: z.array(z.looseObject({ Id: z.string() })).nullish() })
          .nullish(),
      }),
    )
    .nullish(),
});

/** What the committees of the Tweede Kamer deal with, by the abbreviations that the samples name them by. */
const committees: Partial<Record<string, readonly ContextCode[]>> = {
  'I&W': ['mobiliteit', 'water', 'milieu'],
  VWS: ['gezondheid', 'sport-jeugd'],
  BuZa: ['buitenland', 'europa'],
  'J&V': ['justitie', 'veiligheid'],
  FIN: ['financien'],
  OCW: ['onderwijs', 'cultuur-media', 'gelijkheid'],
  BiZa: ['bestuur', 'veiligheid', 'ruimte-wonen', 'digitalisering', 'koninkrijk'],
  BZK: ['bestuur', 'veiligheid', 'koninkrijk'],
  SZW: ['arbeid', 'sociale-zekerheid', 'asiel-migratie', 'gelijkheid', 'sport-jeugd'],
  DEF: ['defensie'],
  LVVN: ['landbouw-natuur'],
  LNV: ['landbouw-natuur'],
  'K&GG': ['energie-klimaat'],
  DiZa: ['digitalisering'],
  EU: ['europa'],
  BHO: ['buitenland', 'economie'],
  EZ: ['economie', 'industrie', 'digitalisering', 'energie-klimaat'],
  VRO: ['ruimte-wonen'],
  KR: ['koninkrijk'],
  'A&M': ['asiel-migratie'],
  RU: ['financien'],
  VW: ['mobiliteit', 'water'],
  JUST: ['justitie', 'veiligheid', 'asiel-migratie'],
  // The model that ships learned it as the committee that came after it.
  VROM: ['ruimte-wonen'],
  WWI: ['ruimte-wonen', 'asiel-migratie'],
  JG: ['sport-jeugd'],
  NAVO: ['defensie', 'buitenland'],
};

/** Meetings about how to meet say nothing about policy. */
const aboutMeetings =
  /^(procedurevergadering|regeling van werkzaamheden|stemmingen|procedures en brieven|e-mailprocedure|vragenuur|extra procedure|hamerstukken|beëdiging|constituerende|strategische procedure|besloten|vervolg)/i;

/** Labelled documents of the Dutch samples: cases and documents by dossier, activities by committee, debates by topic. */
export async function readDutch(folder: string): Promise<Labelled[]> {
  return [
    ...(await readCases(folder, 'tk-zaak', 'zaak')),
    ...(await readCases(folder, 'tk-document', 'document')),
    ...(await readActivities(folder)),
    ...(await readMotions(folder)),
    ...(await readDebates(folder)),
  ];
}

/** A document with the labels of its source, the first of which is its dossier; none where they say nothing. */
function labelledBy(labels: readonly string[], one: Pick<Labelled, 'id' | 'source' | 'group' | 'document'>) {
  const truth = truthOf({ main: labels });
  return truth ? [{ ...one, given: { dossier: { number: '', title: labels[0] ?? '' } }, truth }] : [];
}

/** Rows with a title that says something about policy. */
async function readSubjects(folder: string, kind: string) {
  const subjects: (z.infer<typeof Subject> & { title: string })[] = [];
  for (const path of await filesIn(join(folder, 'nl/tk_odata/pages', kind), '.json')) {
    for (const row of z.array(Subject).parse(JSON.parse(await readFile(path, 'utf8')))) {
      const title = row.Onderwerp?.trim() ?? '';
      if (title.length >= 25 && !aboutMeetings.test(title)) subjects.push({ ...row, title });
    }
  }
  return subjects;
}

async function readCases(folder: string, source: string, kind: string): Promise<Labelled[]> {
  return (await readSubjects(folder, kind)).flatMap(({ Id, Titel, title }) => {
    if (!Titel || Titel.trim() === title) return [];
    const document = scorable(title, '', 'nl');
    return labelledBy([Titel], { id: Id, source, group: groupOf(Titel), document });
  });
}

async function readActivities(folder: string): Promise<Labelled[]> {
  return (await readSubjects(folder, 'activiteit')).flatMap(({ Id, Voortouwafkorting, title }) => {
    const body = Voortouwafkorting?.replace(/ \(.*/, '');
    if (!body) return [];
    const contexts = committees[body];
    const truth = truthOf({ main: [contexts ? named(contexts) : body] });
    const document = scorable(title, '', 'nl');
    return truth ? [{ id: Id, source: 'tk-activiteit', group: groupOf(title), document, truth }] : [];
  });
}

async function readMotions(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  for (const path of await filesIn(join(folder, 'nl/tk_odata/zaak_expanded'), '.json')) {
    const motion = Motion.parse(JSON.parse(await readFile(path, 'utf8')));
    const publications = (motion.Document ?? []).flatMap(
      (document) => document.HuidigeDocumentVersie?.DocumentPublicatie ?? [],
    );
    for (const { Id } of publications) {
      const xml = await readFile(
        join(folder, 'nl/tk_odata/document_publicatie_xml', `${Id}.xml`),
        'utf8',
      ).catch(() => undefined);
      const text = xml === undefined ? undefined : /<vrije-tekst>.*<\/vrije-tekst>/s.exec(xml)?.[0];
      if (text === undefined) continue;
      const document = scorable(motion.Onderwerp, stripped(text), 'nl');
      const group = groupOf(motion.Titel);
      found.push(...labelledBy([motion.Titel], { id: motion.Id, source: 'tk-motie', group, document }));
      break;
    }
  }
  return found;
}

async function readDebates(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  for (const path of await filesIn(join(folder, 'nl/tk_vlos'), '.xml')) {
    const group = path.slice(path.lastIndexOf('/') + 1);
    const xml = await readFile(path, 'utf8');
    for (const [index, activity] of xml
      .split(/<activiteit (?=[^>]*soort=)/)
      .slice(1)
      .entries()) {
      const topics = activity.match(/(?<=<category>)[^<]+(?=<\/category>)/g) ?? [];
      const title = stripped(/<onderwerp>(.*?)<\/onderwerp>/s.exec(activity)?.[1] ?? '');
      if (topics.length === 0 || !title) continue;
      const text = stripped(
        [...activity.matchAll(/<alineaitem>(.*?)<\/alineaitem>/gs)].map((match) => match[1]).join('\n'),
      );
      const document = scorable(title, text, 'nl');
      found.push(...labelledBy(topics, { id: `${group}#${index}`, source: 'tk-debat', group, document }));
    }
  }
  return found;
}

/** Titles of the same beginning are of the same dossier, whatever year they name. */
export function groupOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/\d+/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
