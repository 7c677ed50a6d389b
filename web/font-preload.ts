import type { Plugin } from 'vite';

/** The letters of everything but the texts of documents; Latin, which both languages of the product are written in. */
const letters = /^inter-latin-wght-normal.*\.woff2$/;

/**
 * Has the page fetch the letters of the interface together with its code. Otherwise they are only asked for when the
 * first text is drawn, in other letters, and everything is drawn once more when they come.
 */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        // While it is developed there is nothing to wait for.
        if (!bundle) return [];
        const file = Object.keys(bundle).find((name) => letters.test(name.split('/').at(-1)!));
        if (file === undefined)
          throw new Error('the letters of the interface are not among the files of the build');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      },
    },
  };
}
