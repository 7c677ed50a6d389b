import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds all data folders of the journeys, and goes when they end. */
    journeysFolder: string;
    /** A data folder as a first start leaves it, which every product of a journey begins with a copy of. */
    demoFolder: string;
    /** What that first start printed. */
    firstBanner: string;
  }
}

/** Makes the demo once, before all journeys, and takes it away after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const demo = join(folder, 'demo');
  const product = await startProduct({ DATA_DIR: demo });
  const code = await product.stop();
  if (code !== 0) throw new Error(`the first start ended with code ${code}`);
  project.provide('journeysFolder', folder);
  project.provide('demoFolder', demo);
  project.provide('firstBanner', product.banner);
  return () => rm(folder, { recursive: true, force: true });
}
