import { readXml } from '#platform/text-extraction/read-xml.ts';
import { readWrittenDay } from '../reading/written-days.ts';
import { statementVisitor, type Statement } from './statements.ts';

/** What the body of a publication's XML is called, and the journal that means. */
const journals: Record<string, string> = {
  kamerstuk: 'Kamerstuk',
  handelingen: 'Handelingen',
  staatsblad: 'Staatsblad',
  staatscourant: 'Staatscourant',
  tractatenblad: 'Tractatenblad',
  gemeenteblad: 'Gemeenteblad',
  'provinciaal-blad': 'Provinciaal blad',
  provinciaalblad: 'Provinciaal blad',
  waterschapsblad: 'Waterschapsblad',
  bladgemeenschappelijkeregeling: 'Blad gemeenschappelijke regeling',
};

/**
 * What a publication's XML states in its own heading. Most have only a link to their metadata there, so this
 * says less than a record of the search service: the id in that link, the title, the journal and, of some,
 * the day and the body.
 * @throws ExtractionFault
 */
export function readHeading(bytes: Uint8Array): Statement[] {
  const stated: Statement[] = [];
  const inHead = statementVisitor((statement) => stated.push(statement));
  const found = new Map<string, string>();
  const keep = (name: string, value: string | undefined) => {
    const clean = value?.replace(/\s+/g, ' ').trim();
    if (clean && !found.has(name)) found.set(name, clean);
  };
  const opened: string[] = [];
  let text = '';
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'meta') inHead.open(name, attributes);
      opened.push(name);
      text = '';
      keep('publicatienaam', journals[name]);
      if (name === 'datum' && opened.includes('uitgifte')) keep('issued', attributes['isodatum']);
      if (name === 'opening' && opened.at(-2) === 'handelingen') keep('opening', 'Opening');
    },
    text(more) {
      text += more;
    },
    close(name) {
      if (name === 'meta') inHead.close(name);
      const parent = opened.at(-2);
      if (name === 'item-titel' || name === 'intitule') keep('title', text);
      if (name === 'titel' && parent === 'kop' && (opened.at(-3) ?? '') in journals) keep('title', text);
      if (name === 'subtitel')
        keep(
          'creator',
          /uitgave van de? ?(?:provincie|gemeente|gemeenschappelijke regeling)? (.+)$/.exec(text)?.[1],
        );
      if (name === 'vergaderdatum') keep('datumvergadering', readWrittenDay(text));
      opened.pop();
      text = '';
    },
  });
  const link = stated.find(({ name }) => name === 'externmetadatarecord')?.value;
  keep('identifier', /\/([a-z][\w-]+)\/metadata\.xml$/.exec(link ?? '')?.[1]);
  const named = found.get('opening');
  found.delete('opening');
  keep('title', named);
  return [...stated, ...[...found].map(([name, value]) => ({ name, value }))];
}
