import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../../connector.ts';
import { isMissed, orMissed } from '../../items/missed.ts';
import { fetchFile, type Outage } from '../../reading/files.ts';
import { dossierUrl, pdfUrl } from '../numbers.ts';
import { parsePage } from '../page.ts';
import { bytesHeld, type DekamerRaw } from '../raws.ts';
import type { Found } from '../series.ts';
import { fetchPage, hashOf, politeness, type Service } from '../service.ts';
import { readDossierPage } from './dossier-page.ts';

/** Documents with PDFs stored between two steps of the cursor, and bytes of PDFs in memory at once. */
const batchRaws = 10;
export const batchBytes = 48 * 1024 * 1024;

/** One raw for each document of a dossier, with its PDF; until the last the cursor stays as it was before. */
export async function* dossierBatches(
  service: Service,
  legislature: number,
  { number, bytes }: Found,
  cursor: Record<string, Cursor[string]>,
  before: Record<string, Cursor[string]>,
  outage: Outage,
): AsyncGenerator<Batch<DekamerRaw>> {
  const url = dossierUrl(service.site, legislature, number);
  const dossier = await orMissed(async () => {
    const page = readDossierPage(parsePage(bytes, url), url);
    return { page, french: await fetchPage(service, dossierUrl(service.site, legislature, number, 'fr')) };
  }, service.request.signal);
  if (isMissed(dossier)) {
    const of = { kind: 'dossier', legislature, number } as const;
    yield { raw: [{ kind: 'missed', page: of, ...dossier }], cursor: { ...cursor } };
    return;
  }
  const { page, french } = dossier;
  if (page.documents.length === 0) {
    yield { raw: [{ kind: 'dossier', url, bytes }], cursor: { ...cursor } };
  }
  let raw: DekamerRaw[] = [];
  let size = 0;
  for (const [index, document] of page.documents.entries()) {
    const declared = { mimeType: 'application/pdf', fileName: `${document.number}.pdf` };
    const request = politeness(service);
    const file = await fetchFile(pdfUrl(service.site, document.number), declared, request, outage);
    const only = { number: document.number, file };
    const one: DekamerRaw = {
      kind: 'dossier',
      url,
      bytes,
      ...(french && document.main ? { french } : {}),
      only,
    };
    raw.push(one);
    size += bytesHeld(one);
    const last = index === page.documents.length - 1;
    if (!last && raw.length < batchRaws && size < batchBytes) continue;
    yield { raw, cursor: last ? { ...cursor } : { ...cursor, ...before } };
    raw = [];
    size = 0;
  }
}

/**
 * The page of a dossier; undefined where the site shows its frame without one.
 * @throws SourceFault of kind `shape` for another dossier than was asked for, or no page of the site
 */
export async function fetchDossier(
  service: Service,
  legislature: number,
  number: number,
): Promise<Uint8Array | undefined> {
  const url = dossierUrl(service.site, legislature, number);
  const bytes = await fetchPage(service, url);
  if (!bytes) return undefined;
  const $ = parsePage(bytes, url);
  const heading = /(\d{2})K(\d{4})\b/.exec($('#Story h3').first().text());
  if (!heading) {
    if (/volksvertegenwoordigers/i.test($('title').first().text())) return undefined;
    throw new SourceFault('shape', { url, detail: 'no page of the Chamber' });
  }
  if (Number(heading[1]) !== legislature || Number(heading[2]) !== number) {
    throw new SourceFault('shape', { url, detail: `dossier ${heading[0]} in place of ${number}` });
  }
  return bytes;
}

/** The frame around a dossier changes with every answer; only its own part counts. */
export function storyHash(bytes: Uint8Array): string {
  return hashOf(parsePage(bytes, '').root().find('#Story').last().text().replace(/\s+/g, ' '));
}
