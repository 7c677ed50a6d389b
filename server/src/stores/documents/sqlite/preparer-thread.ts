import { workerData } from 'node:worker_threads';
import { serve } from '../worker-side.ts';
import type { PreparerSettings } from './protocol.ts';
import { openPreparer } from './preparer.ts';

serve(openPreparer(workerData as PreparerSettings));
