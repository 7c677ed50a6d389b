import { contextCodes } from 'contract/contexts';
import { nodeOf } from 'contract/sources';
import type { Marked, Vote } from 'contract/document-parts';
import type { TimelineItem } from 'contract/documents';
import type { Document, Head } from '#stores/documents/document.ts';
import type { Hit } from '#stores/documents/document-store.ts';
import type { Shown } from '#stores/documents/marking.ts';
import { countsOf } from '#stores/documents/votes/ballot.ts';

/** What a hit shows; a confidential one shows title, type and date only (decision 3.33). */
export function timelineItem(hit: Hit): TimelineItem {
  return timelineItemsOf(hit.document)(hit);
}

/** The same for many searches that find one document. */
export function timelineItemsOf(document: Hit['document']): (shown: Shown) => TimelineItem {
  const closed = document.confidentiality === 'Besloten';
  const vote = document.votes.at(-1);
  const counts = vote?.outcome && voteCounts(vote);
  const same = {
    ...headOf(document),
    attachments: closed ? 0 : document.attachments.length,
    ...(vote?.outcome && !closed ? { voteOutcome: vote.outcome } : {}),
    ...(counts && !closed ? { voteCounts: counts } : {}),
  };
  return ({ title, passages, found, marks, audio, turn }) => ({
    ...same,
    ...titleShown(document, title),
    passages: closed ? [] : passages,
    ...(closed || found.length === 0 ? {} : { found }),
    ...(closed ? {} : { hits: marks }),
    ...(audio === undefined || closed ? {} : { audio }),
    ...(turn === undefined || closed ? {} : { turn }),
  });
}

/** Members for and against, by the one rule by which votes are counted. */
export function voteCounts(vote: Vote): TimelineItem['voteCounts'] {
  const counts = countsOf(vote);
  return counts && { for: counts.for, against: counts.against };
}

/** A marked title, with its language where it is one of the translations (decision 3.12). */
export function titleShown(
  { title: own, titles }: Pick<Document, 'title' | 'titles'>,
  title: Marked,
): Pick<TimelineItem, 'title' | 'titleLanguage'> {
  const [titleLanguage] = Object.entries(titles).find(([, text]) => text === title.text) ?? [];
  return title.text === own || titleLanguage === undefined ? { title } : { title, titleLanguage };
}

/** The fields that timeline and detail share, without the title, which each marks for itself. */
export function headOf(document: Head): Omit<TimelineItem, 'title' | 'passages' | 'attachments'> {
  const closed = document.confidentiality === 'Besloten';
  return {
    id: document.id,
    domain: document.domain,
    groupPath: nodeOf(document),
    sourceType: document.sourceType,
    institution: document.institution,
    date: new Date(document.date).toISOString(),
    timeKnown: document.timeKnown,
    language: document.language,
    confidentiality: document.confidentiality,
    people: closed ? [] : document.people,
    committees: closed ? [] : document.committees,
    numbers: closed ? [] : document.numbers,
    contexts: closed ? [] : contextsOf(document),
    scored: document.contexts !== undefined,
    demo: document.demo,
  };
}

function contextsOf({ contexts = {} }: Head): TimelineItem['contexts'] {
  return contextCodes
    .flatMap((code) => {
      const percentage = contexts[code];
      return percentage === undefined ? [] : [{ code, percentage }];
    })
    .toSorted((a, b) => b.percentage - a.percentage);
}
