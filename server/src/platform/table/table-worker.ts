import { parentPort, workerData } from 'node:worker_threads';
import { composeTable } from './compose.ts';
import type { Table, TableFormat } from './table.ts';

const { format, table } = workerData as { format: TableFormat; table: Table };
parentPort?.postMessage(await composeTable(format, table));
