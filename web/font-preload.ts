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
        return Object.values(bundle ?? {})
          .filter(({ fileName }) => letters.test(fileName.split('/').at(-1)!))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${fileName}`,
            },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
