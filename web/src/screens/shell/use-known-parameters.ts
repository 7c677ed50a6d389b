import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { knownPart } from './known-part.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the search parameters that the screen reads; the address has no others. */
    parameters?: readonly string[];
  }
}

/** Takes parameters that the screen does not know out of its address, in the same entry of the browser's history. */
export function useKnownParameters(): void {
  const navigate = useNavigate();
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const search = shown?.search;
  const names = shown?.staticData.parameters;
  // By the parameters alone: the same screen is shown anew on its way to the shorter address.
  useEffect(() => {
    const known = search && knownPart(search, names);
    if (!known || known === search) return;
    void navigate({ to: '.', search: known, hash: true, state: true, replace: true, resetScroll: false });
  }, [navigate, search, names]);
}
