import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** The mark of the house, 22 by 22. */
const mark = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8');
const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(mark)![1]!;

/** On a ground to all edges, which systems cut to a form of their own: nothing of the mark is in the outer tenth. */
const masked = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 32 32"><rect x="-5" y="-5" width="32" height="32" fill="#6fcdd9"/>${drawing}</svg>`;
/** In one colour on nothing, as small signs beside the time of day are. */
const badge = mark.replace(/<rect[^>]*>/, '').replaceAll('#06272c', '#ffffff');

const pictures = [
  { fileName: 'icons/192.png', svg: mark, size: 192 },
  { fileName: 'icons/512.png', svg: mark, size: 512 },
  { fileName: 'icons/maskable.png', svg: masked, size: 512 },
  { fileName: 'icons/touch.png', svg: masked, size: 180 },
  { fileName: 'icons/badge.png', svg: badge, size: 96 },
];

/** Draws the icons of an installed product from its mark. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
      for (const { fileName, svg, size } of pictures) {
        const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
        this.emitFile({ type: 'asset', fileName, source: image.asPng() });
      }
    },
  };
}
