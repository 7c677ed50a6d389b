import { z } from 'zod';
import type { Person } from 'contract/document-parts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { epGroup } from '../reading/ep-groups.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { line } from './read-fields.ts';
import { procedureId, processIdOf } from './read-procedure.ts';
import { workId } from './read-work.ts';

const text = z.string().nullish();
const many = <T extends z.ZodType>(element: T) =>
  z
    .array(element)
    .nullish()
    .transform((value) => value ?? []);

/** A paper with its files: one link for each form of it, in some languages. */
const Paper = z.looseObject({
  geproCode: text,
  geproCodeDescription: text,
  reference: text,
  visualReference: text,
  title: text,
  documentLinks: many(z.looseObject({ languages: many(z.looseObject({ code: text, url: text })) })),
});
type Paper = z.infer<typeof Paper>;

/** The agenda of a meeting of a committee, as the service of agendas gives it. */
export const CommitteeAgenda = z.looseObject({
  ojDocument: Paper.nullish(),
  items: many(
    z.looseObject({
      number: z.union([z.string(), z.number()]).nullish(),
      type: text,
      title: text,
      procedure: z.looseObject({ reference: text }).nullish(),
      activities: many(z.looseObject({ description: text })),
      documentSets: many(
        z.looseObject({ actors: many(z.looseObject({ name: text })), documents: many(Paper) }),
      ),
    }),
  ),
});
type Item = z.infer<typeof CommitteeAgenda>['items'][number];

/** What an agenda says of its meeting. */
interface ReadAgenda {
  agendaItems: Meeting['agendaItems'];
  lines: string[];
  people: Person[];
  /** References of procedures, `2030/0099(COD)`. */
  procedures: string[];
  /** Numbers of papers, `PE768.104` and with their version `PE768.104v01-00`. */
  numbers: string[];
  papers: Document['relations'];
}

/** Items that only give an agenda its form: sittings, headings, separators and the like (section 11). */
const structure = new Set(['SITT', 'HEAD', 'SEPA', 'CMPR', 'DTMT']);
const procedureForm = /\d{4}\/\d{4}[A-Z]?\([A-Z]{3}\)/g;
const paperForm = /\bPE ?(\d{3}\.\d{3})(v\d\d-\d\d)?/;

/** The points of an agenda, who reports on them, and the papers that lie with them, each once. */
export function readCommitteeAgenda(agenda: z.infer<typeof CommitteeAgenda>): ReadAgenda {
  const read: ReadAgenda = {
    agendaItems: [],
    lines: [],
    people: [],
    procedures: [],
    numbers: [],
    papers: [],
  };
  if (agenda.ojDocument) addPaper(agenda.ojDocument, 'Agenda', read);
  for (const item of agenda.items) {
    const title = line(item.title);
    // Rows of asterisks mark where votes begin and end.
    if (!title || structure.has(item.type ?? '') || /^[*\s]+$/.test(title)) continue;
    addItem(item, title, read);
  }
  return { ...read, procedures: [...new Set(read.procedures)], numbers: [...new Set(read.numbers)] };
}

function addItem(item: Item, title: string, read: ReadAgenda): void {
  const number = line(String(item.number ?? '')) ?? '';
  const procedures = (item.procedure?.reference ?? '').match(procedureForm) ?? [];
  const people = item.documentSets.flatMap(({ actors }) => actors.flatMap(({ name }) => actorOf(name)));
  const papers = item.documentSets.flatMap(({ documents }) => documents);
  read.lines.push([number, title].filter(Boolean).join(' '));
  read.lines.push(...item.activities.flatMap(({ description }) => line(description) ?? []));
  read.lines.push(...people.map(({ role, name, party }) => `${role}: ${name}${party ? ` (${party})` : ''}`));
  read.lines.push(...papers.flatMap((paper) => titleOf(paper) ?? []));
  read.procedures.push(...procedures);
  for (const person of people)
    if (!read.people.some(({ name }) => name === person.name)) read.people.push(person);
  const works = papers.flatMap((paper) => addPaper(paper, 'Document', read) ?? []);
  const ids = [...procedures.map((one) => procedureId(processIdOf(one))), ...works];
  read.agendaItems.push({ number, title, documentIds: [...new Set(ids)] });
}

/** "Rapporteur:<tab>Name (PPE)"; nobody where no name stands behind the role. */
function actorOf(written: string | null | undefined): Person[] {
  const [, role, called = '', group] =
    /^([^:]+):\s*(.*?)\s*(?:\(([^()]+)\))?\s*$/.exec((written ?? '').replaceAll(/\s+/g, ' ')) ?? [];
  if (!role || !called) return [];
  return [{ name: epPersonName(called), role: role.trim(), ...(group ? { party: epGroup(group) } : {}) }];
}

/** What a paper is called: its kind, title and number, each once. */
function titleOf(paper: Paper): string | undefined {
  const parts = [paper.geproCodeDescription, paper.title, paper.visualReference ?? paper.reference];
  return [...new Set(parts.flatMap((part) => line(part) ?? []))].join(' - ') || undefined;
}

/**
 * Adds a paper under its own kind, with the file in English or else the first; the id under which it is known when its
 * address is one of the Parliament's documents, such as `…/doceo/document/AFCO-PR-759748_EN.pdf`.
 */
function addPaper(paper: Paper, otherwise: string, read: ReadAgenda): string | undefined {
  const files = paper.documentLinks.flatMap(({ languages }) => languages);
  const file = files.find(({ code }) => code?.toUpperCase() === 'EN') ?? files[0];
  const url = file?.url && URL.canParse(file.url) ? file.url : undefined;
  const title = titleOf(paper) ?? url;
  if (!title) return undefined;
  const [, number, version] = paperForm.exec(`${paper.visualReference ?? ''} ${paper.reference ?? ''}`) ?? [];
  if (number) read.numbers.push(`PE${number}`, ...(version ? [`PE${number}${version}`] : []));
  const identifier = url && /\/doceo\/document\/([\w-]+?)_[A-Z]{2}\.\w+$/.exec(url)?.[1];
  const id = identifier ? workId(identifier) : undefined;
  const relation = line(paper.geproCodeDescription) ?? otherwise;
  const known = read.papers.some((one) => one.title === title && one.url === url);
  if (!known) read.papers.push({ relation, title, ...(id ? { id } : {}), ...(url ? { url } : {}) });
  return id;
}
