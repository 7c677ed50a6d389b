import { z } from 'zod';
import { jsonFault } from '../reading/answers.ts';
import { knownDay, languageOf, noFacts, type WorkFacts } from './facts.ts';

const Term = z.looseObject({ value: z.string(), 'xml:lang': z.string().optional() });
const Binding = z.record(z.string(), Term);
const Answer = z.looseObject({ results: z.looseObject({ bindings: z.array(Binding) }) });

/** One row of an answer by the names of its variables. */
export type Row = z.infer<typeof Binding>;

/**
 * Rows of a SPARQL answer (application/sparql-results+json).
 * @throws SourceFault of kind `shape` for anything else, such as a message in a successful answer
 */
export function rowsOf(body: unknown, url: string): Row[] {
  const answer = Answer.safeParse(body);
  if (!answer.success) {
    throw jsonFault(url, 'no SPARQL results', body);
  }
  return answer.data.results.bindings;
}

const prefixes =
  'PREFIX cdm: <http://publications.europa.eu/ontology/cdm#> PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>';
const changedProperty = '<http://publications.europa.eu/ontology/cdm/cmr#lastModificationDate>';

/**
 * Letters of CELEX numbers that are asked for: acts, recommendations and agreements; proposals, communications,
 * reports and working documents; positions of the Council; opinions and reports of the Court of Auditors, the
 * two committees and the central bank. Texts of Parliament come from its own sources; court cases, mergers and
 * state aid are no legislation, and consolidated texts have no legal effect (SOURCES.md §6).
 */
const kinds = 'R L D H G Q A B X PC EC DC JC SC XC AG IG XG AA SA TA AE IE AC XE AR IR XR AB HB'.split(' ');

/** Place in the list of works by the stamp of their last change, then by number. */
export interface ListPlace {
  /** ISO 8601 instant. */
  changed: string;
  celex: string;
}

/** Works changed after a place and dated from a day on, oldest change first. */
export function changesQuery(after: ListPlace, dated: string, size: number): string {
  const stamp = `"${after.changed}"^^xsd:dateTime`;
  const list = kinds.map((kind) => `"${kind}"`).join(', ');
  return `${prefixes} SELECT DISTINCT ?work ?celex ?changed WHERE { ?work cdm:work_date_document ?date ; cdm:resource_legal_id_celex ?celex ; cdm:resource_legal_type ?kind ; ${changedProperty} ?changed . FILTER(?date >= "${dated}"^^xsd:date) FILTER(STR(?kind) IN (${list})) FILTER(?changed > ${stamp} || (?changed = ${stamp} && STR(?celex) > "${after.celex}")) } ORDER BY ?changed STR(?celex) LIMIT ${size}`;
}

const titleLanguages = ['ENG', 'FRA', 'NLD', 'DEU'];

/** Titles, types, dates and authors of works; a row for every combination of them. */
export function detailsQuery(works: readonly string[]): string {
  const values = works.map((work) => `<${work}>`).join(' ');
  const list = titleLanguages
    .map((code) => `<http://publications.europa.eu/resource/authority/language/${code}>`)
    .join(', ');
  return `${prefixes} SELECT DISTINCT ?celex ?eli ?title ?language ?date ?entryForce ?endValidity ?force ?rtype ?author WHERE { VALUES ?work { ${values} } ?work cdm:resource_legal_id_celex ?celex ; cdm:work_has_resource-type ?rtype . OPTIONAL { ?work cdm:resource_legal_eli ?eli } OPTIONAL { ?work cdm:work_date_document ?date } OPTIONAL { ?work cdm:resource_legal_date_entry-into-force ?entryForce } OPTIONAL { ?work cdm:resource_legal_date_end-of-validity ?endValidity } OPTIONAL { ?work cdm:resource_legal_in-force ?force } OPTIONAL { ?work cdm:work_created_by_agent ?author } OPTIONAL { ?expression cdm:expression_belongs_to_work ?work ; cdm:expression_uses_language ?language ; cdm:expression_title ?title . FILTER(?language IN (${list})) } }`;
}

/** A work of the list of changes. */
export interface ChangedWork {
  work: string;
  celex: string;
  /** The stamp as the source wrote it. */
  changed: string;
}

/**
 * Rows of the list of changes.
 * @throws SourceFault of kind `shape` when a row lacks what was asked for
 */
export function readChanges(rows: readonly Row[], url: string): ChangedWork[] {
  return rows.map((row) => {
    const [work, celex, changed] = [row['work']?.value, row['celex']?.value, row['changed']?.value];
    if (
      !work ||
      !celex ||
      !changed ||
      Number.isNaN(Date.parse(changed)) ||
      /[<>"\s\\]/.test(work + celex + changed)
    ) {
      throw jsonFault(url, 'a row without work, number or stamp', row);
    }
    return { work, celex, changed };
  });
}

/** Facts per CELEX number: an act comes as the cross product of its authors, dates and titles (SOURCES.md §6). */
export function readDetails(rows: readonly Row[]): Map<string, WorkFacts> {
  const found = new Map<string, WorkFacts>();
  for (const row of rows) {
    const celex = row['celex']?.value;
    if (!celex) continue;
    const facts = found.get(celex) ?? { ...noFacts(), celex };
    found.set(celex, facts);
    const text = (name: string) => row[name]?.value.trim();
    const type = lastPart(text('rtype'));
    const author = lastPart(text('author'));
    if (type && !facts.types.includes(type)) facts.types.push(type);
    if (author && !facts.authors.some(({ code }) => code === author)) facts.authors.push({ code: author });
    addDay(facts.entryIntoForce, text('entryForce'));
    addDay(facts.endOfValidity, text('endValidity'));
    const date = knownDay(text('date'));
    if (date) facts.date ??= date;
    const eli = text('eli');
    if (eli) facts.eli ??= eli;
    const title = row['title'];
    const language = languageOf(lastPart(text('language')) ?? title?.['xml:lang']);
    if (title && language) facts.titles[language] ??= title.value.replace(/\s+/g, ' ').trim();
  }
  return found;
}

function addDay(days: string[], text: string | undefined): void {
  const day = knownDay(text);
  if (day && !days.includes(day)) days.push(day);
}

function lastPart(uri: string | undefined): string | undefined {
  return uri?.slice(uri.lastIndexOf('/') + 1) || undefined;
}
