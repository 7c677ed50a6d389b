import { setTimeout as sleep } from 'node:timers/promises';
import { emptyReading } from '#connectors/connector.ts';
import { serveConnector } from '#connectors/confined/serve-connector.ts';
import { openConnector } from '#connectors/registry.ts';
import { fetchSource } from '#platform/outbound/fetch-source.ts';

/** Confined process of a source whose one answer says what it does to who reads it. */
await serveConnector(async (_name, options) => ({
  ...(await openConnector('eerstekamer', options)),
  async *poll() {
    const { bytes } = await fetchSource(options.baseUrl!, options.request);
    const harm = new TextDecoder().decode(bytes);
    if (harm === 'endless poll') for (;;);
    yield { raw: [harm], cursor: { harm } };
    // Until the end of the process, as a source that is slow to answer.
    if (harm !== 'none') await sleep(2 ** 31 - 1);
  },
  itemOf: (raw) => ({ id: String(raw) }),
  async read(raw) {
    if (raw === 'endless') for (;;);
    if (raw === 'heap') for (const kept: unknown[] = []; ;) kept.push({ number: kept.length });
    if (raw === 'buffers') for (const kept: Uint8Array[] = []; ;) kept.push(new Uint8Array(1e7).fill(1));
    if (raw === 'result')
      return { ...emptyReading(), files: [{ fileId: 'x', bytes: new Uint8Array(300e6) }] };
    if (raw === 'exit') process.exit(3);
    return emptyReading();
  },
}));
