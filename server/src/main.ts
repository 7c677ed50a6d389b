import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { banner } from './banner.ts';
import { exitOnConfigError, readProcessConfig } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import { openParts } from './parts.ts';

process.title = 'policy-monitor';
const config = (() => {
  try {
    return readProcessConfig();
  } catch (error) {
    return exitOnConfigError(error);
  }
})();

const parts = await openParts(config);
const demo = await seedDemo(parts);
const app = await buildApp(parts);

closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) parts.log.fatal({ err }, 'stopping after an error');
  await app.close();
  await parts.close();
});

try {
  await app.listen({ port: config.PORT, host: config.HOST });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  process.stderr.write(`Port ${config.PORT} is in use; choose another with PORT=… npm start\n`);
  await parts.close();
  process.exit(1);
}
process.stdout.write(banner(config, (app.server.address() as AddressInfo).port, demo));
