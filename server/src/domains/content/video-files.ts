import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isVideoFile } from 'contract/support';
import type { FastifyInstance } from 'fastify';

/** Serves the videos that the operator put into `videos` of the data folder, in ranges: the help plays them (decision 1.5). */
export async function videoFiles(app: FastifyInstance, { DATA_DIR }: { DATA_DIR: string }): Promise<void> {
  const root = join(DATA_DIR, 'videos');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/videos/',
    index: false,
    dotfiles: 'ignore',
    allowedPath: isVideoFile,
    decorateReply: false,
    maxAge: '1d',
  });
}
