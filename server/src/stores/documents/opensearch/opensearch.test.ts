import { randomBytes } from 'node:crypto';
import { describe } from 'vitest';
import { documentStoreCompliance } from '../compliance.ts';
import { connect } from './connection.ts';
import { openSearchDocumentStore } from './opensearch-document-store.ts';

const url = process.env.OPENSEARCH_URL;

/** A store under a prefix of its own that takes its indices with it when it closes. */
async function openThrowaway(options: { maximumExpansions?: number }) {
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const store = await openSearchDocumentStore({ url: url!, prefix, ...options });
  return {
    ...store,
    async close() {
      await store.close();
      const connection = connect(url!);
      await connection.ask({ method: 'DELETE', path: `/${prefix}-*` });
      await connection.close();
    },
  };
}

if (url) {
  documentStoreCompliance('opensearch', openThrowaway);
} else {
  describe.skip('opensearch: OPENSEARCH_URL is not set, nothing of it was tested', () => undefined);
}
