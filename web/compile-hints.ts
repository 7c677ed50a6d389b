import type { Plugin } from 'vite';

/** Files of which people use nearly everything at once, by the names of their groups (see `chunks.ts`). */
const whole = new Set(['libraries', 'start', 'shell', 'results']);
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells Chromium to compile the first files whole and beside the page while they arrive. Without it each of some 1,900
 * functions is compiled when it is first called, one after the other and while nothing can be drawn.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    // After the bundler wrote into them which files belong together.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && whole.has(file.name)) file.code = hint + file.code;
      },
    },
  };
}
