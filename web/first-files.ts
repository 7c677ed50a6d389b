import type { Plugin, Rolldown } from 'vite';

/** The letters of everything but the texts of documents; Latin, which both languages of the product are written in. */
const letters = /^inter-latin-wght-normal.*\.woff2$/;

/** The modules whose files `public/first-paint.js` asks for ahead of the code that imports them, and for whom. */
const ahead = {
  /** Whoever is logged in. */
  session: ['screens/shell/shell.tsx', 'screens/dashboard/dashboard-screen.tsx'],
  nl: ['session/words/nl.ts'],
  'en-gb': ['session/words/en-gb.ts'],
};
const place = '<script type="application/json" id="first-files"></script>';

/**
 * Writes into the page which files are needed first, so that the browser asks for them while it is still fetching the
 * code that would ask for them later: the letters, otherwise only asked for when the first text is drawn in others and
 * everything is drawn once more when they come; and, for `public/first-paint.js` to choose from, what depends on who
 * is looking.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        // While it is developed there is nothing to wait for.
        if (!bundle || !entry) return html;
        const font = Object.keys(bundle).find((name) => letters.test(name.split('/').at(-1)!));
        if (font === undefined)
          throw new Error('the letters of the interface are not among the files of the build');
        if (!html.includes(place)) throw new Error('index.html has no place for the files of the build');
        const known = filesOf([entry], bundle);
        const files = Object.entries(ahead).map(([who, modules]) => {
          const wanted = filesOf(
            modules.flatMap((module) => chunksOf(module, bundle)),
            bundle,
          );
          return [who, [...wanted].filter((name) => !known.has(name)).map((name) => `/${name}`)];
        });
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return {
          html: html.replace(place, place.replace('><', `>${JSON.stringify(Object.fromEntries(files))}<`)),
          tags: [{ tag: 'link', attrs, injectTo: 'head' as const }],
        };
      },
    },
  };
}

/** The chunks that hold the module or stand for it. */
function chunksOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const isIt = (id: string | null) => id?.endsWith(`/web/src/${module}`);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.filter(
    ({ facadeModuleId, moduleIds }) => isIt(facadeModuleId) || moduleIds.some(isIt),
  );
  if (found.length === 0) throw new Error(`${module} is not among the files of the build`);
  return found;
}

/** The chunks' own files with those of all they import, and their styles. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set(chunks.map(({ fileName }) => fileName));
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) names.add(other);
  }
  return names;
}
