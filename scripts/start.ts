import { buildWebIfStale } from './build-web.ts';

await buildWebIfStale();
await import('../server/src/main.ts');
