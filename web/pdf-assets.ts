import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(createRequire(import.meta.url).resolve('react-pdf'));
const library = dirname(require.resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };

/** Under the build's own folder for files that never change, hence with the version in the name. */
const place = `assets/pdf-${version}`;
/** The decoders in WebAssembly are left out: the page's policy does not run them. */
const wanted = /^(cmaps\/.+\.bcmap|standard_fonts\/.+\.(ttf|pfb)|wasm\/.+_nowasm_fallback\.js)$/;

function assetNames(): string[] {
  return ['cmaps', 'standard_fonts', 'wasm']
    .flatMap((folder) => readdirSync(join(library, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => wanted.test(name));
}

/** Serves the character maps, fonts and decoders that some PDFs need beside the program that shows them. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    generateBundle() {
      for (const name of assetNames()) {
        this.emitFile({
          type: 'asset',
          fileName: `${place}/${name}`,
          source: readFileSync(join(library, name)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${place}`, (request, response, next) => {
        const name = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1);
        if (!assetNames().includes(name)) return next();
        response.end(readFileSync(join(library, name)));
      });
    },
  };
}
