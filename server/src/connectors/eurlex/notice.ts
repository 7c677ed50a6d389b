import { wordsOfCode } from '../reading/code-words.ts';
import { readXmlAnswer, shapeFaults } from '../reading/xml-answer.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { knownDay, languageOf, noFacts, procedureOf, type WorkFacts } from './facts.ts';

/** Links between works by the name of their element, and what they say. */
const relations: Record<string, string> = {
  RESOURCE_LEGAL_BASED_ON_RESOURCE_LEGAL: 'Based on',
  RESOURCE_LEGAL_AMENDS_RESOURCE_LEGAL: 'Amends',
  RESOURCE_LEGAL_AMENDED_BY_RESOURCE_LEGAL: 'Amended by',
  RESOURCE_LEGAL_PROPOSES_TO_AMEND_RESOURCE_LEGAL: 'Proposes to amend',
  RESOURCE_LEGAL_AMENDMENT_PROPOSED_BY_RESOURCE_LEGAL: 'Amendment proposed by',
  RESOURCE_LEGAL_REPEALS_RESOURCE_LEGAL: 'Repeals',
  RESOURCE_LEGAL_REPEALED_BY_RESOURCE_LEGAL: 'Repealed by',
  RESOURCE_LEGAL_IMPLICITLY_REPEALS_RESOURCE_LEGAL: 'Repeals implicitly',
  RESOURCE_LEGAL_CORRECTS_RESOURCE_LEGAL: 'Corrects',
  RESOURCE_LEGAL_CORRECTED_BY_RESOURCE_LEGAL: 'Corrected by',
  RESOURCE_LEGAL_ADOPTS_RESOURCE_LEGAL: 'Adopts',
  RESOURCE_LEGAL_ADOPTED_BY_RESOURCE_LEGAL: 'Adopted as',
  RESOURCE_LEGAL_BASIS_FOR_ACT_CONSOLIDATED: 'Consolidated text',
  RESOURCE_LEGAL_EESC_OPINION_CONTAINED_IN_RESOURCE_LEGAL: 'Opinion of the EESC',
  RESOURCE_LEGAL_COR_OPINION_CONTAINED_IN_RESOURCE_LEGAL: 'Opinion of the CoR',
  WORK_CITES_WORK: 'Cites',
  WORK_RELATED_TO_WORK: 'Related to',
};

/**
 * The notice of a work, of type object, branch or tree; of an expression it is the title alone. Undefined
 * for the notice of a dossier, which is no work.
 * @throws SourceFault of kind `shape` for anything that is no whole notice, `blocked` for a page in its place
 */
export function readNotice(bytes: Uint8Array, url: string): WorkFacts | undefined {
  const shape = shapeFaults(bytes, url);
  const notice = readXmlAnswer(bytes, url, 'NOTICE');
  if (childOf(notice, 'DOSSIER')) return undefined;
  const work = childOf(notice, 'WORK');
  const expressions = [...childrenOf(notice, 'EXPRESSION'), ...childrenOf(work, 'EXPRESSION')];
  if (!work && expressions.length === 0) throw shape('a notice of neither a work nor an expression');
  const facts = noFacts();
  if (work) readWork(work, facts);
  for (const expression of expressions) readExpression(expression, facts);
  facts.items = itemsOf(notice);
  if (!facts.celex) throw shape('a notice without CELEX number');
  return facts;
}

