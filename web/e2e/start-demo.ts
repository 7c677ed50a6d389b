import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Product, startProduct } from './product.ts';

/** A data folder as a first start leaves it; whoever asks for it may remove it before the journeys end. */
export async function copyDemo(): Promise<string> {
  const dataDir = await mkdtemp(join(inject('journeysFolder'), 'data-'));
  await cp(inject('demoFolder'), dataDir, { recursive: true });
  return dataDir;
}

/** Starts the product on a copy of the demo, which is gone once it ends. */
export async function startDemo(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await copyDemo();
  const product = await startProduct({ ...settings, DATA_DIR: dataDir });
  return {
    ...product,
    async stop(signal) {
      const code = await product.stop(signal);
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
