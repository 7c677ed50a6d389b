import { serveConfined } from '../confined/serve.ts';
import type { Picture, PictureBounds, PictureFault } from './picture.ts';
import { isPng, readPng } from './png.ts';
import { drawSvg } from './svg.ts';

/** The confined process that looks at a picture. */
await serveConfined(() => ({
  async read(given: Uint8Array, bounds: PictureBounds): Promise<Picture | PictureFault> {
    const bytes = Buffer.from(given);
    if (isPng(bytes)) return readPng(bytes, bounds);
    return /<svg[\s>]/i.test(bytes.toString('utf8')) ? drawSvg(bytes, bounds) : 'otherType';
  },
}));
