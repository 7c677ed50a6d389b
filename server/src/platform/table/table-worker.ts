import { parentPort, workerData } from 'node:worker_threads';
import type { TableFormat } from 'contract/exports';
import { composeTable, type Table } from './compose.ts';

const { format, table } = workerData as { format: TableFormat; table: Table };
parentPort?.postMessage(await composeTable(format, table));
