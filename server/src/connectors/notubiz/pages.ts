import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { z } from 'zod';
import type { Service } from '../connector.ts';
import { issueOf, jsonFault } from '../reading/answers.ts';

/** Every question names the shape of the answer it wants. */
const format = { format: 'json', version: '1.17.0' };

/** The address of a call. */
export function addressOf(
  { baseUrl }: Service,
  path: string,
  parameters: Record<string, string | number> = {},
): string {
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries({ ...parameters, ...format })) {
    url.searchParams.set(name, String(value));
  }
  return url.href;
}

/**
 * The answer of a call, as the schema promises it.
 * @throws SourceFault
 */
export async function ask<T>(
  service: Service,
  schema: z.ZodType<T>,
  path: string,
  parameters: Record<string, string | number> = {},
): Promise<T> {
  const url = addressOf(service, path, parameters);
  const body = await fetchSourceJson(url, service.request);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw jsonFault(url, issueOf(parsed.error), body);
}

/** Pages after which a list can only be one that repeats itself. */
const maximumPages = 2_000;

/**
 * Rows of a list over all its pages. A page that brings nothing new ends in a fault: the list would never
 * end, or we would miss what comes after it.
 * @throws SourceFault
 */
export async function* allRows<T extends { id: number }>(
  service: Service,
  schema: z.ZodType<{ rows: T[]; more: boolean }>,
  path: string,
  parameters: Record<string, string | number>,
): AsyncGenerator<T> {
  const seen = new Set<number>();
  for (let page = 1; page <= maximumPages; page++) {
    const { rows, more } = await ask(service, schema, path, { ...parameters, page });
    const fresh = rows.filter(({ id }) => !seen.has(id));
    if (page > 1 && rows.length > 0 && fresh.length === 0) {
      throw new SourceFault('shape', {
        url: addressOf(service, path, { ...parameters, page }),
        detail: 'a page that brings nothing new',
      });
    }
    for (const row of fresh) {
      seen.add(row.id);
      yield row;
    }
    if (!more || rows.length === 0) return;
  }
}
