/** What jsdom lacks and the components ask for. Nothing is laid out in it: what needs a size is tested in a browser. */
import { inject, vi } from 'vitest';

vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: /min-width|light/.test(media), onchange: null }),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('scrollTo', () => undefined);
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
// Nothing is painted either.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
// No fonts are loaded.
Object.assign(document, { fonts: Object.assign(new EventTarget(), { load: () => Promise.resolve([]) }) });
// A menu without a layout is never seen, of which what holds its focus warns with all that hangs on the menu.
const { warn } = console;
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).includes('use-focus-trap')) warn(...said);
};
// A busy machine is no slow server.
AbortSignal.timeout = () => new AbortController().signal;
// A page tells the time of the product, whose clock stands still, from its first file on: all of them are of one day.
const ahead = inject('componentProduct').now - Date.now();
if (Math.abs(ahead) > 3_600_000) {
  vi.stubGlobal(
    'Date',
    class extends Date {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Date.now()] : given) as [number]));
      }
      static override now() {
        return super.now() + ahead;
      }
    },
  );
}
