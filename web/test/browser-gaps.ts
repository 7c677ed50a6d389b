/** What jsdom lacks and the components ask for. Nothing is laid out in it: what needs a size is tested in a browser. */
import { vi } from 'vitest';

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
// A busy machine is no slow server.
AbortSignal.timeout = () => new AbortController().signal;
