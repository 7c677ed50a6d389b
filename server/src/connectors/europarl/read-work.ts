import { startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Label } from 'contract/document-parts';
import { fold } from 'contract/query/analyser';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import { epCommittee } from '../reading/ep-committees.ts';
import { epAuthors, epGroup, knownEpGroup } from '../reading/ep-groups.ts';
import { line, readDay, readParticipants, readTitles } from './read-fields.ts';
import type { Context, KnownProcedure } from './raw.ts';
import { lastPart, Work, type Participation } from './rows.ts';
import { versionOf, type Version } from './versions.ts';
import { committeeOf, groupPathOf, typeOf } from './types.ts';
import { epLabel } from '../reading/ep-labels.ts';
import { keptType } from '../reading/files.ts';
import { conceptKey } from './vocabulary.ts';
import { wordsOfCode } from '../reading/code-words.ts';
import { matchGroups } from '../reading/text-parts.ts';
import { bareDocument } from '../reading/bare-document.ts';

/** What a document's own file turned out to hold. */
interface FileContent {
  text: string;
  pages?: number;
  size?: number;
}

/** Our id of a document by the service's identifier, and the identity it shares with other sources. */
export function workId(identifier: string): string {
  return `ep-${identifier.replace(/[^A-Za-z0-9._~-]/g, '_')}`;
}

/** The identifier of a document: its own field, else the end of its address. */
export function identifierOf(work: { id: string; identifier?: string | null | undefined }): string {
  return line(work.identifier) ?? lastPart(work.id) ?? '';
}

/**
 * Documents that are written out inside another one: amendments to it and the answer to it. One without its
 * files, or a bare id, stands for one that comes in an answer of its own.
 */
export function innerWorks(work: Work): Work[] {
  const amendments = work.inverse_foresees_change_of.map((one) => ({
    ...one,
    inverse_created_a_realization_of: work.inverse_created_a_realization_of,
  }));
  // An answer is called as its question is, where it has no title of its own.
  const answers = work.inverse_answers_to.map((one) => ({
    title_dcterms: work.title_dcterms,
    ...one,
    answers_to: [work.id],
  }));
  return [...amendments, ...answers]
    .flatMap((one) => Work.safeParse(one).data ?? [])
    .filter((one) => versionOf(one.is_realized_by) !== undefined);
}

/** What a work means; `unnamed` are members and `nameless` the count of concepts whose names are not known. */
export function readWork(
  work: Work,
  content: FileContent | undefined,
  context: Context,
  fileBase: string,
): { document: Document; unnamed: string[]; nameless: number; unknownType?: string } | undefined {
  const identifier = identifierOf(work);
  const type = typeOf(work.work_type);
  const path = groupPathOf(type, identifier);
  const version = versionOf(work.is_realized_by);
  const language = version?.language ?? lastPart(work.is_realized_by[0]?.id) ?? 'en';
  const date = dateOf(work, identifier);
  if (!date) return undefined;
  const expression = work.is_realized_by.find((one) => lastPart(one.id) === language);
  const { title, titles } = readTitles(titlesOf(work), language);
  const subtitle = line(expression?.title_alternative?.[language]) ?? '';
  const number = line(work.label) ?? epLabel(identifier);
  const groups = groupsOf(expression?.title_alternative?.[language] ?? '');
  const known = knownProcedureOf(work, context);
  const taking = readParticipants(
    participationsOf(work),
    context,
    (name, number) => groups.get(plain(name)) ?? known?.groups[number],
  );
  const committee = committeeOf(identifier);
  if (committee && !taking.committees.some(({ code }) => code === committee)) {
    taking.committees.push(epCommittee(committee));
  }
  const procedure = procedureOf(work, `${title} ${subtitle}`, context);
  const id = workId(identifier);
  const labels = readLabels(work, context);
  const sourceType = type ? wordsOfCode(type) : wordsOfCode(path?.split('/').at(-1) ?? 'document');
  const document: Document = {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'europarl',
    groupPath: path ?? 'ep/committees/other',
    sourceType,
    institution: 'European Parliament',
    title: title ?? `${sourceType} ${number ?? identifier}`,
    titles,
    language,
    ...date,
    text: content?.text ?? '',
    ...(version ? { file: fileOf(id, version, content, fileBase) } : {}),
    people: taking.people,
    organisations: taking.organisations,
    committees: taking.committees,
    numbers: numbersOf(work, identifier, number, procedure?.number),
    ...(procedure?.title ? { dossier: { number: procedure.number, title: procedure.title } } : {}),
    ...(labels.length ? { labels } : {}),
    identities: [id],
    relations: relationsOf(work),
    originalUrls: [siteUrl(identifier, language)],
  };
  return {
    document,
    unnamed: taking.unnamed,
    nameless: subjectsOf(work) - labels.length,
    ...(path === undefined ? { unknownType: type ?? identifier } : {}),
  };
}

