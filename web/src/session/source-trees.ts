import { putTreesInUse } from 'contract/sources';
import { config } from './config.ts';

// What is named, found and addressed on a page is of the trees that it came with: whoever asks for one here has them.
putTreesInUse(config.sourceTrees);

export { treeOf } from 'contract/sources';
