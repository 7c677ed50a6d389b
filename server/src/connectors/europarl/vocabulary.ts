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

/**
 * English names of EuroVoc concepts by their numbers, asked from the Publications Office, because the
 * Parliament's answers hold the addresses of concepts only (section "EP Open Data API v2").
 * @throws SourceFault
 */
export async function fetchConceptNames(
  service: Service,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const concepts = codes.map((code) => `<http://eurovoc.europa.eu/${code}>`).join(' ');
  const query = `PREFIX skos: <http://www.w3.org/2004/02/skos/core#> SELECT ?concept ?name WHERE { VALUES ?concept { ${concepts} } ?concept skos:prefLabel ?name . FILTER(LANG(?name) = "en") }`;
  const url = new URL('webapi/rdf/sparql', service.vocabularyUrl);
  url.search = new URLSearchParams({ query, format: 'application/sparql-results+json' }).toString();
  const body = Results.safeParse(
    await fetchSourceJson(url, { ...service.request, accept: 'application/sparql-results+json' }),
  );
  if (!body.success) throw new SourceFault('shape', { url: url.href, detail: 'no SPARQL results' });
  return new Map(
    body.data.results.bindings.map(({ concept, name }) => [lastPart(concept.value), name.value]),
  );
}
