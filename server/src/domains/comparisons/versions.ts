import type { ResponseOf } from 'contract/endpoint';
import type { getTextVersions, TextVersion, VersionKind } from 'contract/comparisons';
import { dashboards, type DomainId } from 'contract/dashboards';
import type { DocumentNumber } from 'contract/document-parts';
import { versionRuleOf } from 'contract/version-rules';
import { joined, linkTo, numbersOf } from '#domains/documents/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { type Actor, requireModule } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { papersOf } from './papers.ts';

type Versions = ResponseOf<typeof getTextVersions>['data'];
type PaperKind = VersionKind | 'instruction' | 'amendment';

/**
 * The versions of a text among the documents of a dossier or procedure, and the papers that only change it.
 * @throws EC-01 without the module of the dashboard
 */
export async function versionsOf(
  documents: DocumentStore,
  actor: Actor,
  { domain, dossierNumber }: { domain: DomainId; dossierNumber: string },
): Promise<Versions> {
  requireModule(actor, dashboards[domain].module);
  const papers = await papersOf(documents, domain, dossierNumber);
  const open = papers.found.filter(({ confidentiality }) => confidentiality !== 'Besloten');
  const versions: TextVersion[] = [];
  const instructions: Head[] = [];
  for (const document of open) {
    const version = paperKind(document);
    if (!version || version.kind === 'amendment') continue;
    if (version.kind === 'instruction') instructions.push(document);
    else versions.push({ ...version, kind: version.kind, document: linkTo(actor, document) });
  }
  const title = open.map(({ dossier }) => dossier?.title).find((each) => each !== undefined && each !== '');
  const word = joined(dossierNumber);
  const written = open.flatMap(numbersOf).find((number) => number.word === word);
  return {
    number: written?.value ?? dossierNumber,
    ...(title === undefined ? {} : { title }),
    versions: await withText(documents, actor, versions, open),
    instructions: instructions.map((document) => linkTo(actor, document)),
    more: papers.more,
  };
}

/** What a document is among the versions of its text, and its number among the papers; undefined for another paper. */
export function paperKind(document: Head): { kind: PaperKind; label: string } | undefined {
  const rule = versionRuleOf(document);
  return rule && { kind: rule.kind, label: labelOf(document, rule) };
}

/** `nr. 2`, `EK, A`, or the number by which it is known elsewhere. */
function labelOf(
  { numbers, identities = [], domain }: Head,
  rule: { numbers: readonly DocumentNumber['kind'][] },
): string {
  if (domain === 'nl') {
    const written = numbers.map(({ value }) => /, (?:nr\. )?(\w{1,5})$/u.exec(value)?.[1]);
    const kept = identities.map((identity) => /^kst-.+-(\d{1,4}|[A-Z]{1,2})$/u.exec(identity)?.[1]);
    const paper = [...written, ...kept].find((each) => each !== undefined);
    if (paper !== undefined) return /^\d/u.test(paper) ? `nr. ${paper}` : `EK, ${paper}`;
  }
  if (domain === 'be-flm') {
    const part = numbers.map(({ value }) => /Nr\. \d+$/u.exec(value)?.[0]).find((each) => each !== undefined);
    if (part !== undefined) return part;
  }
  return rule.numbers.map((kind) => numbers.find((each) => each.kind === kind)?.value).find(Boolean) ?? '';
}

/** Whether each version has words; asked of the store for those that may be read, heads carry no text. */
async function withText(
  documents: DocumentStore,
  actor: Actor,
  versions: readonly TextVersion[],
  heads: readonly Head[],
): Promise<TextVersion[]> {
  const readable = new Set(heads.filter((head) => !missingModule(actor, head)).map(({ id }) => id));
  const ids = versions.map(({ document }) => document.id).filter((id) => readable.has(id));
  const known = ids.length === 0 ? [] : await documents.getMany(ids);
  const hasText = new Map(known.map(({ id, text }) => [id, text.trim() !== '']));
  return versions.map((version) => {
    const words = hasText.get(version.document.id);
    return words === undefined ? version : { ...version, hasText: words };
  });
}