/** Where the Parliament's site shows a document (section "EP plenary files"); amendments come as files only. */
function siteUrl(identifier: string, language: string): string {
  const format = /-AM-\d{3}/.test(identifier) ? 'pdf' : 'html';
  return `https://www.europarl.europa.eu/doceo/document/${identifier}_${language.toUpperCase()}.${format}`;
}

/** The procedure of an address such as `eli/dl/proc/2024-2006`, as people write it. */
function procedureNumber(id: string, context: Context): string {
  const key = lastPart(id) ?? id;
  return context.procedures[key]?.label ?? key.replace('-', '/');
}

function dateOf(work: Work, identifier: string) {
  // Papers of a sitting name its day; their date field may be the midnight before in UTC.
  const day = /^(?:PV|CRE|OJQ?)-\d+-(\d{4}-\d\d-\d\d)/.exec(identifier)?.[1];
  if (day) {
    return { date: startOfDay(day), timeKnown: false, sourceDate: line(work.document_date) ?? day };
  }
  return readDay(work.document_date);
}

/** Titles of the work, else those of its language versions. */
function titlesOf(work: Work): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const expression of work.is_realized_by) Object.assign(texts, expression.title ?? {});
  return Object.assign(texts, work.title_dcterms ?? {});
}

/**
 * Groups of the authors that a subtitle names: those of a motion above their group, those of a question in its
 * last line, "Name (Group), Name (Group)".
 */
function groupsOf(subtitle: string): Map<string, string> {
  const lines = subtitle.split(/<br\s*\/?>/i).map((one) => line(one) ?? '');
  const groups = new Map<string, string>();
  for (const { name, group } of epAuthors(lines)) if (group) groups.set(plain(name), group);
  if (groups.size > 0) return groups;
  const names = lines.at(-1) ?? '';
  for (const found of names.matchAll(/([^,()]+?)\s*\(([^()]+)\)/g)) {
    const [name, group] = matchGroups(found);
    groups.set(plain(name), epGroup(line(group) ?? ''));
    // "First, Second (Group)": all names before a group are of that group.
    const before =
      names
        .slice(0, names.indexOf(found[0]))
        .split(/\)\s*,?/)
        .at(-1) ?? '';
    for (const other of before.split(',')) if (other.trim()) groups.set(plain(other), epGroup(group));
  }
  return groups;
}

/** Those who took part, and the authors that the answer names without telling more. */
function participationsOf(work: Work): Participation[] {
  const participants = new Set(
    work.workHadParticipation.flatMap((one) => [
      ...one.had_participant_person,
      ...one.had_participant_organization,
    ]),
  );
  const others = work.creator.filter((id) => !participants.has(id));
  const groups = others.filter((id) => knownEpGroup(lastPart(id) ?? '') !== undefined);
  const author = { participation_role: 'def/ep-roles/AUTHOR' };
  const persons = others.filter((id) => id.startsWith('person/'));
  const bodies = others.filter((id) => !id.startsWith('person/'));
  return [
    ...work.workHadParticipation,
    {
      ...author,
      had_participant_person: persons,
      had_participant_organization: bodies,
      // Members who table something on behalf of one group are of that group.
      ...(groups.length === 1 ? { politicalGroup: groups[0] } : {}),
    },
  ];
}

/** A name without accents and capitals, which the lists of members and the questions write differently. */
function plain(name: string): string {
  return fold(name).trim();
}

function procedureIdOf(work: Work): string | undefined {
  return work.inverse_created_a_realization_of.find((one) => one.id.includes('/proc/'))?.id;
}

