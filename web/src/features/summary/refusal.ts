import type { DocumentDetail } from 'contract/documents';
import { type SummaryKind, type SummaryRefusal, summaryRefusal } from 'contract/summaries';

/** Characters that are counted: enough to know that a text has the words of a long analysis. */
const counted = 40_000;

type Refusals = Partial<Record<SummaryKind, SummaryRefusal | 'none'>>;
const known = new WeakMap<DocumentDetail, Refusals>();

/** Why a document has no summary of this kind, as far as it shows without asking; undefined when it may have one. */
export function refusalOf(document: DocumentDetail, kind: SummaryKind): SummaryRefusal | undefined {
  const refusals = known.get(document) ?? {};
  known.set(document, refusals);
  const refusal = (refusals[kind] ??= look(document, kind) ?? 'none');
  return refusal === 'none' ? undefined : refusal;
}

function look(document: DocumentDetail, kind: SummaryKind): SummaryRefusal | undefined {
  const { domain, groupPath, date, confidentiality } = document;
  const text = document.text?.text.slice(0, counted) ?? '';
  return summaryRefusal({ domain, groupPath, date: Date.parse(date), confidentiality, text }, kind);
}
