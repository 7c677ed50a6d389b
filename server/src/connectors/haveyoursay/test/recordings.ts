import { z } from 'zod';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { InitiativeRaw } from '../poll.ts';
import { readInitiative } from '../rows.ts';

/** A row of the table that others made from the pages of the portal. */
const Scraped = z.looseObject({
  initiative_id: z.string(),
  initiative_name: z.string().nullable(),
  topic: z.string().nullable(),
  consultation_start_date: z.string().nullable(),
  consultation_end_date: z.string().nullable(),
  total_feedback: z.number().nullable(),
  summary_report_url: z.string().nullable(),
  contributions_zip_url: z.string().nullable(),
  documents_annexed_url: z.string().nullable(),
});
type Scraped = z.infer<typeof Scraped>;

/**
 * No answer of the service was recorded (SOURCES.md §7): the rows of the table are put into the documented
 * form, so that the reading meets real titles, topics and periods.
 */
export const recordings: Recordings<InitiativeRaw> = {
  folders: ['eu/have-your-say'],
  rawsOf(path, bytes) {
    if (!path.endsWith('.json')) return Promise.resolve({ leftOut: 'says where the recordings come from' });
    const rows = z.array(Scraped).parse(JSON.parse(new TextDecoder().decode(bytes)));
    return Promise.resolve(
      rows.map((row) => ({ initiative: readInitiative(documented(row), path), notes: [] })),
    );
  },
};

function documented(row: Scraped): unknown {
  const files = {
    'Summary report': row.summary_report_url,
    Contributions: row.contributions_zip_url,
    'Documents annexed': row.documents_annexed_url,
  };
  return {
    id: row.initiative_id,
    shortTitle: row.initiative_name,
    topics: row.topic ? [{ label: row.topic }] : [],
    publications: [
      {
        type: 'OPC_LAUNCHED',
        startDate: written(row.consultation_start_date),
        endDate: written(row.consultation_end_date),
        totalFeedback: row.total_feedback,
        attachments: Object.entries(files).flatMap(([title, url]) =>
          url ? [{ documentId: url.slice(url.lastIndexOf('/') + 1), title }] : [],
        ),
      },
    ],
  };
}

/** The day as the service writes days; any other text stays as it is, so that the reading tells of it. */
function written(text: string | null): string | null {
  const at = text ? Date.parse(`${text} UTC`) : NaN;
  return Number.isNaN(at) ? text : new Date(at).toJSON().slice(0, 10).replaceAll('-', '/');
}
