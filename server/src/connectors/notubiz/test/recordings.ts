import { readCsv } from '../../reading/csv.ts';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { FetchedFile } from '../../reading/files.ts';
import type { NotubizRaw } from '../raws.ts';

const folder = 'nl/local_notubiz';
const theHague = 'nl/local_denhaag';
const index = 'documents_metadata_scraped_excerpt.csv';

type Open = (path: string) => Promise<Uint8Array | undefined>;

/** The Hague's portal, as others kept it, with the files recorded from it; answers of other councils lie there as they were. */
export const recordings: Recordings<NotubizRaw> = {
  folders: [folder, theHague],
  // Their meetings are not in the recorded index, so their dates are not known.
  files: [
    `${theHague}/1259753_motie-15586480-x-4-hsp-motie-flitspalen-redden-levens.pdf`,
    `${theHague}/1259753_motie-15586524-z-2-gl-motie-geef-duidelijkheid-over-warmteoplossingen.pdf`,
    `${theHague}/1259754_besluitenlijst-14809266-ris320219-bijlage-2-ontwerpbesluit-hogere-grenswaarden.pdf`,
  ],
  async rawsOf(path, bytes, open) {
    if (path.endsWith(index)) return theHagueMeetings(bytes, open);
    if (path.startsWith(theHague)) return { leftOut: 'a file that is read with its row of the index' };
    return undefined;
  },
};

interface IndexRow {
  [column: string]: string;
  meeting_id: string;
  meeting_title: string;
  meeting_date: string;
  meeting_url: string;
  doc_id: string;
  doc_type: string;
  doc_label: string;
  doc_url: string;
  local_path: string;
}

/**
 * The portal shows the same meetings and documents as the service; its recorded index has a row for each
 * document. Put together again, they are meetings without agenda, with the files that were recorded.
 */
async function theHagueMeetings(bytes: Uint8Array, open: Open): Promise<NotubizRaw[]> {
  const raws: NotubizRaw[] = [];
  for (const rows of Map.groupBy(readCsv(bytes) as IndexRow[], (row) => row.meeting_id).values()) {
    const { meeting_id: id, meeting_title: title, meeting_date: date, meeting_url: url } = rows[0]!;
    const files: Record<string, FetchedFile> = {};
    for (const row of rows) {
      const file = await open(recordedPath(row));
      if (file) {
        files[row.doc_id] = { bytes: file, mimeType: 'application/pdf', fileName: nameOf(row.local_path) };
      }
    }
    raws.push({
      kind: 'meeting',
      organisation: 'Den Haag',
      row: {
        id,
        url,
        plannings: [{ start_date: date, end_date: null }],
        attributes: { Titel: title },
        documents: rows.map((row) => ({
          id: row.doc_id,
          title: row.doc_label,
          url: row.doc_url,
          types: [{ value: row.doc_type }],
        })),
      },
      files,
      at: Date.now(),
    });
  }
  return raws;
}

function recordedPath(row: IndexRow): string {
  return `${theHague}/${row.meeting_id}_${nameOf(row.local_path)}`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
