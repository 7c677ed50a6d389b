import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/**
 * A link within the admin site. The types of the router know the addresses of the product alone, of which there can be
 * one set; an address here is written out.
 */
export function AdminLink({
  to,
  ...rest
}: {
  to: string;
  /** What the address says behind its question mark. */
  search?: Readonly<Record<string, string | undefined>>;
} & Omit<ComponentProps<'a'>, 'href'>) {
  const props = { ...rest, to } as unknown as ComponentProps<typeof Link>;
  return <Link {...props} />;
}
