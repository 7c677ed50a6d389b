import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { csvRows, filesIn, jsonLines, stripped } from './files.ts';
import { scorable, truthOf, type Labelled } from './labelled.ts';
import { groupOf } from './read-dutch.ts';

const Question = z.looseObject({
  id: z.number(),
  question: z.string(),
  answer: z.string().nullish(),
  mainTheme: z.string(),
  themes: z.array(z.string()),
  department: z.string(),
});
const Speech = z.looseObject({
  reportType: z.string(),
  reportNumber: z.number(),
  body: z.looseObject({ nl: z.string() }),
  agendaItem: z.string().nullish(),
  itemTitle: z.looseObject({ nl: z.string().nullish(), fr: z.string().nullish() }).nullish(),
  role: z.string().nullish(),
  text: z.string(),
});
const Parallel = z.looseObject({ id: z.string(), text_nl: z.string(), text_fr: z.string() });

/** Labelled documents of the Belgian samples: questions by theme and department, debates by committee, files by descriptor. */
export async function readBelgian(folder: string): Promise<Labelled[]> {
  return [
    ...(await readQuestions(folder)),
    ...(await readSpeeches(folder)),
    ...(await readFlemish(folder)),
    ...(await readDossiers(folder)),
  ];
}

async function lines(folder: string, path: string): Promise<unknown[]> {
  return jsonLines(await readFile(join(folder, path), 'utf8').catch(() => ''));
}

async function readQuestions(folder: string): Promise<Labelled[]> {
  const rows = z
    .array(Question)
    .parse(await lines(folder, 'corpora/be-kamer-written-questions-2017-nl/questions.jsonl'));
  return rows.flatMap((row) => {
    const [title = '', ...rest] = row.question.split('\n\n');
    const truth = truthOf({
      main: [row.mainTheme, row.department.replace(/^Vice-eersteminister en /, '')].filter(Boolean),
      side: row.themes.filter((theme) => theme !== row.mainTheme),
    });
    if (!truth) return [];
    const text = `${rest.join(' ')} ${row.answer ?? ''}`;
    // One question goes to many ministers in nearly the same words.
    const group = groupOf(title);
    return [
      { id: String(row.id), source: 'be-vraag', group, document: scorable(title.trim(), text, 'nl'), truth },
    ];
  });
}

async function readSpeeches(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  const rows = z.array(Speech).parse(await lines(folder, 'corpora/be-kamer-speeches/commission.jsonl'));
  const items = new Map<string, z.infer<typeof Speech>[]>();
  for (const row of rows) {
    const key = `${row.reportNumber}-${row.agendaItem ?? ''}`;
    items.set(key, [...(items.get(key) ?? []), row]);
  }
  for (const [key, speeches] of items) {
    const [first] = speeches;
    const title = `${first!.itemTitle?.nl ?? ''} ${first!.itemTitle?.fr ?? ''}`;
    const text = speeches
      .filter(({ role }) => role !== 'chair')
      .map((speech) => speech.text)
      .join('\n');
    if (text.length < 300) continue;
    const truth = truthOf({ main: [first!.body.nl] });
    if (truth) {
      const document = scorable(title, text, 'nl');
      found.push({
        id: `ic${key}`,
        source: 'be-commissie',
        group: `ic${first!.reportNumber}`,
        document,
        truth,
      });
    }
  }
  return found;
}

async function readFlemish(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  const path = 'be/vlaamsparlement-questions-index/member_written_question_links.csv';
  const seen = new Set<string>();
  for (const row of csvRows(await readFile(join(folder, path), 'utf8').catch(() => ''))) {
    const [theme = '', ...rest] = (row.onderwerp ?? '').split(/\s+-\s+/);
    const subject = rest.join(' - ');
    if (seen.has(row.question_id!) || subject.length < 15) continue;
    seen.add(row.question_id!);
    const truth = truthOf({ main: [theme] });
    const id = `vl-${row.question_id}`;
    if (truth)
      found.push({
        id,
        source: 'vl-vraag',
        group: groupOf(theme),
        document: scorable(subject, '', 'nl'),
        truth,
      });
  }
  for (const [name, body] of [
    ['omgeving', 'Commissie voor Leefmilieu'],
    ['werk', 'Commissie voor Economie, Werk'],
  ] as const) {
    const file = join(folder, 'be/vlaamsparlement-committee-csv', `${name}_content.csv`);
    const items = new Map<string, string>();
    for (const row of csvRows(await readFile(file, 'utf8').catch(() => ''))) {
      items.set(row.titel!, `${items.get(row.titel!) ?? ''}\n${row.sprekertekst ?? ''}`);
    }
    const truth = truthOf({ main: [body] });
    for (const [title, text] of items) {
      if (truth && title)
        found.push({
          id: `vl-${title}`,
          source: 'vl-commissie',
          group: groupOf(title),
          document: scorable(title, text, 'nl'),
          truth,
        });
    }
  }
  return found;
}

async function readDossiers(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  for (const path of await filesIn(join(folder, 'be/dekamer-dossiers-html'), '.html')) {
    const html = await readFile(path, 'utf8');
    const cell = (name: string) =>
      stripped(new RegExp(`${name}</b></td>\\s*<td[^>]*>(.*?)</td>`, 's').exec(html)?.[1] ?? '');
    const title = stripped(/<h4>\s*<center>(.*?)<\/center>\s*<\/h4>/s.exec(html)?.[1] ?? '');
    const truth = truthOf({
      main: [cell('Eurovoc-hoofddescriptor')],
      side: cell('Eurovoc descriptoren').split(' | '),
    });
    if (truth && title.length > 20)
      found.push({ id: path, source: 'be-dossier', group: path, document: scorable(title, '', 'nl'), truth });
  }
  return found;
}

/** Questions in Dutch and French, word for word the same; nobody labelled them. */
export async function readParallel(folder: string): Promise<{ id: string; nl: string; fr: string }[]> {
  const rows = z
    .array(Parallel)
    .parse(await lines(folder, 'corpora/be-kamer-written-questions-2020/questions.jsonl'));
  return rows.map(({ id, text_nl, text_fr }) => ({ id, nl: text_nl, fr: text_fr }));
}
