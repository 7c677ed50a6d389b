import { dashboards } from 'contract/dashboards';
import type { DossierFile } from 'contract/dossier-files';
import { linkTo } from '#domains/documents/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import { outsideSubscription } from '#platform/errors.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { type AskedDossier, requireDossier } from './find-dossier.ts';
import { markOf, readable } from './rows.ts';

/**
 * A page of the attachments of a dossier, those of the newest document first; what is closed or outside the modules has none.
 * @throws EC-03 where no document has the number, EC-07 outside the subscription
 */
export async function dossierFiles(
  documents: DocumentStore,
  actor: Actor,
  asked: AskedDossier & { from: number; size: number; upTo?: number | undefined },
): Promise<{ data: DossierFile[]; total: number; upTo: number }> {
  const upTo = Math.min(asked.upTo ?? Infinity, await documents.settled());
  const found = await requireDossier(documents, asked, upTo);
  if (!mayReadDomain(actor, asked.domain)) throw outsideSubscription(dashboards[asked.domain].module);
  const isLocked = (document: Head) => missingModule(actor, document) !== undefined;
  const files = attachedTo(readable(found.documents, { isLocked }));
  const data = files.slice(asked.from, asked.from + asked.size).map(({ document, file }): DossierFile => {
    const mark = markOf(document, found.number);
    const { fileId, title, mimeType, size, pages } = file;
    return {
      file: {
        fileId,
        title,
        ...(mimeType === undefined ? {} : { mimeType }),
        ...(size === undefined ? {} : { size }),
        ...(pages === undefined ? {} : { pages }),
      },
      document: linkTo(actor, document),
      ...(mark === undefined ? {} : { mark }),
      date: new Date(document.date).toISOString(),
    };
  });
  return { data, total: files.length, upTo };
}

/** The attachments of some documents, of which more than the title may be told. */
export function attachedTo(open: readonly Head[]): { document: Head; file: Head['attachments'][number] }[] {
  return open
    .filter(({ confidentiality }) => confidentiality !== 'Besloten')
    .flatMap((document) => document.attachments.map((file) => ({ document, file })));
}