function knownProcedureOf(work: Work, context: Context): KnownProcedure | undefined {
  return context.procedures[lastPart(procedureIdOf(work)) ?? ''];
}

function procedureOf(work: Work, words: string, context: Context) {
  const id = procedureIdOf(work);
  const known = knownProcedureOf(work, context);
  const written = /\((\d{4}\/\d{4}[A-Z]?\([A-Z]{3}\))\)/.exec(words)?.[1];
  const number = known?.label ?? written ?? (id ? procedureNumber(id, context) : undefined);
  return number ? { number, title: known?.title } : undefined;
}

function numbersOf(
  work: Work,
  identifier: string,
  number: string | undefined,
  procedure: string | undefined,
): DocumentNumber[] {
  const numbers: DocumentNumber[] = [{ kind: 'document', value: number ?? identifier }];
  const add = (kind: DocumentNumber['kind'], value: string | null | undefined) => {
    if (value && !numbers.some((one) => one.value === value)) numbers.push({ kind, value });
  };
  add('reference', identifier);
  add('reference', line(work.notation_publicRegister));
  const pe = line(work.epNumber)?.replace(/^PE[ .]*/, 'PE');
  const version = /^(\d\d)(\d\d)$/.exec(line(work.epNumberVersion) ?? '');
  add('pe', pe);
  if (pe && version) add('pe', `${pe}v${version[1]}-${version[2]}`);
  add('procedure', procedure);
  return numbers;
}

/** How many concepts a document is about. */
function subjectsOf(work: Work): number {
  const concepts = work.is_about.filter((uri) => uri.includes('eurovoc'));
  return concepts.length + work.isAboutSubjectMatter.length + work.isAboutDirectoryCode.length;
}

function readLabels(work: Work, context: Context): Label[] {
  // A code without a name tells readers nothing.
  const label = (scheme: string) => (uri: string) => {
    const name = context.subjects[conceptKey(uri)];
    return name === undefined ? [] : [{ scheme, code: lastPart(uri), name }];
  };
  return [
    ...work.is_about.filter((uri) => uri.includes('eurovoc')).flatMap(label('eurovoc')),
    ...work.isAboutSubjectMatter.flatMap(label('subject-matter')),
    ...work.isAboutDirectoryCode.flatMap(label('directory-code')),
  ];
}

function relationsOf(work: Work): Document['relations'] {
  const relations = new Map<string, Document['relations'][number]>();
  const add = (relation: string, ids: readonly (string | { id: string })[]) => {
    for (const one of ids) {
      const identifier = lastPart(typeof one === 'string' ? one : one.id);
      const title = epLabel(identifier) ?? identifier;
      const id = workId(identifier);
      if (!relations.has(id)) relations.set(id, { relation, id, title });
    }
  };
  add('Answers', work.answers_to);
  add('Answered by', work.inverse_answers_to);
  add('Amends', work.foresees_change_of);
  add('Adopts', work.adopts);
  add('Based on', work.based_on);
  add('Derived from', work.is_derivative_of);
  add('Amended by', work.inverse_foresees_change_of);
  for (const { id } of work.inverse_created_a_realization_of) {
    if (!id.includes('/proc/')) continue;
    const key = lastPart(id);
    relations.set(key, { relation: 'Procedure', id: `ep-proc-${key}`, title: key.replace('-', '/') });
  }
  const events = [...work.inverse_based_on_a_realization_of, ...work.inverse_decided_on_a_realization_of];
  for (const { id } of events) {
    const sitting = /MTG-PL-\d{4}-\d\d-\d\d/.exec(id)?.[0];
    if (sitting) relations.set(sitting, { relation: 'Sitting', id: workId(sitting), title: sitting });
  }
  return [...relations.values()];
}

function fileOf(
  id: string,
  version: Version,
  content: FileContent | undefined,
  fileBase: string,
): DocumentFile {
  return {
    fileId: id,
    title: lastPart(version.path),
    mimeType: keptType(version.mimeType),
    // The service's own sizes are not reliable.
    ...(content?.size === undefined ? {} : { size: content.size }),
    ...(content?.pages === undefined ? {} : { pages: content.pages }),
    url: new URL(version.path, fileBase).href,
  };
}
