import type { VersionKind } from './comparisons.ts';
import type { DomainId } from './dashboards.ts';
import type { DocumentNumber } from './document-parts.ts';

/** Which documents hold the text of a bill or act: by their place and type, never by their title alone. */
interface VersionRule {
  /** Paths of connectors in the source tree. */
  paths: readonly string[];
  /** The source's name for the type has to say this. */
  type?: RegExp;
  /** And type or title this. */
  says?: RegExp;
  /** An `instruction` only says what is to be changed, and so does an `amendment` of members. */
  kind: VersionKind | 'instruction' | 'amendment';
  /** Kinds of numbers that name it among the papers, the best first. */
  numbers: readonly DocumentNumber['kind'][];
}

const paper = { numbers: ['reference', 'dossier'] } as const;
const law = /voorstel van wet|oorspronkelijke tekst/iu;

/** The first rule that fits decides. */
const versionRules: Readonly<Record<DomainId, readonly VersionRule[]>> = {
  nl: [
    {
      ...paper,
      paths: ['tk/wetsvoorstel', 'regering/begroting', 'ek/wetsvoorstel'],
      type: /nota van (?:wijziging|verbetering)|wijzigingen voorgesteld/iu,
      kind: 'instruction',
    },
    {
      ...paper,
      paths: ['tk/wetsvoorstel', 'ek/wetsvoorstel'],
      type: law,
      says: /gewijzigd (?:\p{L}+ )?voorstel/iu,
      kind: 'amended',
    },
    {
      ...paper,
      paths: ['tk/wetsvoorstel', 'regering/begroting', 'ek/wetsvoorstel'],
      type: law,
      kind: 'bill',
    },
    { ...paper, paths: ['tk/wetsvoorstel'], type: /eindtekst/iu, kind: 'final' },
    { ...paper, paths: ['tk/wetsvoorstel'], type: /bijgewerkte tekst/iu, kind: 'updated' },
    { ...paper, paths: ['bekendmakingen/staatsblad'], kind: 'act' },
    { ...paper, paths: ['tk/amendement'], kind: 'amendment' },
  ],
  'nl-lr': [],
  eu: [
    { paths: ['commission/proposal'], kind: 'proposal', numbers: ['reference', 'document'] },
    {
      paths: ['ep/plenary/adopted-text'],
      says: /legislative resolution|position of the european parliament/iu,
      kind: 'parliament',
      numbers: ['reference', 'pe', 'document'],
    },
    { paths: ['council/position'], kind: 'council', numbers: ['council', 'reference', 'document'] },
    {
      paths: ['official-journal/regulation', 'official-journal/directive', 'official-journal/decision'],
      kind: 'act',
      numbers: ['document', 'reference'],
    },
  ],
  'be-fed': [
    {
      ...paper,
      paths: ['kamer/wetsontwerp', 'kamer/wetsvoorstel', 'senaat/wetsontwerp', 'senaat/wetsvoorstel'],
      kind: 'bill',
    },
    { ...paper, paths: ['kamer/aangenomen-tekst'], kind: 'adopted' },
    { ...paper, paths: ['staatsblad/wet'], kind: 'act' },
    { ...paper, paths: ['kamer/amendement'], kind: 'amendment' },
  ],
  'be-flm': [
    {
      ...paper,
      paths: ['vlaams-parlement/ontwerp-decreet', 'vlaams-parlement/voorstel-decreet'],
      kind: 'bill',
    },
    { ...paper, paths: ['vlaams-parlement/aangenomen-tekst'], kind: 'adopted' },
    { ...paper, paths: ['staatsblad/decreet'], kind: 'act' },
    { ...paper, paths: ['vlaams-parlement/amendement'], kind: 'amendment' },
  ],
};

/** What is looked at. */
interface Typed {
  domain: DomainId;
  groupPath: string;
  sourceType: string;
  title: string;
}

/** The rule by which a document is a version of a text, or only changes one; undefined for every other document. */
export const versionRuleOf = ({ domain, groupPath, sourceType, title }: Typed): VersionRule | undefined =>
  versionRules[domain].find(
    ({ paths, type, says }) =>
      paths.includes(groupPath) &&
      (type === undefined || type.test(sourceType)) &&
      (says === undefined || says.test(sourceType) || says.test(title)),
  );
