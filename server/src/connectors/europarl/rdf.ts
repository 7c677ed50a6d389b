import { SourceFault } from '#platform/outbound/source-fault.ts';
import { readXml } from '#platform/text-extraction/read-xml.ts';

type Value = { id: string } | { text: string; lang?: string };
/** Statements about each thing by property. */
export type Graph = Map<string, Map<string, Value[]>>;
/** A thing in the shape of the service's JSON. */
export type Row = Record<string, unknown>;

const base = 'https://data.europarl.europa.eu/';
const typeProperty = 'type';
/** Properties that are called otherwise in the service's JSON, by their full name. */
const renamed: Record<string, string> = {
  'http://purl.org/dc/terms/title': 'title_dcterms',
  'http://data.europa.eu/eli/ontology#date_document': 'document_date',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': typeProperty,
};
/** Properties whose things the JSON writes out in place. */
const embedded = new Set([
  'is_realized_by',
  'is_embodied_by',
  'had_participation',
  'consists_of',
  'scheduledIn',
]);

/**
 * Statements of an answer in Turtle, as the service writes them: prefixes, subjects with addresses,
 * texts on one line; no blank nodes and no collections.
 * @throws SourceFault of kind `shape`
 */
export function readTurtle(source: string, url: string): Graph {
  const graph: Graph = new Map();
  const prefixes = new Map<string, string>();
  const token =
    /\s+|#[^\n]*|@prefix\s+([\w-]*):\s+<([^>]*)>\s*\.|<([^>]*)>|"((?:[^"\\\n]|\\.)*)"(?:@([\w-]+)|\^\^(?:<[^>]*>|[\w-]+:[\w-]+))?|([;,.])|([\w-]*):([\w.-]*[\w-])|(a)(?=\s)/gy;
  let subject: string | undefined;
  let property: string | undefined;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (!found) throw new SourceFault('shape', { url, detail: `not the Turtle we know at ${at}` });
    const [, prefix, namespace, iri, text, lang, mark, ofPrefix, name, isA] = found;
    if (namespace !== undefined) prefixes.set(prefix ?? '', namespace);
    else if (mark === '.') subject = property = undefined;
    else if (mark === ';') property = undefined;
    else if (text !== undefined) {
      if (subject === undefined || property === undefined) continue;
      state(graph, subject, property, { text: unescaped(text), ...(lang ? { lang } : {}) });
    } else if (iri !== undefined || name !== undefined || isA) {
      const id = isA ? typeProperty : (iri ?? `${prefixes.get(ofPrefix ?? '') ?? ''}${name}`);
      if (subject === undefined) subject = id;
      else if (property === undefined) property = propertyName(id);
      else state(graph, subject, property, { id });
    }
  }
  return graph;
}

/** An element of RDF/XML that is open. */
type Thing = { id: string; property?: never };
type Property = { id?: never; property: string };

/**
 * Statements of an answer in RDF/XML, as the service writes it: things and properties by turns.
 * @throws ExtractionFault
 */
export function readRdfXml(bytes: Uint8Array): Graph {
  const graph: Graph = new Map();
  const open: ((Thing | Property) & { lang?: string; text: string; filled: boolean })[] = [];
  readXml(bytes, {
    open(name, attributes) {
      const parent = open.at(-1);
      if (name === 'RDF') return;
      if (parent === undefined || parent.property !== undefined) {
        const id = attributes['about'] ?? '';
        const owner = open.at(-2)?.id;
        if (parent?.property !== undefined && owner !== undefined) {
          state(graph, owner, parent.property, { id });
          parent.filled = true;
        }
        state(graph, id, typeProperty, { id: name });
        open.push({ id, text: '', filled: true });
        return;
      }
      const property = name === 'title' ? 'title_dcterms' : name;
      const resource = attributes['resource'];
      if (resource !== undefined) state(graph, parent.id, property, { id: resource });
      open.push({
        property,
        text: '',
        filled: resource !== undefined,
        ...(attributes['lang'] ? { lang: attributes['lang'] } : {}),
      });
    },
    text(text) {
      const last = open.at(-1);
      if (last?.property !== undefined) last.text += text;
    },
    close(name) {
      if (name === 'RDF') return;
      const closed = open.pop();
      const owner = open.at(-1)?.id;
      if (closed?.property === undefined || closed.filled || owner === undefined) return;
      const { property, lang, text } = closed;
      state(graph, owner, property, { text: text.trim(), ...(lang ? { lang } : {}) });
    },
  });
  return graph;
}

/** A thing of a graph in the shape of the service's JSON, parts written out in place. */
export function rowOf(graph: Graph, id: string, above: readonly string[] = []): Row {
  const row: Row = { id: shortened(id) };
  for (const [property, values] of graph.get(id) ?? []) {
    if (values.some((value) => 'lang' in value)) {
      const texts = values.flatMap((value) =>
        'text' in value && value.lang ? [[value.lang, value.text]] : [],
      );
      row[property] = Object.fromEntries(texts);
      continue;
    }
    const list = values.map((value) => {
      if ('text' in value) return value.text;
      const inPlace = embedded.has(property) && graph.has(value.id) && !above.includes(value.id);
      return inPlace ? rowOf(graph, value.id, [...above, id]) : shortened(value.id);
    });
    row[property] = list.length === 1 ? list[0] : list;
  }
  return row;
}

/** Ids of the things of a type, by the type's last part. */
export function idsOfType(graph: Graph, type: string): string[] {
  return [...graph]
    .filter(([, properties]) =>
      properties.get(typeProperty)?.some((value) => 'id' in value && propertyName(value.id) === type),
    )
    .map(([id]) => id);
}

function state(graph: Graph, subject: string, property: string, value: Value): void {
  const about = graph.get(subject) ?? new Map<string, Value[]>();
  if (!graph.has(subject)) graph.set(subject, about);
  const values = about.get(property);
  if (values) values.push(value);
  else about.set(property, [value]);
}

function propertyName(iri: string): string {
  return renamed[iri] ?? iri.slice(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
}

function shortened(id: string): string {
  return id.startsWith(base) ? id.slice(base.length) : id;
}

function unescaped(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_all, code: string) =>
    code.length > 1
      ? String.fromCharCode(parseInt(code.slice(1), 16))
      : ({ n: '\n', t: '\t', r: '\r' }[code] ?? code),
  );
}
