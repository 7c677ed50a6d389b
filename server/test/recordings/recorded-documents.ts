import { sourceNames, type SourceName } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded } from './recorded.ts';

/** By source the beginnings of the paths of the recorded files that are asked: enough of each language, read in seconds. */
const parts: Partial<Record<SourceName, readonly string[]>> = {
  tweedekamer: ['nl/tk_odata/zaak_expanded/'],
  vlos: [
    'nl/tk_vlos/sample_vlos_1e040503',
    'nl/tk_vlos/sample_vlos_8f376d4c',
    'nl/tk_vlos/sample_vlos_ce0428cf',
    'nl/tk_vlos/sample_vlos_f001a349',
    'nl/tk_vlos/verslag_2014-10-15_plenair_03686ab6',
  ],
  officielebekendmakingen: [
    'nl/ob_documents/handelingen/h-tk-20172018-70-10',
    'nl/ob_documents/handelingen/h-tk-20172018-70-3',
    'nl/ob_documents/handelingen/h-tk-20172018-70-9',
    'nl/ob_documents/wetsuite/stb',
    'nl/ob_documents/wetsuite/trb',
  ],
  notubiz: ['nl/local_denhaag/'],
  dekamer: [
    'be/dekamer-commission-html/56-108',
    'be/dekamer-commission-html/56-114',
    'be/dekamer-commission-html/56-147',
    'be/dekamer-commission-html/56-178',
    'be/dekamer-commission-html/56-19',
    'be/dekamer-plenary-html/56-21',
    'be/dekamer-dossiers-html/56_146',
  ],
  staatsblad: ['be/staatsblad-ejustice/'],
  vlaamsparlement: [
    'be/vlaamsparlement-committee-csv/',
    'be/vlaamsparlement-questions-index/member_written_question_links',
  ],
  eurlex: [
    'corpora/eu-acts-en-fr/32004l0101/',
    'corpora/eu-acts-en-fr/32013l0024/',
    'corpora/eu-acts-en-fr/32014r0530/',
    'corpora/eu-acts-en-fr/32019r1842/',
    'eu/cellar-sparql-json/',
    'eu/eurlex-texts/32015R2120_cons',
    'eu/eurlex-texts/32021R0953_cons',
    'eu/eurlex-texts/32024R1689_oj',
    'eu/eurlex-texts/mifid_ii',
    'eu/eurlex-texts/modern_1_raw',
    'eu/eurlex-texts/proposal_raw',
  ],
  doceo: [
    'eu/ep-doceo-documents/',
    'eu/ep-doceo-votes/rcv_list_pv-9-2023-12-12',
    'eu/ep-doceo-votes/vot-list',
    'eu/ep-website/press',
  ],
  europarl: [
    'eu/ep-open-data-api-v2/odp-',
    'eu/ep-open-data-bulk-v1/data_v1_questions',
    'eu/oeil/oeil-procedure-file_2022',
    'eu/oeil/oeil-procedure-file_2024',
    'eu/oeil/oeil_2024',
  ],
  haveyoursay: ['eu/have-your-say/'],
};

/** The documents of the recorded files, as their connectors read them. */
export async function recordedDocuments(): Promise<Document[]> {
  const extraction = openTextExtraction();
  const documents = new Map<string, Document>();
  for (const name of sourceNames) {
    if (!parts[name]) continue;
    const files = await readRecorded(await openConnector(name, { extraction }), parts[name]);
    for (const document of files?.flatMap(({ reading }) => reading.documents) ?? []) {
      // Several files hold the same document; the last that has its text is the fullest.
      if (documents.has(document.id) && document.text === '') continue;
      documents.set(document.id, document);
    }
  }
  await extraction.close();
  return [...documents.values()];
}