function readWork(work: XmlElement, facts: WorkFacts): void {
  const value = (name: string) => textOf(childOf(childOf(work, name), 'VALUE'));
  const days = (name: string) =>
    childrenOf(work, name).flatMap((one) => knownDay(textOf(childOf(one, 'VALUE'))) ?? []);
  facts.identifiers = synonymsOf(work);
  for (const one of childrenOf(work, 'WORK_ID_DOCUMENT')) {
    const [, scheme, text] = /^([a-z_]+):(.*)$/.exec(textOf(childOf(one, 'VALUE')) ?? '') ?? [];
    if (scheme && text) facts.identifiers.push({ scheme, value: text });
  }
  const celex = value('RESOURCE_LEGAL_ID_CELEX') ?? celexOf(facts.identifiers);
  if (celex) facts.celex = celex;
  facts.entryIntoForce = days('RESOURCE_LEGAL_DATE_ENTRY-INTO-FORCE');
  facts.endOfValidity = days('RESOURCE_LEGAL_DATE_END-OF-VALIDITY');
  const date = days('WORK_DATE_DOCUMENT')[0] ?? days('DATE_DOCUMENT')[0] ?? onlyOtherDay(facts, days('DATE'));
  if (date) facts.date = date;
  for (const type of childrenOf(work, 'WORK_HAS_RESOURCE-TYPE')) {
    const code = textOf(childOf(type, 'IDENTIFIER'));
    const name = textOf(childOf(type, 'PREFLABEL'));
    if (code) facts.types.push(code);
    if (name) facts.typeNames.push(name);
  }
  for (const agent of childrenOf(work, 'WORK_CREATED_BY_AGENT')) {
    const code = textOf(childOf(agent, 'IDENTIFIER'));
    const name = textOf(childOf(agent, 'PREFLABEL'));
    // The Publications Office marks data that it has not checked yet as made by itself.
    if (code && code !== 'OP_DATPRO') facts.authors.push({ code, ...(name ? { name } : {}) });
  }
  facts.services = childrenOf(work, 'SERVICE_RESPONSIBLE').flatMap(
    (one) => textOf(childOf(one, 'VALUE')) ?? [],
  );
  const eli = facts.identifiers.find(({ scheme }) => scheme === 'eli')?.value;
  const address =
    value('ELI') ??
    childrenOf(work, 'IDENTIFIER')
      .map((one) => textOf(childOf(one, 'VALUE')))
      .find((text) => text?.startsWith('http://data.europa.eu/eli/'));
  if (address) facts.eli = address;
  else if (eli) facts.eli = `http://data.europa.eu/eli/${eli.replaceAll(':', '/')}`;
  facts.labels = labelsOf(work);
  facts.procedures = proceduresOf(work);
  facts.links = linksOf(work);
}

function readExpression(expression: XmlElement, facts: WorkFacts): void {
  const uses = childOf(expression, 'EXPRESSION_USES_LANGUAGE');
  const codes = [
    textOf(childOf(uses, 'IDENTIFIER')),
    ...childrenOf(expression, 'LANG').map((one) => textOf(childOf(one, 'VALUE')) ?? textOf(one)),
  ];
  const language = codes.map(languageOf).find((one) => one !== undefined);
  const title = textOf(childOf(childOf(expression, 'EXPRESSION_TITLE'), 'VALUE'));
  if (language && title) facts.titles[language] ??= cleanTitle(title);
  const subtitle = textOf(childOf(childOf(expression, 'EXPRESSION_SUBTITLE'), 'VALUE'));
  const procedure = procedureOf(subtitle);
  if (procedure && !facts.procedures.includes(procedure)) facts.procedures.push(procedure);
  const belongs = synonymsOf(childOf(expression, 'EXPRESSION_BELONGS_TO_WORK'));
  const celex = celexOf(belongs);
  if (celex) facts.celex ??= celex;
}

