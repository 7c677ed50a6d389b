import { isIP } from 'node:net';
import type { Site } from '#platform/access.ts';

/** Where passkeys are good: the name they are bound to, and the pages that may ask for them (WebAuthn §5.1). */
export interface PasskeySite {
  id: string;
  name: string;
  origins: Record<Site, string>;
}

/** Passkeys are bound to the host of the product; an IP address cannot have any. */
export function passkeySiteOf(config: {
  BASE_URL: string;
  ADMIN_URL: string | undefined;
  PRODUCT_NAME: string;
}): PasskeySite | undefined {
  const product = new URL(config.BASE_URL);
  const id = product.hostname;
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const admin = new URL(config.ADMIN_URL ?? config.BASE_URL);
  return { id, name: config.PRODUCT_NAME, origins: { product: product.origin, admin: admin.origin } };
}

/** Whether they are good at the login of a site: an admin site with a host of its own has to be below the product's. */
export function worksOn(passkeys: PasskeySite | undefined, site: Site): passkeys is PasskeySite {
  if (!passkeys) return false;
  const { hostname } = new URL(passkeys.origins[site]);
  return hostname === passkeys.id || hostname.endsWith(`.${passkeys.id}`);
}
