import { DocumentDetail } from 'contract/documents';
import { DocumentId } from 'contract/document-parts';
import { groupPathsOf, groupings } from 'contract/sources';
import { contextCodes } from 'contract/contexts';
import { headOf } from '#domains/timeline/index.ts';
import { describe, expect, it } from 'vitest';
import { opinionRelation } from '#stores/documents/votes/opinion.ts';
import { extractHere } from '#platform/text-extraction/extract-here.ts';
import { dutchDocuments } from './documents.ts';
import { members, parties } from './parliament.ts';

const now = new Date('2026-11-20T10:00:00Z');
const day = 86_400_000;
const all = dutchDocuments(now);
const documents = all.map((each) => each.document);
const papers = documents.filter((each) => !each.meeting);
const meetings = documents.filter((each) => each.meeting);
const words = (text: string) => text.split(/\s+/).length;
const ofType = (path: string) => papers.filter((each) => each.groupPath === path);

describe('national demo documents', () => {
  it('are many, of many types', () => {
    expect(papers.length).toBeGreaterThanOrEqual(420);
    expect(new Set(papers.map((each) => each.groupPath)).size).toBeGreaterThanOrEqual(12);
    const tree = groupPathsOf(groupings.nl);
    expect(documents.filter((each) => !tree.includes(each.groupPath))).toEqual([]);
    expect(ofType('tk/motie').length).toBeGreaterThan(ofType('tk/amendement').length);
    expect(ofType('regering/kamerbrief').length).toBeGreaterThan(50);
  });

  it('touch every policy area', () => {
    const touched = new Set(papers.flatMap((each) => Object.keys(each.contexts ?? {})));
    expect(contextCodes.filter((code) => !touched.has(code))).toEqual([]);
    const unscored = papers.filter((each) => !each.contexts).length / papers.length;
    expect(unscored).toBeGreaterThan(0.02);
    expect(unscored).toBeLessThan(0.09);
  });

  it('are the same for the same day and keep their ids on the next', () => {
    expect(dutchDocuments(new Date('2026-11-20T16:00:00Z')).map((each) => each.document)).toEqual(documents);
    const tomorrow = new Set(dutchDocuments(new Date(now.getTime() + day)).map((each) => each.document.id));
    expect(documents.filter((each) => !tomorrow.has(each.id)).length).toBeLessThan(5);
  });

  it.each(['2026-11-20T10:00:00Z', '2026-11-21T05:00:00Z', '2027-01-01T12:00:00Z', '2026-08-03T09:00:00Z'])(
    'lie within two years back and a fortnight ahead of %s',
    (text) => {
      const then = new Date(text);
      const dated = dutchDocuments(then)
        .map((each) => each.document)
        .filter((each) => !each.meeting);
      expect(Math.max(...dated.map((each) => each.date))).toBeLessThanOrEqual(then.getTime() + 14 * day);
      expect(Math.min(...dated.map((each) => each.date))).toBeGreaterThan(then.getTime() - 735 * day);
      const since = then.getTime() - 2 * day;
      expect(
        dated.filter((each) => each.date > since && each.date <= then.getTime()).length,
      ).toBeGreaterThanOrEqual(12);
      expect(dated.some((each) => each.date > then.getTime() + day)).toBe(true);
    },
  );

  it('dip in the summer and fill every month', () => {
    const perMonth = new Map<string, number>();
    for (const each of papers) {
      const month = new Date(each.date).toISOString().slice(0, 7);
      perMonth.set(month, (perMonth.get(month) ?? 0) + 1);
    }
    expect(perMonth.size).toBeGreaterThanOrEqual(22);
    const average = papers.length / perMonth.size;
    expect(perMonth.get('2026-08') ?? 0).toBeLessThan(average);
    expect(perMonth.get('2025-08') ?? 0).toBeLessThan(average);
  });

  it('have ids and titles of their own and relations that lead somewhere', () => {
    const ids = new Set(documents.map((each) => each.id));
    expect(ids.size).toBe(documents.length);
    const titles = papers.map((each) => `${each.groupPath} ${each.title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const targets = documents.flatMap((each) => [
      ...each.relations.flatMap(({ relation, id }) => (relation === opinionRelation ? [] : [id])),
      ...(each.meeting?.agendaItems ?? []).flatMap((item) => item.documentIds),
    ]);
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((id) => !id || !ids.has(id))).toEqual([]);
    expect(
      ofType('tk/antwoord').every((each) =>
        each.relations.some((relation) => relation.relation === 'Antwoord op'),
      ),
    ).toBe(true);
    const numbers = papers.flatMap((each) =>
      each.numbers.filter((number) => number.kind === 'document').map((number) => number.value),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('fit the contract', () => {
    const marked = (text: string) => ({ text, marks: [] });
    for (const document of documents) {
      DocumentId.parse(document.id);
      const { turns: _, meeting: __, ...rest } = document;
      // How its summaries stand is no part of a document.
      DocumentDetail.omit({ summary: true }).parse({
        ...rest,
        ...headOf(document),
        title: marked(document.title),
        text: marked(document.text),
        titles: Object.entries(document.titles).map(([language, title]) => ({ language, title })),
        identities: document.identities ?? [],
        labels: document.labels ?? [],
        sources: [],
      });
    }
  });

  it('hold votes whose outcome follows from 150 seats', () => {
    expect(parties.reduce((sum, party) => sum + party.seats, 0)).toBe(150);
    expect(new Set(members.map((member) => member.surname)).size).toBe(150);
    const old = [...ofType('tk/motie'), ...ofType('tk/amendement')].filter(
      (each) => each.date < now.getTime() - 16 * day,
    );
    const voted = old.filter((each) => each.votes.length > 0);
    expect(voted.length / old.length).toBeGreaterThan(0.55);
    expect(voted.length / old.length).toBeLessThan(0.85);
    const votes = voted.flatMap((each) => each.votes);
    for (const vote of votes.filter((each) => each.outcome !== 'ingetrokken')) {
      expect(vote.parties.reduce((sum, party) => sum + party.seats!, 0)).toBe(150);
      const inFavour = vote.parties
        .filter((party) => party.choice === 'Voor')
        .reduce((sum, party) => sum + party.seats!, 0);
      expect(vote.outcome).toBe(inFavour > 75 ? 'aangenomen' : 'verworpen');
    }
    expect(new Set(votes.map((each) => each.outcome)).size).toBe(3);
    expect(votes.some((vote) => vote.members.length === 150)).toBe(true);
    expect(votes.every((vote) => Date.parse(vote.date ?? '') <= now.getTime())).toBe(true);
  });

  it('are as long as their type asks', () => {
    // A letter that only asks for delay says no more than that.
    const lengths = (path: string) =>
      ofType(path).flatMap(({ id, text }) => (id.includes('-uitstel-') ? [] : [words(text)]));
    const within = (path: string, low: number, high: number) => {
      expect(
        lengths(path).filter((length) => length < low || length > high),
        path,
      ).toEqual([]);
    };
    within('tk/motie', 120, 215);
    within('tk/schriftelijke-vragen', 195, 420);
    within('regering/kamerbrief', 500, 1200);
    within('tk/commissieverslag', 1500, 6000);
    within('tk/plenair-verslag', 1500, 6000);
  });

  it('carry no artefacts of composing', () => {
    const wrong = /undefined|NaN|\{\{|\$\{|\[object| {2}| ,| \.(?!\d)|\.\.(?!\.)|\?\.|\?\?|;;|null/;
    const texts = documents.flatMap((each) => [
      each.title,
      each.text,
      ...each.attachments.map((file) => file.text ?? ''),
    ]);
    expect(
      texts
        .filter((text) => wrong.test(text))
        .map((text) =>
          wrong
            .exec(text)
            ?.input.slice(
              Math.max(0, (wrong.exec(text)?.index ?? 0) - 60),
              (wrong.exec(text)?.index ?? 0) + 40,
            ),
        ),
    ).toEqual([]);
  });

  it('count meetings from three months back to six months ahead', () => {
    const inAgenda = meetings.filter((each) => each.date > now.getTime() - 95 * day);
    expect(inAgenda.length).toBeGreaterThanOrEqual(40);
    // Every reported debate has its meeting, however long ago.
    expect(Math.min(...meetings.map((each) => each.date))).toBeGreaterThan(now.getTime() - 735 * day);
    expect(Math.max(...meetings.map((each) => each.date))).toBeLessThan(now.getTime() + 190 * day);
    expect(new Set(meetings.map((each) => each.meeting?.status)).size).toBe(4);
    expect(meetings.filter((each) => each.meeting?.status === 'held' && each.date > now.getTime())).toEqual(
      [],
    );
  });
});

describe('documents: demo files', () => {
  it('are pages marked as an example, and two attachments are missing', () => {
    const held = new Set(all.flatMap((each) => each.files.map((file) => file.fileId)));
    const wanted = documents.flatMap((each) => [...(each.file ? [each.file] : []), ...each.attachments]);
    expect(wanted.filter((file) => !held.has(file.fileId))).toHaveLength(2);
    const page = all.find((each) => each.document.file?.mimeType === 'text/html');
    const html = new TextDecoder().decode(page?.files[0]?.bytes());
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('Voorbeelddocument');
  });

  it('are PDFs a parser reads back, accents included', async () => {
    const attached = all.flatMap((each) =>
      each.document.attachments.flatMap((file) => each.files.filter((held) => held.fileId === file.fileId)),
    );
    expect(attached.length).toBeGreaterThanOrEqual(30);
    const bytes = attached[0]?.bytes();
    if (!bytes) throw new Error('No PDF to read.');
    const read = await extractHere(bytes, 'application/pdf', 'bijlage.pdf');
    const text = JSON.stringify(read);
    for (const word of ['enquête', 'geïnterviewden', 'coördinatie', 'continuïteit', 'financiële', 'én'])
      expect(text).toContain(word);
    // The feet of its pages are no text.
    expect(text).not.toContain('Pagina 2 van');
  });
});

describe('commitments of the demo', () => {
  const commitments = documents.flatMap(({ commitment, id, date }) =>
    commitment ? [{ ...commitment, id, date }] : [],
  );
  const today = '2026-11-20';
  const late = ({ state, due = '9' }: { state: string; due?: string }) => state === 'open' && due < today;

  it('are in all states, some late, some with a day of the text and some without', () => {
    const ofState = (state: string) => commitments.filter((each) => each.state === state).length;
    for (const state of ['open', 'partly', 'fulfilled', 'lapsed'])
      expect(ofState(state), state).toBeGreaterThan(1);
    expect(commitments.filter(late).length).toBeGreaterThan(4);
    expect(commitments.filter(({ dueInText }) => dueInText).length).toBeGreaterThan(4);
    expect(commitments.filter(({ due }) => due === undefined).length).toBeGreaterThan(4);
    expect(commitments.some(({ due = '' }) => due > today)).toBe(true);
  });

  it('were made in a meeting and fulfilled by a later letter that is there', () => {
    const byId = new Map(documents.map((each) => [each.id, each]));
    const chamber = commitments.filter(({ meeting }) => meeting);
    expect(chamber.filter(({ meeting }) => !byId.get(meeting!.id)?.meeting)).toEqual([]);
    const letters = commitments.flatMap(({ fulfilledBy, date }) =>
      fulfilledBy.map(({ id }) => ({ letter: byId.get(id!)!, date })),
    );
    expect(letters.length).toBeGreaterThan(4);
    expect(letters.filter(({ letter, date }) => letter.date <= date || letter.title === '')).toEqual([]);
  });
});
