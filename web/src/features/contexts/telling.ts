import type { TimelineItem } from 'contract/documents';

/** A percentage below this says that a document is about something else. */
const least = 10;

/** The contexts of a document that say something of it. */
export function tellingContexts(contexts: TimelineItem['contexts']): TimelineItem['contexts'] {
  return contexts.filter(({ percentage }) => percentage >= least);
}
