import type { Ref } from 'react';

/** Where a menu stands that is fetched when its button is first pressed: after the button, which says that it opens it. */
export function MenuPlace({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} />;
}
