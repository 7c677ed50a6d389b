import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { scorable } from '../server/src/domains/contexts/classifier.ts';
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

/** Meetings about how to meet say nothing about policy. */
const aboutMeetings =
  /^(procedurevergadering|regeling van werkzaamheden|stemmingen|procedures en brieven|e-mailprocedure|vragenuur|extra procedure|hamerstukken|beëdiging|constituerende|strategische procedure|besloten|vervolg)/i;

/** Labelled documents of the Dutch samples: cases and documents by dossier, activities by committee, debates by topic. */
export async function readDutch(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  const add = (
    source: string,
    id: string,
    group: string,
    title: string,
    text: string,
    main: readonly string[],
  ) => {
    const truth = truthOf({ main });
    const given = { dossier: { number: '', title: main[0] ?? '' } };
    if (truth) found.push({ id, source, group, document: scorable(title, text, 'nl'), given, truth });
  };
  for (const [kind, folderName] of [
    ['tk-zaak', 'zaak'],
    ['tk-document', 'document'],
    ['tk-activiteit', 'activiteit'],
  ] as const) {
    for (const path of await filesIn(join(folder, 'nl/tk_odata/pages', folderName), '.json')) {
      const rows = z.array(Subject).parse(JSON.parse(await readFile(path, 'utf8')));
      for (const row of rows) {
        const title = row.Onderwerp?.trim() ?? '';
        if (title.length < 25 || aboutMeetings.test(title)) continue;
        if (kind === 'tk-activiteit') {
          const body = row.Voortouwafkorting?.replace(/ \(.*/, '');
          if (body) add(kind, row.Id, groupOf(title), title, '', [`TK:${body}`]);
        } else if (row.Titel && row.Titel.trim() !== title) {
          add(kind, row.Id, groupOf(row.Titel), title, '', [row.Titel]);
        }
      }
    }
  }
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
      add('tk-motie', motion.Id, groupOf(motion.Titel), motion.Onderwerp, stripped(text), [motion.Titel]);
      break;
    }
  }
  for (const path of await filesIn(join(folder, 'nl/tk_vlos'), '.xml')) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const xml = await readFile(path, 'utf8');
    for (const [index, activity] of xml
      .split(/<activiteit (?=[^>]*soort=)/)
      .slice(1)
      .entries()) {
      const topics = activity.match(/(?<=<category>)[^<]+(?=<\/category>)/g) ?? [];
      const title = stripped(/<onderwerp>(.*?)<\/onderwerp>/s.exec(activity)?.[1] ?? '');
      const text = stripped(
        [...activity.matchAll(/<alineaitem>(.*?)<\/alineaitem>/gs)].map((match) => match[1]).join('\n'),
      );
      if (topics.length > 0 && title) add('tk-debat', `${name}#${index}`, name, title, text, topics);
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
