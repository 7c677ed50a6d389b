import { workerData } from 'node:worker_threads';
import { serve } from '../worker-side.ts';
import type { ReaderSettings } from './protocol.ts';
import { openReader } from './reader.ts';

serve(openReader(workerData as ReaderSettings));
