import type { FastifyInstance } from 'fastify';
import { compareTexts, exportComparison, getTextVersions } from 'contract/comparisons';
import { sendDownload } from '#platform/download.ts';
import { answerAs } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { comparisonPage } from './comparison.ts';
import { comparisonWord, type WordParts } from './comparison-word.ts';
import { keptComparisons } from './made.ts';
import { versionsOf } from './versions.ts';

/** Versions of a text, and two of them side by side (UX 3, 32). */
export function comparisonRoutes(
  app: FastifyInstance,
  { documents, ...wording }: { documents: DocumentStore } & WordParts,
): void {
  const parts = { documents, compare: keptComparisons() };
  answerAs(app, 'documents', getTextVersions, async ({ body }, { actor }) => ({
    data: await versionsOf(documents, actor, body),
  }));
  answerAs(app, 'export', compareTexts, async ({ body }, { actor }) => ({
    data: await comparisonPage(parts, actor, body),
  }));
  answerAs(app, 'export', exportComparison, async ({ body }, { actor, locale, reply }) => {
    const { bytes, name } = await comparisonWord(parts, wording, { actor, locale }, body);
    return sendDownload(reply, bytes, { name, type: 'docx' });
  });
}
