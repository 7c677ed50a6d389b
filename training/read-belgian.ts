import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { scorable } from '../server/src/domains/contexts/classifier.ts';
import { csvRows, filesIn, jsonLines, stripped } from './files.ts';
import { givenBy, truthOf, type Labelled } from './labelled.ts';
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
    const document = scorable(title.trim(), text, 'nl');
    const given = givenBy([], row.themes);
    return [{ id: String(row.id), source: 'be-vraag', group, document, given, truth }];
  });
}

/** Debates of committees and plenary sittings by agenda item, all that was said by others than the chair. */
async function readItems(
  folder: string,
  report: 'commission' | 'plenary',
): Promise<(Omit<Labelled, 'truth'> & { body: string })[]> {
  const path = `corpora/be-kamer-speeches/${report}.jsonl`;
  const items = new Map<string, z.infer<typeof Speech>[]>();
  for (const row of z.array(Speech).parse(await lines(folder, path))) {
    const key = `${row.reportNumber}-${row.agendaItem ?? ''}`;
    items.set(key, [...(items.get(key) ?? []), row]);
  }
  return [...items].flatMap(([key, speeches]) => {
    const [first] = speeches;
    const text = speeches
      .filter(({ role }) => role !== 'chair')
      .map((speech) => speech.text)
      .join('\n');
    if (!first || text.length < 300) return [];
    const title = `${first.itemTitle?.nl ?? ''} ${first.itemTitle?.fr ?? ''}`.replace(addressed, ' ').trim();
    const name = report === 'commission' ? 'ic' : 'ip';
    const group = `${name}${first.reportNumber}`;
    const source = report === 'commission' ? 'be-commissie' : 'be-plenum';
    return [
      { id: `${name}${key}`, source, group, document: scorable(title, text, 'nl'), body: first.body.nl },
    ];
  });
}

/** Who asks whom stands before what is asked, with all that a minister is charged with. */
const addressed = /(Vraag|Interpellatie|Question|Interpellation) (van|de) [^"]{0,300}? (over|sur) "/g;

async function readSpeeches(folder: string): Promise<Labelled[]> {
  return (await readItems(folder, 'commission')).flatMap(({ body, ...item }) => {
    const truth = truthOf({ main: [body] });
    return truth ? [{ ...item, given: givenBy([body]), truth }] : [];
  });
}

/** Plenary debates by agenda item; no label says what they are about. */
export async function readPlenary(folder: string): Promise<Omit<Labelled, 'truth'>[]> {
  return (await readItems(folder, 'plenary')).map(({ body: _, ...item }) => item);
}

async function readFlemish(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  const path = 'be/vlaamsparlement-questions-index/member_written_question_links.csv';
  const seen = new Set<string>();
  for (const row of csvRows(await readFile(join(folder, path), 'utf8').catch(() => ''))) {
    const { question_id: question = '', onderwerp = '' } = row;
    const [theme = '', ...rest] = onderwerp.split(/\s+-\s+/);
    const subject = rest.join(' - ');
    if (seen.has(question) || subject.length < 15) continue;
    seen.add(question);
    const truth = truthOf({ main: [theme] });
    const id = `vl-${question}`;
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
    for (const { titel = '', sprekertekst = '' } of csvRows(await readFile(file, 'utf8').catch(() => ''))) {
      items.set(titel, `${items.get(titel) ?? ''}\n${sprekertekst}`);
    }
    const truth = truthOf({ main: [body] });
    for (const [title, text] of items) {
      if (truth && title)
        found.push({
          id: `vl-${createHash('sha256').update(title).digest('hex').slice(0, 12)}`,
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
    // Files are named by legislature and number, and the day on which they were fetched.
    const id = `kamer-${basename(path).split('_').slice(0, 2).join('_')}`;
    if (truth && title.length > 20)
      found.push({ id, source: 'be-dossier', group: id, document: scorable(title, '', 'nl'), truth });
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
