import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Service } from './service.ts';
import { lastPart } from './rows.ts';

const Results = z.looseObject({
  results: z.looseObject({
    bindings: z.array(
      z.looseObject({
        concept: z.looseObject({ value: z.string() }),
        name: z.looseObject({ value: z.string() }),
      }),
    ),
  }),
});

/** Addresses of concepts of EuroVoc, of the list of subjects and of the directory of legislation. */
export const conceptAddress =
  /http:\/\/(?:eurovoc\.europa\.eu|publications\.europa\.eu\/resource\/authority\/(?:subject-matter|dir-eu-legal-act))\/\w+/;

/**
 * What a concept is known by in a context: a EuroVoc concept by its number, one of the others by its list and
 * code, `subject-matter/INST`.
 */
export function conceptKey(address: string): string {
  const code = lastPart(address) ?? address;
  return address.includes('eurovoc') ? code : `${lastPart(address.slice(0, -code.length - 1))}/${code}`;
}

/**
 * English names of concepts by their addresses, asked from the Publications Office, because the Parliament's
 * answers hold addresses only (section "EP Open Data API v2").
 * @throws SourceFault
 */
export async function fetchConceptNames(
  service: Service,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const concepts = addresses.map((address) => `<${address}>`).join(' ');
  const query = `PREFIX skos: <http://www.w3.org/2004/02/skos/core#> SELECT ?concept ?name WHERE { VALUES ?concept { ${concepts} } ?concept skos:prefLabel ?name . FILTER(LANG(?name) = "en") }`;
  const url = new URL('webapi/rdf/sparql', service.vocabularyUrl);
  url.search = new URLSearchParams({ query, format: 'application/sparql-results+json' }).toString();
  const body = Results.safeParse(
    await fetchSourceJson(url, { ...service.request, accept: 'application/sparql-results+json' }),
  );
  if (!body.success) throw new SourceFault('shape', { url: url.href, detail: 'no SPARQL results' });
  return new Map(body.data.results.bindings.map(({ concept, name }) => [concept.value, name.value]));
}
