import type { OpenLink } from 'contract/documents';
import type { z } from 'zod';
import { linkTo } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Head } from '#stores/documents/document.ts';

type Open = z.infer<typeof OpenLink>;

/** A link to a document within what the actor may read; undefined outside of it. */
export function openLink(actor: Actor, document: Head): Open | undefined {
  const link = linkTo(actor, document);
  return link.locked ? undefined : link;
}

/** The same of several, each with what is told beside it. */
export function linked<Told extends object>(
  actor: Actor,
  papers: readonly Head[],
  tell: (paper: Head) => Told,
): ({ document: Open } & Told)[] {
  return papers.flatMap((paper) => {
    const document = openLink(actor, paper);
    return document ? [{ document, ...tell(paper) }] : [];
  });
}
