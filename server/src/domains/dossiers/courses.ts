import type { DomainId } from 'contract/dashboards';
import type { CourseKind, StageKey } from 'contract/dossiers';
import type { Head } from '#stores/documents/document.ts';

/** A paper that shows a stage: by its place in the tree of the connectors and the source's own type, never by its title. */
interface Papers {
  paths: readonly string[];
  types?: RegExp;
  not?: RegExp;
}

/** One stage of a course. */
export interface StageRule {
  key: StageKey;
  papers?: Papers;
  /** Meetings that were held. */
  meetings?: Papers;
  /** Dated votes on the bill itself, of the house with this name. */
  votes?: string;
  /** May come several times, such as a second vote; of others the first counts. */
  again?: true;
  /** Is no stage where nothing shows it. */
  optional?: true;
  /** Nothing comes after it. */
  final?: true;
}

/** How dossiers of one kind go. */
interface Course {
  stages: readonly StageRule[];
  /** Stages of which one has to be known, or there is no line; any where left out. */
  begins?: readonly StageKey[];
}

const nlBill: Papers = {
  paths: ['tk/wetsvoorstel', 'regering/begroting'],
  types: /^(?:(?:oorspronkelijk )?voorstel van (?:rijks)?wet|oorspronkelijke tekst)\b/i,
};
const beFedBill: Papers = { paths: ['kamer/wetsontwerp', 'kamer/wetsvoorstel'] };
const beFlmBill: Papers = {
  paths: ['vlaams-parlement/ontwerp-decreet', 'vlaams-parlement/voorstel-decreet'],
};
/** Types of reports and meetings that are a debate; others, such as "Handeling" alone, do not tell what they are of. */
const isDebate = /debat|behandeling|wetgeving/i;

/** The stages of every kind of dossier, in order (UX-3, 26). */
export const courses: Readonly<Record<CourseKind, Course>> = {
  nlBill: {
    begins: ['submitted', 'senate'],
    stages: [
      { key: 'submitted', papers: nlBill },
      { key: 'written', papers: { paths: ['tk/nota-verslag'] }, again: true },
      {
        key: 'debate',
        papers: { paths: ['tk/plenair-verslag', 'tk/handelingen'], types: isDebate },
        meetings: { paths: ['tk/agenda'], types: isDebate },
        again: true,
      },
      { key: 'vote', votes: 'Tweede Kamer', again: true },
      { key: 'senate', papers: { paths: ['ek/wetsvoorstel'] } },
      { key: 'senateVote', votes: 'Eerste Kamer', again: true },
      {
        key: 'published',
        papers: { paths: ['bekendmakingen/staatsblad'], types: /^(?:rijks)?wet$/i },
        final: true,
      },
    ],
  },
  euLaw: {
    stages: [
      { key: 'submitted', papers: { paths: ['commission/proposal'], not: /corrigendum/i } },
      { key: 'report', papers: { paths: ['ep/plenary/report'] } },
      { key: 'vote', papers: { paths: ['ep/plenary/adopted-text'] }, again: true },
      { key: 'council', papers: { paths: ['council/position'] } },
      {
        key: 'published',
        papers: {
          paths: ['official-journal/regulation', 'official-journal/directive', 'official-journal/decision'],
          not: /corrigendum/i,
        },
        final: true,
      },
    ],
  },
  euOwn: {
    stages: [
      { key: 'report', papers: { paths: ['ep/plenary/report'] } },
      { key: 'vote', papers: { paths: ['ep/plenary/adopted-text'] }, final: true },
    ],
  },
  beFedBill: {
    begins: ['submitted'],
    stages: [
      { key: 'submitted', papers: beFedBill },
      { key: 'advice', papers: { paths: ['kamer/advies-rvs'] }, optional: true },
      { key: 'report', papers: { paths: ['kamer/verslag'] } },
      // Of an adopted text its type does not tell whether the committee adopted it or the Chamber: the decision does.
      { key: 'vote', votes: 'Kamer van volksvertegenwoordigers', again: true },
      { key: 'senate', papers: { paths: ['senaat/wetsontwerp', 'senaat/verslag'] }, optional: true },
      { key: 'published', papers: { paths: ['staatsblad/wet'] }, final: true },
    ],
  },
  beFlmDecree: {
    begins: ['submitted'],
    stages: [
      { key: 'submitted', papers: beFlmBill },
      { key: 'report', papers: { paths: ['vlaams-parlement/verslag'] } },
      {
        key: 'vote',
        papers: { paths: ['vlaams-parlement/aangenomen-tekst'], types: /plenaire/i },
        votes: 'Vlaams Parlement',
        again: true,
      },
      { key: 'published', papers: { paths: ['staatsblad/decreet'] }, final: true },
    ],
  },
};

/** Whether a document is what a rule means. */
export function shows(
  rule: Papers | undefined,
  { groupPath, sourceType }: Pick<Head, 'groupPath' | 'sourceType'>,
): boolean {
  return (
    rule !== undefined &&
    rule.paths.includes(groupPath) &&
    (rule.types?.test(sourceType) ?? true) &&
    !(rule.not?.test(sourceType) ?? false)
  );
}

const bills: Readonly<Partial<Record<DomainId, Papers>>> = {
  nl: nlBill,
  'be-fed': beFedBill,
  'be-flm': beFlmBill,
};

/** Whether a document is the bill of its dossier itself. */
export function isBill(document: Pick<Head, 'groupPath' | 'sourceType' | 'domain'>): boolean {
  return shows(bills[document.domain], document);
}

/** Nodes of the source tree in which bills of a domain are, among others; none where it has none. */
export const pathsOfBills = (domain: DomainId): readonly string[] => bills[domain]?.paths ?? [];

/** Procedures that end in an act, and those in a resolution of Parliament alone. */
const lawful = /\((?:COD|CNS|APP|AVC|SYN|NLE)\)$/;
const own = /\((?:INI|INL|RSP)\)$/;

/** By which rules a dossier goes; undefined for what is no bill and no procedure. */
export function courseOf(number: string, documents: readonly Head[]): CourseKind | undefined {
  if (lawful.test(number)) return 'euLaw';
  if (own.test(number)) return 'euOwn';
  const bill = documents.find(isBill);
  if (bill?.domain === 'be-fed') return 'beFedBill';
  if (bill?.domain === 'be-flm') return 'beFlmDecree';
  return bill || documents.some(({ groupPath }) => groupPath === 'ek/wetsvoorstel') ? 'nlBill' : undefined;
}
