import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { scorable } from '../server/src/domains/contexts/classifier.ts';
import { filesIn, stripped } from './files.ts';
import { givenBy, truthOf, type Labelled } from './labelled.ts';

const Consultation = z.looseObject({
  initiative_id: z.string(),
  initiative_name: z.string(),
  topic: z.string().nullish(),
});
const Act = z.looseObject({
  expressions: z.array(z.looseObject({ language: z.string(), title: z.string().nullish() })),
});
const Descriptor = z.looseObject({ kind: z.string(), language: z.string(), label: z.string() });

/** Labelled documents of the European samples: consultations by topic, debates by committee, acts by EuroVoc. */
export async function readEuropean(folder: string): Promise<Labelled[]> {
  return [...(await readConsultations(folder)), ...(await readDebates(folder)), ...(await readActs(folder))];
}

async function readConsultations(folder: string): Promise<Labelled[]> {
  const path = join(folder, 'eu/have-your-say/consultations.json');
  const rows = z.array(Consultation).parse(JSON.parse(await readFile(path, 'utf8').catch(() => '[]')));
  return rows.flatMap(({ initiative_id, initiative_name, topic }) => {
    const truth = topic ? truthOf({ main: topic.split(/, (?=[A-Z])/) }) : undefined;
    const id = `hys-${initiative_id}`;
    return truth && initiative_name
      ? [{ id, source: 'eu-consultatie', group: id, document: scorable(initiative_name, '', 'en'), truth }]
      : [];
  });
}

/** Debates of the European Parliament, with the committee that reports where one is named. */
async function readAllDebates(folder: string): Promise<(Omit<Labelled, 'truth'> & { body?: string })[]> {
  const found: (Omit<Labelled, 'truth'> & { body?: string })[] = [];
  for (const path of await filesIn(join(folder, 'corpora/ep-debates-en'), '.txt')) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!name.startsWith('ep-')) continue;
    const raw = await readFile(path, 'utf8');
    const body = reporting.exec(raw.slice(0, 4_000))?.[1];
    const title = stripped(/^<CHAPTER[^>]*>\s*(.*)$/m.exec(raw)?.[1] ?? '');
    const document = scorable(title, stripped(raw), 'en');
    found.push({ id: name, source: 'ep-debat', group: name, document, ...(body ? { body } : {}) });
  }
  return found;
}

const reporting = /on behalf of the (Committee on [A-Z][\w ,’']+?)(?:, on|;| on the|\.|\()/;

async function readDebates(folder: string): Promise<Labelled[]> {
  return (await readAllDebates(folder)).flatMap(({ body, ...debate }) => {
    const truth = body ? truthOf({ main: [body] }) : undefined;
    return body && truth ? [{ ...debate, given: givenBy([body]), truth }] : [];
  });
}

/** Debates that no committee is named in. */
export async function readOtherDebates(folder: string): Promise<Omit<Labelled, 'truth'>[]> {
  return (await readAllDebates(folder)).filter(({ body }) => !body || !truthOf({ main: [body] }));
}

async function readActs(folder: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  const acts = join(folder, 'corpora/eu-acts-en-fr');
  for (const name of (await readdir(acts).catch(() => [])).sort()) {
    const meta = await readFile(join(acts, name, 'meta.json'), 'utf8').catch(() => undefined);
    if (meta === undefined) continue;
    const whole = JSON.parse(meta) as unknown;
    const labels = descriptors(whole);
    const truth = truthOf({ main: [], side: labels });
    if (!truth) continue;
    for (const { language, title } of Act.parse(whole).expressions) {
      const xml = await readFile(join(acts, name, `${language}.xml`), 'utf8').catch(() => undefined);
      if (xml === undefined || !title) continue;
      const document = scorable(title, stripped(xml), language);
      found.push({ id: `${name}-${language}`, source: `eu-akte-${language}`, group: name, document, truth });
    }
  }
  return found;
}

/** English names of the descriptors anywhere in what is known about an act. */
function descriptors(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(descriptors);
  if (typeof value !== 'object' || value === null) return [];
  const own = Descriptor.safeParse(value);
  if (own.success && own.data.kind.startsWith('eurovoc')) {
    return own.data.language === 'en' ? [own.data.label.replace(/^\d+ /, '')] : [];
  }
  return Object.values(value).flatMap(descriptors);
}
