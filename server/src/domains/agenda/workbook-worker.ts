import { parentPort, workerData } from 'node:worker_threads';
import { composeWorkbook, type WorkbookOrder } from './workbook-rows.ts';

parentPort?.postMessage(await composeWorkbook(workerData as WorkbookOrder));
