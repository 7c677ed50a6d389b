import { describe } from 'vitest';
import type { DocumentStore } from '../document-store.ts';
import { agreementCompliance } from './agreement-compliance.ts';
import { filterCompliance } from './filter-compliance.ts';
import { historyCompliance } from './history-compliance.ts';
import { ingestCompliance } from './ingest-compliance.ts';
import { markingCompliance } from './marking-compliance.ts';
import { namesCompliance } from './names-compliance.ts';
import { pagingCompliance } from './paging-compliance.ts';
import { queryCompliance } from './query-compliance.ts';
import { speakerCompliance } from './speaker-compliance.ts';
import { statisticsCompliance } from './statistics-compliance.ts';
import { tallyCompliance } from './tally-compliance.ts';
import { valuesCompliance } from './values-compliance.ts';
import { votesCompliance } from './votes-compliance.ts';
import { wordsCompliance } from './words-compliance.ts';
import { treeCompliance } from './tree-compliance.ts';

/** Opens an empty store, to be closed by the test that asked for it. */
export type OpenStore = (options: { maximumExpansions?: number }) => Promise<DocumentStore>;

/** What every adapter of the document store promises; each runs it in its own test file. */
export function documentStoreCompliance(name: string, open: OpenStore): void {
  describe(name, () => {
    ingestCompliance(open);
    queryCompliance(open);
    filterCompliance(open);
    pagingCompliance(open);
    markingCompliance(open);
    speakerCompliance(open);
    statisticsCompliance(open);
    tallyCompliance(open);
    votesCompliance(open);
    treeCompliance(open);
    namesCompliance(open);
    wordsCompliance(open);
    valuesCompliance(open);
    agreementCompliance(open);
    historyCompliance(open);
  });
}
