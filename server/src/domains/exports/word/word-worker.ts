import { parentPort, workerData } from 'node:worker_threads';
import { type WordOrder, writeWord } from './compose-word.ts';

parentPort?.postMessage(await writeWord(workerData as WordOrder));
