import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address says behind its question mark; what is not there is undefined. */
type Asked = Readonly<Record<string, string | undefined>>;

/** What a page of the admin site shows, as its address says it, and how that is changed: one step of the history. */
export function useAddress(): [Asked, (change: Asked) => void] {
  // The types of the router know the addresses of the product alone (`link.tsx`).
  const asked = useSearch({ strict: false }) as unknown as Asked;
  const navigate = useNavigate() as unknown as (to: { to: '.'; search: Asked }) => Promise<void>;
  return [asked, (change) => void navigate({ to: '.', search: { ...asked, ...change } })];
}
