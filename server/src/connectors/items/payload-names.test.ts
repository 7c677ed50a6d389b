import { expect, test } from 'vitest';
import { namesIn } from './payload-names.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('payload names: of JSON, XML and trees of it, without ids, addresses, values and pages', () => {
  const raw = {
    kind: 'row',
    row: { Id: 1, 'odata.type': 'x', inner: [{ Naam: 'key' }], '7f376319-f8d1': 1, 'https://x.eu/a': {} },
    tree: { name: 'iBabsMeeting', attributes: { status: 'x' }, content: [{ name: 'Title', content: ['A'] }] },
    json: bytes('{"first": {"second": "not: a name"}}'),
    xml: bytes('<?xml version="1.0"?><tk:root at="1"><tk:leaf/></tk:root>'),
    file: { bytes: bytes('<other/>'), mimeType: 'text/xml', fileName: 'x.xml' },
    page: bytes('<!doctype html><html><body><custom></custom></body></html>'),
  };
  expect(namesIn(raw)).toEqual(
    [
      ...['Id', 'Naam', 'Title', 'attributes', 'content', 'first', 'iBabsMeeting', 'inner', 'odata.type'],
      ...['other', 'second', 'status', 'tk:leaf', 'tk:root'],
    ].sort(),
  );
});
