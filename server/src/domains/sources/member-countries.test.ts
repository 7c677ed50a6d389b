import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Vote } from 'contract/document-parts';
import { doceo } from '#connectors/doceo/doceo.ts';
import { readNames } from '#connectors/europarl/read-names.ts';
import { rememberNames } from '#domains/names/index.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Named } from '#stores/documents/entities/known-name.ts';
import { aDocument } from '#test/documents.ts';
import { samples } from '#test/samples.ts';
import { useDeliveries } from './test/deliveries.ts';

const sources = useDeliveries();
const list = (source: string, names: readonly Named[], domain: 'eu' | 'nl' = 'eu') =>
  sources.people.transaction().execute((inside) => rememberNames(inside, { source, domain }, names));
const person = (name: string, key: string, country?: string): Named => ({
  ...{ kind: 'person', name, person: key },
  ...(country ? { country } : {}),
});

const roll = (names: readonly string[]): Vote => ({
  subject: 'Proof',
  parties: [{ party: 'S&D', seats: names.length, choice: 'Voor' }],
  members: names.map((name) => ({ name, party: 'S&D', choice: 'Voor' })),
});
const countries = async (id: string) =>
  (await sources.one(id)).votes.map(({ members }) => members.map(({ country }) => country));

test('votes: a member gets the country that a list of the sources tells, by the key of the person', async () => {
  await list('doceo', [person('Ann van Proof', '1'), person('Bo Test', '2'), person('Bo Test', '3')]);
  await list('europarl', [
    person('Anna Van Proof', '1', 'NL'),
    person('Bo Test', '2', 'BE'),
    person('Cé Preuve', '4', 'FR'),
  ]);
  await list('tweedekamer', [person('Dee Alike', '5', 'NL')], 'nl');
  const named = ['Ann van Proof', 'Bo Test', 'Ce Preuve', 'Dee Alike', 'Unlisted'];
  await sources.deliver('doceo', [aDocument({ id: 'doceo-1', domain: 'eu', votes: [roll(named)] })]);
  // Of two namesakes one is known; who is of another domain is not meant.
  expect(await countries('doceo-1')).toEqual([['NL', undefined, 'FR', undefined, undefined]]);
});

test('votes: members of other domains get no country, and what the source tells itself stays', async () => {
  await list('europarl', [person('Ann Proof', '1', 'NL')]);
  const told = roll(['Ann Proof']);
  told.members[0]!.country = 'DE';
  await sources.deliver('doceo', [
    aDocument({ id: 'doceo-1', domain: 'eu', votes: [told, roll(['Ann Proof'])] }),
    aDocument({ id: 'tk-1', domain: 'nl', votes: [roll(['Ann Proof'])] }),
  ]);
  expect(await countries('doceo-1')).toEqual([['DE'], ['NL']]);
  expect(await countries('tk-1')).toEqual([[undefined]]);
});

const site = samples('eu/ep-website');
const votes = samples('eu/ep-doceo-votes');

test.skipIf(!site || !votes)(
  'votes: members of recorded roll calls meet their countries by the number that both lists have',
  async () => {
    const extraction = openTextExtraction();
    const connector = doceo({ extraction });
    const url = 'https://www.europarl.europa.eu/proof';
    const directory = { url, bytes: readFileSync(`${site}/members_directory_term_9.xml`) };
    const { names } = await connector.read({ kind: 'members', file: directory });
    const rollCalls = { url, bytes: readFileSync(`${votes}/PV-9-2024-04-23-RCV_EN.xml`) };
    const members = Object.fromEntries(names.map(({ person, name }) => [person!, name]));
    const { documents } = await connector.read({ kind: 'votes', rollCalls, members });
    await extraction.close();
    // The directory of the site tells nobody's country, so that of the open data has to.
    expect(names.some(({ country }) => country !== undefined)).toBe(false);
    await list('doceo', names);
    const row = (identifier: string, givenName: string, familyName: string, country: string) => ({
      ...{ id: `person/${identifier}`, identifier, givenName, familyName },
      'api:country-of-representation': country,
    });
    const listed = readNames(
      [row('197490', 'Magdalena', 'ADAMOWICZ', 'PL'), row('197472', 'Filip', 'DE MAN', 'BE')],
      [],
    );
    await list('europarl', listed.names);
    await sources.deliver('doceo', documents.slice(0, 1));
    const [vote] = (await sources.one(documents[0]!.id)).votes;
    const known = vote!.members.filter(({ country }) => country !== undefined);
    expect(known.map(({ name, country }) => `${name} ${country}`).toSorted()).toEqual([
      'Filip de Man BE',
      'Magdalena Adamowicz PL',
    ]);
  },
);
