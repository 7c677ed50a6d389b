import type { Endpoint } from 'contract/endpoint';

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Who makes it need not be logged in. */
export const isOpen = ({ access }: Endpoint): boolean => access.kind === 'public' || access.kind === 'ticket';

/** Looks at one call; answers what is not as it should be. */
export type Look = (endpoint: Endpoint) => Promise<string | undefined>;

/** Looks at calls one after the other; a line for each that is not as it should be. */
export async function faultsOf(calls: readonly Endpoint[], look: Look): Promise<string> {
  const faults: string[] = [];
  for (const endpoint of calls) {
    const fault = await look(endpoint);
    if (fault !== undefined) faults.push(`${nameOf(endpoint)}: ${fault.slice(0, 600)}`);
  }
  return faults.join('\n');
}
