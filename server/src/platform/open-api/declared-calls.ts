import { readdirSync } from 'node:fs';
import type { Endpoint } from 'contract/endpoint';
import { z } from 'zod';

/** A call of the contract with what it is called there. */
export interface DeclaredCall {
  endpoint: Endpoint;
  /** The file that declares it, such as `saved-searches`. */
  file: string;
  /** Of its exported constant and, where that holds several calls, of the way to this one. */
  operationId: string;
}

const contract = new URL('../../../../contract/src/', import.meta.url);

/** Whether a module of the contract stands at an address. */
export const isContract = (url: string): boolean => url.startsWith(contract.href);

/**
 * Whether a call is one for people and programs outside: what only staff may ask, and what the admin site does, is nobody
 * else's to read about.
 */
export const isForOutside = ({ access, path }: Endpoint): boolean =>
  access.kind !== 'staff' && access.kind !== 'admin' && !path.startsWith('/admin/');

/** Every call that the contract declares for people and programs outside. */
export async function declaredCalls(): Promise<DeclaredCall[]> {
  const files = readdirSync(contract).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const found = await Promise.all(
    files.map(async (name) => {
      const file = name.replace(/\.ts$/, '');
      const calls = callsIn(await import(new URL(name, contract).href), []);
      return calls.map(({ endpoint, way }) => ({ endpoint, file, operationId: operationIdOf(way) }));
    }),
  );
  return found.flat().filter(({ endpoint }) => isForOutside(endpoint));
}

function callsIn(value: unknown, way: readonly string[]): { endpoint: Endpoint; way: readonly string[] }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof z.ZodType)
    return [];
  if ('path' in value && 'access' in value) return [{ endpoint: value as Endpoint, way }];
  return Object.entries(value).flatMap(([name, inner]) => callsIn(inner, [...way, name]));
}

/** `searchTimeline.common` is `searchTimeline`, `savedSearches.eu.list` is `savedSearchesListEu`. */
function operationIdOf(way: readonly string[]): string {
  const isEu = way.includes('eu');
  const words = [...way.filter((name) => name !== 'common' && name !== 'eu'), ...(isEu ? ['eu'] : [])];
  return words.join('-').replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
