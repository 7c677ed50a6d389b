import type { FastifyInstance } from 'fastify';
import { exportTable, exportWord } from 'contract/exports';
import { sendDownload } from '#platform/download.ts';
import { answerAs } from '#platform/http.ts';
import { documentsWord } from './documents-word.ts';
import type { ExportParts } from './found.ts';
import { resultTable } from './result-table.ts';

/** Documents as files of an office (specification §7, Files). */
export function exportRoutes(app: FastifyInstance, parts: ExportParts): void {
  answerAs(app, 'export', exportWord, async ({ body }, { actor, locale, reply }) => {
    const { bytes, name } = await documentsWord(parts, { actor, locale }, body);
    return sendDownload(reply, bytes, { name, type: 'docx' });
  });
  answerAs(app, 'export', exportTable, async (asked, { actor, locale, reply }) => {
    const { bytes, name } = await resultTable(parts, { actor, locale }, asked);
    return sendDownload(reply, bytes, { name, type: asked.params.format });
  });
}