/** Titles can carry the name of a line end. */
function cleanTitle(title: string): string {
  return title
    .replace(/&#13;|#13;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function synonymsOf(element: XmlElement | undefined): { scheme: string; value: string }[] {
  return childrenOf(element, 'SAMEAS').flatMap((same) => {
    const uri = childOf(same, 'URI');
    const scheme = textOf(childOf(uri, 'TYPE'));
    const value = textOf(childOf(uri, 'IDENTIFIER'));
    return scheme && value ? [{ scheme, value }] : [];
  });
}

function celexOf(synonyms: readonly { scheme: string; value: string }[]): string | undefined {
  return synonyms.find(({ scheme }) => scheme === 'celex')?.value;
}

/**
 * Where no day is called the document's own, as in notices of a work alone: the one among all its days that is
 * not of its force.
 */
function onlyOtherDay(facts: WorkFacts, days: readonly string[]): string | undefined {
  const others = new Set(days);
  for (const day of [...facts.entryIntoForce, ...facts.endOfValidity]) others.delete(day);
  return others.size === 1 ? [...others][0] : undefined;
}

const schemes: Record<string, string> = {
  EUROVOC: 'eurovoc',
  fd_555: 'eu-directory',
  'dir-eu-legal-act': 'eu-directory',
  fd_070: 'subject-matter',
  'subject-matter': 'subject-matter',
};
const hierarchies = [
  'WORK_IS_ABOUT_CONCEPT_EUROVOC',
  'RESOURCE_LEGAL_IS_ABOUT_CONCEPT_DIRECTORY-CODE',
  'RESOURCE_LEGAL_IS_ABOUT_SUBJECT-MATTER',
  'IS_ABOUT',
];

/** Themes of the thesaurus, the directory of legislation and the list of subjects: the narrowest of each path. */
function labelsOf(work: XmlElement): WorkFacts['labels'] {
  const found = new Map<string, WorkFacts['labels'][number]>();
  for (const about of childrenOf(work).filter(({ name }) => hierarchies.includes(name))) {
    const steps = childrenOf(about).filter(({ name }) => name.startsWith(about.name));
    const deepest = steps.reduce<XmlElement | undefined>(
      (deep, step) => (deep && levelOf(deep) >= levelOf(step) ? deep : step),
      undefined,
    );
    const concept = deepest ?? about;
    const uri = childOf(concept, 'URI');
    const scheme = schemes[textOf(childOf(uri, 'TYPE')) ?? ''];
    const code = textOf(childOf(concept, 'IDENTIFIER'));
    const name = textOf(childOf(concept, 'PREFLABEL'));
    if (scheme && code && name) found.set(`${scheme} ${code}`, { scheme, code, name });
  }
  return [...found.values()];
}

/** How narrow a step of a path is: told by a number, or by its name in older notices. */
function levelOf({ name, attributes }: XmlElement): number {
  if (name.endsWith('_CONCEPT')) return 99;
  return Number(attributes['level'] ?? /_(\d)$/.exec(name)?.[1] ?? 0);
}

function proceduresOf(work: XmlElement): string[] {
  const found = new Set<string>();
  for (const part of childrenOf(work, 'WORK_PART_OF_DOSSIER')) {
    for (const name of ['PROCEDURE_CODE_INTERINSTITUTIONAL_REFERENCE_PROCEDURE', 'REFERENCE_PROCEDURE']) {
      for (const reference of elementsOf(part, name)) {
        const procedure = procedureOf(textOf(childOf(reference, 'VALUE')));
        if (procedure) found.add(procedure);
      }
    }
  }
  return [...found];
}

function linksOf(work: XmlElement): WorkFacts['links'] {
  return childrenOf(work).flatMap((link) => {
    const known = relations[link.name];
    const legal = /^RESOURCE_LEGAL_.*_RESOURCE_LEGAL$/.test(link.name);
    if (!known && !legal) return [];
    const relation = known ?? wordsOfCode(link.name.replace(/^RESOURCE_LEGAL_|_RESOURCE_LEGAL$/g, ''));
    const synonyms = synonymsOf(link);
    const celex = celexOf(synonyms);
    const name = synonyms[0]?.value;
    const other = name ? { name } : undefined;
    const named = celex ? { celex } : other;
    const title = textOf(childOf(elementsOf(link, 'EXPRESSION_TITLE')[0], 'VALUE'));
    return named ? [{ relation, ...named, ...(title ? { title: cleanTitle(title) } : {}) }] : [];
  });
}

/** Media types by the kind of a manifestation, the one that is shown best first. */
const kinds: [RegExp, string][] = [
  [/^pdf/, 'application/pdf'],
  [/^x?html/, 'text/html'],
  [/^docx/, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
];
const picture = /\.(jpe?g|png|gif|tiff?|svg)$/i;

/**
 * Streams of the text beside the first, without its pictures: of the format that has most of them, and of
 * those with as many the one that is shown best.
 */
function itemsOf(notice: XmlElement): WorkFacts['items'] {
  const formats = childrenOf(notice, 'MANIFESTATION').map((one) => {
    const rank = kinds.findIndex(([kind]) => kind.test(one.attributes['manifestation-type'] ?? ''));
    const mimeType = kinds[rank]?.[1];
    const streams = childrenOf(one, 'MANIFESTATION_HAS_ITEM').map(streamOf);
    const items = streams.flatMap(({ url, label, names }) => {
      // A label that several streams have, such as "act", names none of them.
      const own = streams.filter((other) => other.label === label).length === 1 ? label : undefined;
      const name = own ?? names[0] ?? label;
      const beside = url && URL.canParse(url) && !url.endsWith('/DOC_1');
      return beside && name && !names.some((text) => picture.test(text))
        ? [{ url, name, ...(mimeType ? { mimeType } : {}) }]
        : [];
    });
    return { rank: rank < 0 ? kinds.length : rank, items };
  });
  const best = formats.toSorted((a, b) => b.items.length - a.items.length || a.rank - b.rank)[0];
  return best?.items ?? [];
}

function streamOf(item: XmlElement) {
  const value = (of: XmlElement | undefined, name: string) => textOf(childOf(childOf(of, name), 'VALUE'));
  const technical = childOf(item, 'TECHMD');
  const names = [value(technical, 'STREAM_NAME'), value(item, 'ITEM_IDENTIFIER')];
  return {
    url: value(item, 'URI'),
    label: value(technical, 'STREAM_LABEL'),
    names: names.filter((name) => name !== undefined),
  };
}
