import { DocumentDetail } from 'contract/documents';
import { DocumentId } from 'contract/document-parts';
import type { DomainId } from 'contract/dashboards';
import { domainIds } from 'contract/dashboards';
import { epCommittees } from 'contract/sources/ep-committees';
import type { SourceNode } from 'contract/sources/grouping';
import { groupings, groupPathsOf } from 'contract/sources';
import { headOf } from '#domains/timeline/index.ts';
import { opinionRelation } from '#stores/documents/votes/opinion.ts';
import { describe, expect, it } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { demoDocuments } from './all-documents.ts';
import { clockChangesBetween, instantAt } from './calendar.ts';

const now = new Date('2026-11-20T10:00:00Z');
const day = 86_400_000;
const all = demoDocuments(now);
const documents = all.map((each) => each.document);
const of = (domain: DomainId) => documents.filter((each) => each.domain === domain);
const byId = new Map(documents.map((each) => [each.id, each]));
const others = domainIds.filter((domain) => domain !== 'nl');

function leavesOf(nodes: readonly SourceNode[], parent = ''): string[] {
  return nodes.flatMap((node) => {
    const path = parent ? `${parent}/${node.code}` : node.code;
    return node.children ? leavesOf(node.children, path) : [path];
  });
}

describe.each(domainIds)('domains: the demo of %s', (domain) => {
  const own = of(domain);
  const papers = own.filter((each) => !each.meeting);
  const meetings = own.filter((each) => each.meeting);

  it('has at least 250 documents, of every type of its tree', () => {
    expect(papers.length).toBeGreaterThanOrEqual(250);
    const paths = groupPathsOf(groupings[domain]);
    expect(own.filter((each) => !paths.includes(each.groupPath)).map((each) => each.groupPath)).toEqual([]);
    const occupied = new Set(papers.map((each) => each.groupPath));
    expect(leavesOf(groupings[domain].nodes).filter((path) => !occupied.has(path))).toEqual([]);
  });

  it('fits the contract and says that it is an example', () => {
    const marked = (text: string) => ({ text, marks: [] });
    for (const document of own) {
      expect(document.demo).toBe(true);
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

  it('lies within two years, up to today, with news of the last two days', () => {
    expect(Math.min(...own.map((each) => each.date))).toBeGreaterThan(now.getTime() - 735 * day);
    const dated = papers.filter((each) => !each.groupPath.endsWith('/agenda'));
    expect(Math.max(...dated.map((each) => each.date))).toBeLessThanOrEqual(now.getTime());
    const since = now.getTime() - 2.5 * day;
    expect(papers.filter((each) => each.date > since).length).toBeGreaterThanOrEqual(8);
  });

  it('has no two documents with the same text, and none with artefacts of composing', () => {
    const texts = papers.filter((each) => each.text !== '').map((each) => each.text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const wrong = /undefined|NaN|\{\{|\$\{|\[object| {2}|\bnull\b|\.\.(?!\.)|\?\?|;;|,,| ,/;
    const found = own.flatMap((each) =>
      [each.title, ...Object.values(each.titles), each.text].flatMap((text) => {
        const place = text.search(wrong);
        return place < 0 ? [] : [`${each.id}: ${text.slice(Math.max(0, place - 40), place + 30)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('shares few sentences between the documents of one dossier', () => {
    const shared: string[] = [];
    // Amended, adopted and published acts repeat the articles proposed, and reports hold the motions, as in life.
    const repeats = /staatsblad|ek.wetsvoorstel|aangenomen-tekst|official-journal|agreement|motie|blad$/;
    const sentences = (text: string) =>
      new Set(
        text
          .split('\n')
          .flatMap((line) => line.split(/(?<=[.?!]) /))
          .filter((sentence) => sentence.length > 50),
      );
    const perDossier = Map.groupBy(
      papers.filter((each) => each.dossier && !repeats.test(each.groupPath)),
      (each) => each.dossier?.number,
    );
    for (const dossier of perDossier.values()) {
      const sets = dossier.map((each) => sentences(each.text));
      for (const [index, one] of sets.entries()) {
        for (const [next, other] of sets.slice(index + 1).entries()) {
          const smaller = Math.min(one.size, other.size);
          const both = [...one].filter((sentence) => other.has(sentence)).length;
          if (smaller > 5 && both / smaller > 0.6) {
            shared.push(`${dossier[index]?.id} ${dossier[index + 1 + next]?.id} ${both}/${smaller}`);
          }
        }
      }
    }
    expect(shared).toEqual([]);
  });

  it('links only to what is there', () => {
    const targets = own.flatMap((each) => [
      ...each.relations.flatMap(({ relation, id }) => (relation === opinionRelation ? [] : [id])),
      ...(each.partOf ? [each.partOf.id] : []),
      ...(each.meeting?.agendaItems ?? []).flatMap((item) => item.documentIds),
      ...[each.meeting?.replaces, each.meeting?.replacedBy, each.meeting?.resumes].filter(Boolean),
    ]);
    expect(targets.length).toBeGreaterThan(150);
    expect(targets.filter((id) => byId.get(id ?? '')?.domain !== domain)).toEqual([]);
  });

  it('has meetings over the whole agenda, of every fate', () => {
    const ahead = (each: Document) => Math.floor((each.date - now.getTime()) / (30 * day));
    const months = new Set(meetings.map(ahead).filter((month) => month >= -3));
    expect([-3, -2, -1, 0, 1, 2, 3, 4, 5].filter((month) => !months.has(month))).toEqual([]);
    expect(Math.max(...meetings.map((each) => each.date))).toBeLessThan(now.getTime() + 190 * day);
    expect(new Set(meetings.map((each) => each.meeting?.status)).size).toBe(4);
    expect(meetings.filter((each) => each.meeting?.status === 'held' && each.date > now.getTime())).toEqual(
      [],
    );
    const facts = meetings.map((each) => each.meeting);
    expect(facts.some((each) => each?.timeKnown === false && each.end === undefined)).toBe(true);
    expect(facts.some((each) => each?.approximate && each.sourceTimes)).toBe(true);
    expect(facts.some((each) => /online/i.test(each?.place ?? ''))).toBe(true);
    expect(facts.some((each) => each?.agendaItems.some((item) => item.confidential))).toBe(true);
    expect(facts.some((each) => each?.resumes)).toBe(true);
    for (const each of meetings.filter(({ meeting }) => meeting?.replacedBy)) {
      expect(each.meeting?.status).toBe('moved');
      expect(byId.get(each.meeting?.replacedBy ?? '')?.meeting?.replaces).toBe(each.id);
    }
  });

  it('meets in the nights in which the clocks change', () => {
    const changes = clockChangesBetween(now.getTime() - 90 * day, now.getTime() + 178 * day);
    expect(changes).toHaveLength(2);
    for (const sunday of changes) {
      const change = instantAt(sunday, 4, 0) - 3_600_000;
      const night = meetings.find(
        ({ meeting }) => (meeting?.start ?? 0) < change && (meeting?.end ?? 0) > change,
      );
      expect(night?.meeting?.end).toBe((night?.meeting?.start ?? 0) + 6.5 * 3_600_000);
    }
  });

  it('counts votes that add up', () => {
    const votes = own.flatMap((each) => each.votes).filter((vote) => vote.parties.length > 0);
    expect(votes.length).toBeGreaterThan(10);
    for (const vote of votes) {
      const seats = (choice: string) =>
        vote.parties.reduce((sum, each) => sum + (each.choice === choice ? each.seats! : 0), 0);
      expect(vote.outcome).toBe(seats('Voor') > seats('Tegen') ? 'aangenomen' : 'verworpen');
      if (vote.counts) {
        const { for: inFavour, against, abstentions } = vote.counts;
        expect([inFavour, against, abstentions ?? 0]).toEqual([
          seats('Voor'),
          seats('Tegen'),
          seats('Onthouding'),
        ]);
      }
      if (vote.members.length > 0) {
        expect(vote.members.filter((each) => each.choice === 'Voor').length).toBe(seats('Voor'));
        expect(vote.members).toHaveLength(vote.parties.reduce((sum, each) => sum + each.seats!, 0));
        expect(new Set(vote.members.map((each) => each.name)).size).toBe(vote.members.length);
      }
    }
  });

  it('tells who spoke when', () => {
    const debates = own.filter((each) => each.turns);
    expect(debates.length).toBeGreaterThan(8);
    expect(debates.filter((each) => each.partOf).length).toBeGreaterThan(8);
    for (const { text, turns = [], id } of debates) {
      expect(turns.length, id).toBeGreaterThan(2);
      for (const [index, turn] of turns.entries()) {
        expect(turn.from).toBeGreaterThanOrEqual(turns[index - 1]?.to ?? 0);
        expect(turn.to).toBeGreaterThan(turn.from);
        expect(turn.to).toBeLessThanOrEqual(text.length);
        expect(turn.start).toBeGreaterThanOrEqual(turns[index - 1]?.end ?? 0);
        expect(turn.end).toBeGreaterThan(turn.start ?? 0);
        // A turn is what was spoken: the line with the name stands before it.
        expect(text.slice(Math.max(0, turn.from - 90), turn.from)).toMatch(/[^\n]+:\n$/);
        expect(text.slice(turn.from, turn.to)).not.toMatch(/^(De voorzitter|Minister [^\n]{1,60}):\n/);
      }
    }
  });
});

describe('the demo of all domains', () => {
  it('is the same for the same day and keeps its ids on the next', () => {
    const later = demoDocuments(new Date('2026-11-20T16:00:00Z'));
    expect(later.map((each) => each.document.id)).toEqual(documents.map((each) => each.id));
    expect(new Set(documents.map((each) => each.id)).size).toBe(documents.length);
    const tomorrow = new Set(demoDocuments(new Date(now.getTime() + day)).map((each) => each.document.id));
    expect(documents.filter((each) => !tomorrow.has(each.id)).length).toBeLessThan(40);
  });

  it.each(['2026-08-03T09:00:00Z', '2027-01-01T12:00:00Z', '2027-03-28T00:30:00Z'])(
    'has as much of everything at %s',
    (text) => {
      const then = new Date(text);
      const made = demoDocuments(then).map((each) => each.document);
      for (const domain of domainIds) {
        const papers = made.filter((each) => each.domain === domain && !each.meeting);
        expect(papers.length).toBeGreaterThanOrEqual(250);
        const dated = papers.filter((each) => !each.groupPath.endsWith('/agenda'));
        expect(Math.max(...dated.map((each) => each.date))).toBeLessThanOrEqual(then.getTime());
      }
    },
  );

  it('speaks the languages of its domains', () => {
    const languages = (domain: DomainId) => [...new Set(of(domain).map((each) => each.language))].sort();
    expect(Object.fromEntries(others.map((domain) => [domain, languages(domain)]))).toEqual({
      'nl-lr': ['nl'],
      eu: ['en'],
      'be-fed': ['fr', 'nl'],
      'be-flm': ['nl'],
    });
    const translated = of('eu').filter(({ titles }) => titles.nl && titles.fr && titles.de);
    expect(translated.length).toBeGreaterThan(40);
    expect(of('be-fed').every(({ titles }) => titles.nl && titles.fr)).toBe(true);
    const french = of('be-fed').filter((each) => each.language === 'fr' && !each.meeting);
    expect(french.length).toBeGreaterThan(80);
  });

  it('calls the roll of the Parliament by country, and of the newest members none is known', () => {
    const rolls = of('eu').flatMap(({ votes }) => votes.filter(({ members }) => members.length > 0));
    expect(rolls.length).toBeGreaterThan(10);
    for (const { members } of rolls) {
      expect(new Set(members.flatMap(({ country = [] }) => country)).size).toBe(27);
      expect(members.filter(({ country }) => country === undefined).length).toBeLessThanOrEqual(3);
    }
    expect(rolls.some(({ members }) => members.some(({ country }) => country === undefined))).toBe(true);
  });

  it('names committees of the European Parliament by their codes', () => {
    const codes = new Set(of('eu').flatMap((each) => each.committees.map(({ code }) => code)));
    expect([...codes].filter((code) => !(epCommittees as readonly string[]).includes(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(15);
  });

  it('keeps the Frisian words of a vote beside the Dutch ones', () => {
    const votes = of('nl-lr')
      .filter((each) => each.groupPath.startsWith('provincies/fryslan/'))
      .flatMap((each) => each.votes);
    const words = new Map(
      votes.flatMap((vote) => vote.parties).map((each) => [each.choice, each.choiceText]),
    );
    expect(Object.fromEntries(words)).toEqual({
      Voor: 'foar',
      Tegen: 'tsjin',
      'Niet deelgenomen': 'net dielnommen',
    });
    expect(votes.every((vote) => /^(Oannommen|Ferwurpen|Ynlutsen)$/.test(vote.outcomeText ?? ''))).toBe(true);
  });

  it('marks its pages and PDFs in the language of the document', () => {
    const pageOf = (language: string) => {
      const found = all.find(
        ({ document }) => document.language === language && document.file?.mimeType === 'text/html',
      );
      return new TextDecoder().decode(found?.files[0]?.bytes());
    };
    expect(pageOf('fr')).toContain('Document d’exemple');
    expect(pageOf('en')).toContain('Example document');
  });
});

describe('domains: the recorded debate', () => {
  const recorded = documents.filter((each) => each.recording);
  const [debate] = recorded;

  it('is one, and its sound is a file of it', () => {
    expect(recorded).toHaveLength(1);
    expect(debate?.text).toContain('tonen die een programma heeft gemaakt');
    const file = debate?.attachments.find((each) => each.fileId === debate.recording?.fileId);
    expect(file?.mimeType).toBe('audio/wav');
  });

  it('lasts between one and two minutes and sounds in every turn', () => {
    const made = all.find((each) => each.document === debate);
    const bytes = made?.files.find((file) => file.fileId === debate?.recording?.fileId)?.bytes();
    const sound = Buffer.from(bytes ?? []);
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
    expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
    const samples = sound.readUInt32LE(40);
    const rate = sound.readUInt32LE(24);
    expect(samples).toBe(sound.length - 44);
    expect(samples / rate).toBeGreaterThan(60);
    expect(samples / rate).toBeLessThan(120);
    const begin = debate?.recording?.start ?? 0;
    const loudest = (from: number, to: number) => {
      const range = sound.subarray(44 + Math.ceil(from * rate), 44 + Math.floor(to * rate));
      return range.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    };
    let before = 0;
    for (const { start = 0, end = 0 } of debate?.turns ?? []) {
      const [from, to] = [(start - begin) / 1_000, (end - begin) / 1_000];
      expect(from).toBeGreaterThan(before);
      expect(to).toBeLessThan(samples / rate);
      expect(loudest(from, to)).toBeGreaterThan(25);
      expect(loudest(before, from)).toBe(0);
      before = to;
    }
  });
});
