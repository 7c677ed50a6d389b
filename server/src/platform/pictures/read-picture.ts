import { ConfinedError, startConfined } from '../confined/start-confined.ts';
import type { Picture, PictureBounds, PictureFault } from './picture.ts';

/** Megabytes and milliseconds that the process of one picture may take. */
const [memory, patience] = [512, 20_000];

/**
 * Makes of a PNG or an SVG that somebody gives us a PNG with nothing but the picture in it, in a process of its own
 * that ends with it; or says why that cannot be.
 */
export async function readPicture(bytes: Uint8Array, bounds: PictureBounds): Promise<Picture | PictureFault> {
  if (bytes.byteLength > bounds.bytes) return 'tooLarge';
  const confined = startConfined({ entry: new URL('./process.ts', import.meta.url), memory, patience });
  try {
    return (await confined.call('read', bytes, bounds)) as Picture | PictureFault;
  } catch (error) {
    if (error instanceof ConfinedError && error.end !== 'broken') return 'tooHard';
    throw error;
  } finally {
    await confined.end();
  }
}
