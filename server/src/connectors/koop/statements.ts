import { readXml, type XmlVisitor } from '#platform/text-extraction/read-xml.ts';

/** One fact a publication states about itself, such as its title; the name is in lower case. */
export interface Statement {
  name: string;
  value: string;
  /** The list a value is from, such as `OVERHEIDop.KamerstukTypen`; of an address, what lies there. */
  scheme?: string;
}

/** Names that the older forms use for what the search service calls otherwise. */
const newerNames: Record<string, string> = {
  publicationname: 'publicatienaam',
  publicationissue: 'publicatienummer',
  organisationtype: 'organisatietype',
  category: 'subject',
  subrubriekparlementair: 'subrubriek',
};

/** "OVERHEIDop.documentStatus", "documentstatus" and "dcterms.modified" without what stands before the name. */
function nameOf(written: string): string {
  const name = written.slice(written.lastIndexOf('.') + 1).toLowerCase();
  return newerNames[name] ?? name;
}

/**
 * Gathers what XML states: elements that hold only text, and `meta` or `metadata` elements with name and
 * content. So the record of the search service, its older form and both metadata files come to the same.
 */
export function statementVisitor(add: (statement: Statement) => void): Required<XmlVisitor> {
  const opened: { attributes: Record<string, string>; text: string; isLeaf: boolean }[] = [];
  const push = (written: string, value: string, scheme: string | undefined) => {
    const clean = value.replace(/\s+/g, ' ').trim();
    if (clean) add({ name: nameOf(written), value: clean, ...(scheme ? { scheme } : {}) });
  };
  return {
    open(_name, attributes) {
      const parent = opened.at(-1);
      if (parent) parent.isLeaf = false;
      opened.push({ attributes, text: '', isLeaf: true });
      if (attributes['name'] && attributes['content'] !== undefined)
        push(attributes['name'], attributes['content'], attributes['scheme']);
    },
    text(text) {
      const current = opened.at(-1);
      if (current) current.text += text;
    },
    close(name) {
      const closed = opened.pop();
      if (!closed?.isLeaf) return;
      const { attributes, text } = closed;
      push(name, text, attributes['scheme'] ?? attributes['manifestation']);
    },
  };
}

/**
 * What a metadata file (`metadata.xml`, `metadata_owms.xml`) states.
 * @throws ExtractionFault
 */
export function readStatements(bytes: Uint8Array): Statement[] {
  const statements: Statement[] = [];
  readXml(
    bytes,
    statementVisitor((statement) => statements.push(statement)),
  );
  return statements;
}

/** Statements by name. */
export interface Facts {
  /** The first value of a name. */
  first(...names: string[]): string | undefined;
  /** Every value of a name, once. */
  all(name: string): string[];
  statements: readonly Statement[];
}

/** Looks statements up by name. */
export function factsOf(statements: readonly Statement[]): Facts {
  const all = (name: string) => [
    ...new Set(statements.filter((one) => one.name === name).map(({ value }) => value)),
  ];
  return {
    statements,
    all,
    first: (...names) => names.map((name) => all(name)[0]).find((value) => value !== undefined),
  };
}
