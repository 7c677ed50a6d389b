import { openLog } from '../log.ts';
import { droppedLines } from '../log-destination.ts';

// Logs more than waits where the log cannot be written, tells how much was dropped, and ends by itself.
const log = openLog('info');
for (let line = 0; line < 20_000; line += 1) log.info('x'.repeat(1_000));
process.stdout.write(`${droppedLines()}\n`);
