import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import { readCsv } from '../../reading/csv.ts';
import { epPersonName } from '../../reading/ep-names.ts';
import { emptyContext, type Context, type EuroparlRaw } from '../raw.ts';
import { knownProcedure } from '../read-procedure.ts';
import { idsOfType, readRdfXml, readTurtle, rowOf, type Graph, type Row } from '../rdf.ts';
import { lastPart, Process } from '../rows.ts';

const api = 'eu/ep-open-data-api-v2';
const sittings = 'eu/ep-open-data-api-v2-sittings';
const bulk = 'eu/ep-open-data-bulk-v1';
const observatory = 'eu/oeil';
const portal = 'https://data.europarl.europa.eu/';
const directory = 'eu/ep-website/members_directory_term_9.xml';

/** The page of the Observatory that belongs to an answer. */
const pages: Record<string, string> = { 'odp-procedure_2024-2006.json': 'oeil_2024-2006-reg.html' };

type Open = (path: string) => Promise<Uint8Array | undefined>;

/** Answers of both versions of the service, of its beta's bulk files and of the Observatory. */
export const recordings: Recordings<EuroparlRaw> = {
  folders: [api, sittings, bulk, observatory, 'eu/parltrack'],
  async rawsOf(path, bytes, open) {
    const file = basename(path);
    const text = () => new TextDecoder().decode(bytes);
    if (path.startsWith('eu/parltrack/')) {
      return {
        leftOut: 'a copy that another project kept of procedures and members; it ended in July 2026',
      };
    }
    if (path.startsWith(observatory)) return observatoryRaws(file, bytes, open);
    if (path.startsWith(sittings)) return undefined;
    if (file === 'ep-openapi-spec.json') return { leftOut: 'the description of the service, no answer' };
    if (/-skos\.rdf$/.test(file)) return { leftOut: 'a list of codes, no documents' };
    if (file.endsWith('.csv')) return [{ kind: 'names', members: membersOf(bytes), bodies: [] }];
    const context = await contextOf(open);
    if (file.endsWith('.ttl')) return graphRaws(readTurtle(text(), path), context);
    if (file.endsWith('.xml')) return sittingRaws(readRdfXml(bytes), context);
    const rows = (JSON.parse(text()) as { data: Row[] }).data;
    if (file.startsWith('odp-document')) return rows.map((row) => ({ kind: 'work', row, context }));
    const page = pages[file] === undefined ? undefined : await open(`${observatory}/${pages[file]}`);
    const fetched = page ? { page: pageFile(page, pages[file]!) } : {};
    return rows.map((row) => ({ kind: 'procedure', row, ...fetched, context }));
  },
};

async function observatoryRaws(file: string, bytes: Uint8Array, open: Open): Promise<EuroparlRaw[]> {
  const page = pageFile(bytes, file);
  const summary = /document-summary_(\d+)/.exec(file)?.[1];
  if (summary) return [{ kind: 'summary', id: summary, page }];
  const answer = Object.keys(pages).find((one) => pages[one] === file);
  const body = answer ? await open(`${api}/${answer}`) : undefined;
  const rows = body ? (JSON.parse(new TextDecoder().decode(body)) as { data: Row[] }).data : [undefined];
  const context = await contextOf(open);
  return rows.map((row) => ({ kind: 'procedure', ...(row ? { row } : {}), page, context }));
}

function pageFile(bytes: Uint8Array, fileName: string) {
  return { bytes, mimeType: 'text/html', fileName };
}

/** What other recorded answers say about members and procedures. */
async function contextOf(open: Open): Promise<Context> {
  const context = emptyContext();
  const members = new TextDecoder().decode(await open(directory));
  for (const [, name, number] of members.matchAll(/<fullName>([^<]+)<\/fullName><id>(\d+)<\/id>/g)) {
    context.people[number!] = epPersonName(name!);
  }
  for (const id of ['2007-0181', '2016-0132', '2024-2006', '2025-0260', '2025-0581']) {
    const bytes = await open(`${api}/odp-procedure_${id}.json`);
    if (!bytes) continue;
    const { data } = JSON.parse(new TextDecoder().decode(bytes)) as { data: unknown[] };
    context.procedures[id] = knownProcedure(Process.parse(data[0]));
  }
  return context;
}

/** Rows of the bulk list of members, which is in ISO-8859-1. */
function membersOf(bytes: Uint8Array): Row[] {
  const rows = readCsv(new TextEncoder().encode(new TextDecoder('latin1').decode(bytes)));
  return rows.map((row) => ({
    id: `person/${row['mep_identifier']}`,
    identifier: row['mep_identifier'],
    givenName: row['mep_given_name'],
    familyName: row['mep_family_name'],
  }));
}

function graphRaws(graph: Graph, known: Context): EuroparlRaw[] {
  const context: Context = { ...known, people: { ...known.people } };
  for (const id of idsOfType(graph, 'Person')) {
    const label = rowOf(graph, id)['label'];
    if (typeof label === 'string') context.people[lastPart(id)] = label;
  }
  const takingPart = new Map<string, unknown[]>();
  const sittings: EuroparlRaw[] = [];
  for (const id of idsOfType(graph, 'Activity')) {
    const row = rowOf(graph, id);
    const created = row['created_a_realization_of'];
    if (typeof created === 'string') takingPart.set(created, [row['had_participation']].flat());
    else if (!/\/CMTG-/.test(id)) sittings.push({ kind: 'sitting', row, context });
  }
  const works = idsOfType(graph, 'Work').filter((id) => graph.get(id)?.has('work_type'));
  const versioned = idsOfType(graph, 'ComplexWork').filter((id) => graph.get(id)?.has('hasCurrentVersion'));
  return [
    ...works.map((id) => rowOf(graph, id)),
    ...versioned.map((id): Row => {
      const row = rowOf(graph, id);
      const current = rowOf(graph, `${portal}${String(row['hasCurrentVersion'])}`);
      return { ...row, is_realized_by: current['is_realized_by'] };
    }),
  ]
    .map((row): EuroparlRaw => {
      const workHadParticipation = takingPart.get(String(row['id'])) ?? [];
      return { kind: 'work', row: { ...row, workHadParticipation }, context };
    })
    .concat(sittings);
}

function sittingRaws(graph: Graph, context: Context): EuroparlRaw[] {
  return idsOfType(graph, 'Activity')
    .filter((id) => /\/MTG-PL-\d{4}-\d\d-\d\d$/.test(id))
    .map((id) => ({ kind: 'sitting', row: rowOf(graph, id), context }));
}
