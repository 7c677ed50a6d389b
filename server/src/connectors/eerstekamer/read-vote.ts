import { startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Vote } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { dossierNumber } from '../reading/dutch-papers.ts';
import { partyVotesOf } from '../reading/party-votes.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { VoteRow } from './page.ts';

export const eersteKamerUrl = 'https://www.eerstekamer.nl/';

/** What a number of the chamber names: a dossier, and of a motion the letter in it. */
interface Reference {
  key: string;
  dossier?: string;
  letter?: string;
  published?: string;
}

/** "36.791", "36.600 VII", "36.455 (R2188)", "37.020, M", "CLXXVII F"; undefined for other words. */
export function readReference(text: string): Reference | undefined {
  const written = text.replace(/^EK\s+/, '').trim();
  const own = /^([IVXLCDM]+)(?:,?\s+([A-Z]{1,3}))?$/.exec(written);
  if (own?.[1]) {
    const key = [own[1], own[2]].filter(Boolean).join('-');
    return { key, dossier: own[1], ...(own[2] ? { letter: own[2], published: `kst-${key}` } : {}) };
  }
  const parts = /^(\d{2})\.?(\d{3})(?:[ -]([IVXLCDM]+[A-Z]?|[A-Z]))?(?: ?\((R\d+))?/.exec(written);
  if (!parts) return undefined;
  const number = `${parts[1]}${parts[2]}`;
  const kingdom = parts[4] ? `(${parts[4]})` : undefined;
  const letter = /,\s*([A-Z]{1,3})\b/.exec(written)?.[1];
  const key = [number, parts[3] ?? parts[4], letter].filter(Boolean).join('-');
  return {
    key,
    dossier: dossierNumber(number, parts[3] ?? kingdom),
    ...(letter ? { letter, published: `kst-${[number, parts[3], letter].filter(Boolean).join('-')}` } : {}),
  };
}

const outcomes: Record<string, Vote['outcome']> = {
  aangenomen: 'aangenomen',
  verworpen: 'verworpen',
  ingetrokken: 'ingetrokken',
};

const choices: Record<string, { choice: 'Voor' | 'Tegen'; choiceText?: string }> = {
  voor: { choice: 'Voor' },
  tegen: { choice: 'Tegen' },
  // Who asks for a note on what passes without a vote counts as having voted against it (SOURCES.md §4).
  'aantekening gevraagd': { choice: 'Tegen', choiceText: 'aantekening gevraagd' },
};

/**
 * A vote of the Eerste Kamer as a document of the day it was taken (SOURCES.md §4). `count` tells votes on
 * the same number and day apart, from 1 on.
 */
export function readVote(row: VoteRow, count: number): Document {
  const id = idOf(row, count);
  const reference = row.number ? readReference(row.number) : undefined;
  const date = startOfDay(row.day);
  return {
    ...bareDocument(),
    id,
    domain: 'nl',
    source: 'eerstekamer',
    groupPath: 'ek/stemming',
    sourceType: row.method,
    institution: 'Eerste Kamer',
    title: row.title,
    titles: {},
    language: 'nl',
    date,
    timeKnown: false,
    sourceDate: row.day,
    text: textOf(row),
    people: moversOf(row.title),
    numbers: numbersOf(row, reference),
    ...(reference?.dossier ? { dossier: { number: reference.dossier, title: row.title } } : {}),
    votes: [voteOf(row, date)],
    relations: relationsOf(row, reference),
    originalUrls: [row.reportUrl, row.url].flatMap(addressOf),
  };
}

/**
 * The key of a vote among those of its day: the number of the bill or motion, else the name of the page of
 * what was voted on, else the words of the title.
 */
export function keyOf(row: VoteRow): string {
  const reference = row.number ? readReference(row.number) : undefined;
  const [, kind, page] = /^(?:https?:\/\/[^/]+)?\/(\w+)\/([^/?#]+)/.exec(row.url ?? '') ?? [];
  if (reference && (!kind || kind === 'wetsvoorstel' || reference.letter)) return reference.key;
  return (page ?? row.title.normalize('NFD')).replace(/[^A-Za-z0-9]+/g, '').slice(0, 80);
}

function idOf(row: VoteRow, count: number): string {
  const counted = count > 1 ? `-${count}` : '';
  return `ek-${row.day.replaceAll('-', '')}-${keyOf(row)}${counted}`;
}

/** Who moved "Motie-Lid (Partij) c.s. over …"; of several movers the party is not told apart. */
function moversOf(title: string): Document['people'] {
  const [, names, party] = /^(?:(?:nader )?gewijzigde )?motie-(.+?) \(([^()]+)\)/i.exec(title) ?? [];
  const movers = names?.split('/') ?? [];
  return movers.map((name) => ({
    name: name.trim(),
    role: 'Motie',
    ...(party && movers.length === 1 ? { party } : {}),
  }));
}

/** The words of the list itself, so that parties and members are found. */
function textOf(row: VoteRow): string {
  const sides = Object.entries(row.sides).map(([label, names]) => `${label}: ${names.join(', ')}`);
  return [[row.method, row.result].filter(Boolean).join(', '), ...sides].join('\n');
}

function numbersOf(row: VoteRow, reference: Reference | undefined): DocumentNumber[] {
  if (!reference?.dossier) return row.number ? [{ kind: 'reference', value: row.number }] : [];
  return [
    { kind: 'dossier', value: reference.dossier },
    ...(reference.letter
      ? [{ kind: 'reference' as const, value: `${reference.dossier}, ${reference.letter}` }]
      : []),
  ];
}

/** Parties by show of hands; a roll call names members, and parties by how many of theirs chose what. */
function voteOf(row: VoteRow, date: number): Vote {
  const outcome = outcomes[row.result ?? ''];
  const vote: Vote = {
    subject: row.title,
    ...(outcome ? { outcome } : {}),
    outcomeText: [row.method, row.result].filter(Boolean).join(', '),
    date: new Date(date).toISOString(),
    parties: [],
    members: [],
  };
  for (const [label, names] of Object.entries(row.sides)) {
    const given = choices[label];
    if (!given) continue;
    for (const name of names) {
      const [, member, party] = /^(.*\S)\s+\(([^()]+)\)$/.exec(name) ?? [];
      if (member && party) vote.members.push({ name: member, party: partyOf(member, party), ...given });
      else vote.parties.push({ party: name, ...given });
    }
  }
  vote.parties.push(...partyVotesOf(vote.members));
  const votesFor = vote.members.filter(({ choice }) => choice === 'Voor').length;
  if (vote.members.length) vote.counts = { for: votesFor, against: vote.members.length - votesFor };
  return vote;
}

/**
 * Who left a party stands in a roll call as "Pim Walenkamp (Walenkamp)", and in a show of hands as
 * "Fractie-Walenkamp": one party under the longer name.
 */
function partyOf(member: string, party: string): string {
  return member.toLowerCase().endsWith(` ${party.toLowerCase()}`) ? `Fractie-${party}` : party;
}

/** An address on the chamber's site in full, where there is one. */
function addressOf(path: string | undefined): string[] {
  return path !== undefined && URL.canParse(path, eersteKamerUrl) ? [new URL(path, eersteKamerUrl).href] : [];
}

/** What was voted on, with its page or its publication. */
function relationsOf(row: VoteRow, reference: Reference | undefined): Document['relations'] {
  const kind = row.url && /^(?:https?:\/\/[^/]+)?\/(\w+)\//.exec(row.url)?.[1];
  const title = row.number ?? row.title;
  return [
    ...(kind ? addressOf(row.url).map((url) => ({ relation: kind, title, url })) : []),
    ...(reference?.published
      ? [
          {
            relation: 'kamerstuk',
            title: reference.published,
            url: `https://zoek.officielebekendmakingen.nl/${reference.published}.html`,
          },
        ]
      : []),
  ];
}
