import { faultOf, isMissed } from '../items/missed.ts';
import type { FetchedFile } from '../reading/files.ts';
import { batchBytes, dossierBatches, fetchDossier } from './dossier/fetch-dossier.ts';
import { bytesHeld, type DekamerRaw, type Page } from './raws.ts';
import { reportUrl } from './report/report-key.ts';
import { fetchPage, type Service } from './service.ts';

/**
 * What a page that is asked for by itself says now; nothing where the site no longer has it. Of a dossier's files as many
 * are fetched as fit in memory at once; the others open at the source.
 * @throws SourceFault
 */
export async function fetchPageAgain(service: Service, page: Page): Promise<DekamerRaw[]> {
  if (page.kind === 'dossier') {
    const { legislature, number } = page;
    const bytes = await fetchDossier(service, legislature, number);
    if (!bytes) return [];
    const raws: DekamerRaw[] = [];
    let room = batchBytes;
    const batches = dossierBatches(service, legislature, { number, bytes }, {}, {}, { files: 0 });
    for await (const { raw } of batches) {
      for (const one of raw) {
        if (isMissed(one)) throw faultOf(one);
        room -= bytesHeld(one);
        raws.push(room < 0 ? withoutFile(one) : one);
      }
    }
    return raws;
  }
  const url = page.kind === 'report' ? reportUrl(service.site, page.place) : page.url;
  const bytes = await fetchPage(service, url);
  if (!bytes) return [];
  return [page.kind === 'report' ? { ...page, bytes } : { kind: 'member', url, bytes }];
}

function withoutFile(raw: DekamerRaw): DekamerRaw {
  if (raw.kind !== 'dossier' || !raw.only) return raw;
  const file: FetchedFile = { fault: 'too many files at once', passing: true };
  return { ...raw, only: { ...raw.only, file } };
}
