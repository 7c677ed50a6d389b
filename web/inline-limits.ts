import { limits } from 'contract/limits';
import type { Plugin } from 'vite';

const use = /(?<![\w.])limits\.(\w+)/g;

/** Writes the limits that the browser uses into its code: the object that names them all would come along whole. */
export function inlineLimits(): Plugin {
  return {
    name: 'inline-limits',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      // Spread together, they look as if reading them could do something.
      if (/\/contract\/src\/limits(?:\/\w+)?\.ts$/.test(id))
        return { code, map: null, moduleSideEffects: false };
      if (
        !/\/(web|contract)\/src\/[^?]*\.tsx?$/.test(id) ||
        !/ from '(contract\/limits|\.\.?\/limits\.ts)'/.test(code)
      )
        return;
      const inlined = code.replaceAll(use, (whole, name: string) =>
        name in limits ? `(${JSON.stringify(limits[name as keyof typeof limits])})` : whole,
      );
      return { code: inlined, map: null };
    },
  };
}
