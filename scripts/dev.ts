// Server and front end with reload: node restarts the server, Vite updates the page and passes /api on.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
const root = fileURLToPath(new URL('../web', import.meta.url));
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', main], { stdio: 'inherit' });
const vite = await createServer({ root, configFile: `${root}/vite.config.ts` });
await vite.listen();
vite.printUrls();

const close = async (): Promise<void> => {
  server.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', () => void close());
process.on('SIGTERM', () => void close());
