import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './file.ts';
import type { Close, Ready, Request } from './protocol.ts';

const port = parentPort!;
const file = openFile((workerData as { path: string }).path);

port.on('message', (message: Request | Close) => {
  if (message === 'close') {
    file.close();
    port.close();
  } else {
    port.postMessage(file.run(message));
  }
});
port.postMessage('ready' satisfies Ready);
