import { ExtractionFault } from '#platform/extraction-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { keepBytes, sizeOf, textOfFile } from '../reading/files.ts';
import type { PublicationRaw } from './forms.ts';
import { readDebate } from './handelingen.ts';
import { cursorAt, pollPublications, type Stamps } from './poll.ts';
import { readPublication, reasonToLeave, type Content, type Level } from './read-publication.ts';
import { factsOf } from './statements.ts';

/** The search service of the repository of official publications (SRU 2.0). */
const koopUrl = 'https://repository.overheid.nl/sru';

/** Clients of this source wait about a second for each file (section 3, etiquette); milliseconds. */
const interval = 1_000;

/** XML that is read in this thread; larger debates are read as plain text in a worker. Bytes. */
const debateBytes = 8 * 1024 * 1024;

/** Papers, reports, questions and agendas of both chambers, and the three journals of the state. */
export function officielebekendmakingen(options: ConnectorOptions): SourceConnector<PublicationRaw> {
  return publications(options, {
    source: 'officielebekendmakingen',
    level: 'national',
    rhythm: 30 * 60_000,
    query:
      '(w.organisatietype=="staten generaal" or w.publicatienaam=="Staatscourant"' +
      ' or w.publicatienaam=="Staatsblad" or w.publicatienaam=="Tractatenblad")',
  });
}

/** What provinces, municipalities, water boards and joint arrangements publish, but for notices on permits. */
export function lokalebekendmakingen(options: ConnectorOptions): SourceConnector<PublicationRaw> {
  return publications(options, {
    source: 'lokalebekendmakingen',
    level: 'local',
    rhythm: 60 * 60_000,
    query:
      '(w.publicatienaam=="Gemeenteblad" or w.publicatienaam=="Provinciaal blad"' +
      ' or w.publicatienaam=="Waterschapsblad" or w.publicatienaam=="Blad gemeenschappelijke regeling")',
  });
}

interface Part {
  source: string;
  level: Level;
  rhythm: number;
  query: string;
}

function publications(options: ConnectorOptions, part: Part): SourceConnector<PublicationRaw> {
  const baseUrl = options.baseUrl ?? koopUrl;
  const { level, query, ...kept } = part;
  const stamps: Stamps = new Map();
  return {
    ...kept,
    domain: level === 'local' ? 'nl-lr' : 'nl',
    news: 1,
    proven: true,
    // Of local gazettes permits alone were recorded, which are not kept.
    ...(level === 'local' ? { unproven: ['regulations'] as const } : {}),
    cursorAt,
    poll: (since, signal) =>
      pollPublications(
        {
          baseUrl,
          query,
          request: { interval, ...options.request, signal },
          isLeft: (statements) => reasonToLeave(level, factsOf(statements)) !== undefined,
        },
        since,
        Date.now(),
        stamps,
      ),
    itemOf: ({ statements }) => ({ id: `publication ${factsOf(statements).first('identifier') ?? '?'}` }),
    read: (raw) => readRaw(level, raw, options.extraction),
  };
}

async function readRaw(level: Level, raw: PublicationRaw, extraction: TextExtraction) {
  const reading = emptyReading();
  const facts = factsOf(raw.statements);
  const sourceId = facts.first('identifier') ?? '?';
  const left = reasonToLeave(level, facts);
  if (left) {
    reading.skipped.push({ sourceId, reason: left });
    return reading;
  }
  const note = (text: string) => reading.notes.push({ sourceId, note: text });
  const read = readPublication(level, facts, await contentOf(raw, extraction, note));
  if ('reason' in read) {
    reading.skipped.push({ sourceId, reason: read.reason });
    if (read.withdrawn) reading.withdrawn.push(read.withdrawn);
    return reading;
  }
  if (read.note) note(read.note);
  const { document } = read;
  const { other } = raw;
  if (other && 'bytes' in other && /pdf/.test(other.mimeType)) keepBytes(document.file, other, reading);
  reading.documents.push(document);
  return reading;
}

/** The text of the best form that gives one. */
async function contentOf(
  raw: PublicationRaw,
  extraction: TextExtraction,
  note: (text: string) => void,
): Promise<Content | undefined> {
  const debate = debateIn(raw);
  if (debate) return debate;
  const other = await textOfFile(raw.other, extraction, note);
  if (other) {
    const size = sizeOf(raw.other);
    return { text: other.text, ...(other.pages === undefined ? {} : { pages: other.pages, size }) };
  }
  const xml = await textOfFile(raw.xml, extraction, note);
  if (xml) return { text: xml.text };
  if (!raw.xml && !raw.other) note('no form with text');
  return undefined;
}

/** Turns and text of Handelingen; undefined for what is none, too large or not readable as such. */
function debateIn({ xml, statements }: PublicationRaw): Content | undefined {
  const isDebate = /^h-/.test(factsOf(statements).first('identifier') ?? '');
  if (!isDebate || !xml || !('bytes' in xml) || xml.bytes.byteLength > debateBytes) return undefined;
  try {
    const debate = readDebate(xml.bytes);
    return debate.text ? debate : undefined;
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    return undefined;
  }
}
