import { workerData } from 'node:worker_threads';
import { serve } from '../worker-side.ts';
import type { WriterSettings } from './protocol.ts';
import { openWriter } from './writer.ts';

serve(openWriter(workerData as WriterSettings));
