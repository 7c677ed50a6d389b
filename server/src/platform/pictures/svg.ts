import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { ExtractionFault } from '../extraction-fault.ts';
import { readXml } from '../text-extraction/read-xml.ts';
import type { Picture, PictureBounds, PictureFault } from './picture.ts';

/** A type that names no entities of its own, as drawing programs write it. */
const plainDoctype = /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"[\]]*"|\s+SYSTEM)?(?:\s+"[^"[\]]*")?\s*>/i;
const active = new Set(['script', 'foreignObject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler']);
/** What a style or an attribute points to beyond the file itself. */
const outside = /@import|url\s*\(\s*["']?\s*(?!["'#\s])/i;
const inside = /^\s*(?:#|data:image\/(?:png|jpeg);base64,)/i;

/** Draws an SVG that is complete in itself as a PNG that fits into the box. */
export async function drawSvg(bytes: Buffer, bounds: PictureBounds): Promise<Picture | PictureFault> {
  const source = bytes.toString('utf8').replace(plainDoctype, '');
  const fault = faultOf(source);
  if (fault) return fault;
  await (ready ??= start());
  try {
    const drawn = drawInto(source, bounds.box);
    if (typeof drawn === 'string') return drawn;
    return drawn.png.byteLength > bounds.bytes ? 'tooLarge' : drawn;
  } catch {
    return 'damaged';
  }
}

let ready: Promise<void> | undefined;
async function start(): Promise<void> {
  const module = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(await readFile(module));
}

/** What the file would do or need besides drawing itself. */
function faultOf(source: string): PictureFault | undefined {
  const faults: PictureFault[] = [];
  let path: string[] = [];
  try {
    readXml(Buffer.from(source), {
      open(name, attributes) {
        if (path.length === 0 && name !== 'svg') faults.push('otherType');
        path.push(name);
        if (active.has(name)) faults.push('active');
        if (name === 'text') faults.push('words');
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute)) faults.push('active');
          // A link is not followed by a picture.
          if (attribute === 'href' && name !== 'a' && !inside.test(value)) faults.push('outside');
          if (outside.test(value)) faults.push('outside');
        }
      },
      text(text) {
        if (path.at(-1) === 'style' && outside.test(text)) faults.push('outside');
      },
      close: () => (path = path.slice(0, -1)),
    });
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    return 'damaged';
  }
  return faults[0];
}

function drawInto(source: string, box: PictureBounds['box']): Picture | PictureFault {
  const { width, height } = new Resvg(source);
  if (!(width > 0 && height > 0)) return 'empty';
  const isWide = width / height > box.width / box.height;
  const drawing = new Resvg(source, {
    fitTo: isWide ? { mode: 'width', value: box.width } : { mode: 'height', value: box.height },
    font: { loadSystemFonts: false },
  });
  const image = drawing.render();
  const { pixels } = image;
  let seen = false;
  for (let at = 3; at < pixels.length && !seen; at += 4) seen = pixels[at] !== 0;
  return seen ? { png: image.asPng(), width: image.width, height: image.height } : 'empty';
}
