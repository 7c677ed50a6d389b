import { parentPort, workerData } from 'node:worker_threads';
import { composeTable, type Table, type TableFormat } from './compose.ts';

const { format, table } = workerData as { format: TableFormat; table: Table };
parentPort?.postMessage(await composeTable(format, table));
