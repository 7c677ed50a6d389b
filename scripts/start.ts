import { buildWebIfStale } from './build-web.ts';

buildWebIfStale();
await import('../server/src/main.ts');
