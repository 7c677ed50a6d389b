import { fold } from 'contract/query/analyser';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Named } from '#stores/documents/entities/known-name.ts';
import { readWrittenDay } from '../reading/written-days.ts';
import { oneLine } from '../reading/western-text.ts';
import { committeeOf } from './committees.ts';
import { parsePage } from './page.ts';
import { before } from '../reading/text-parts.ts';

/** A member as the list of members prints it. */
export interface ListedMember {
  /** Five signs; where all are digits, without leading zeros the number of the person in the open data. */
  key: string;
  /** `First Last` where the mail address tells which words are the first name or there are two; else as printed. */
  name: string;
  /** In the list of today only. */
  party?: string;
}

/**
 * The list of members (SOURCES.md §1, Addresses).
 * @throws SourceFault of kind `shape` when it lists nobody
 */
export function readMemberList(bytes: Uint8Array, url: string): ListedMember[] {
  const $ = parsePage(bytes, url);
  const members = $('tr')
    .toArray()
    .flatMap((row) => {
      const link = $(row).find('a[href*="cvview54.cfm?key="] b').first();
      const key = /key=(\w+)/.exec(link.parent().attr('href') ?? '')?.[1];
      if (!key || $(row).find('tr').length > 0) return [];
      const party = oneLine($(row).find('a[href*="namegroup="]').text());
      const mail = oneLine($(row).find('a.mail').text());
      return [{ key, name: firstNameFirst(oneLine(link.text()), mail), ...(party ? { party } : {}) }];
    });
  if (members.length === 0) throw new SourceFault('shape', { url, detail: 'a list without members' });
  return members;
}

/** One word after the particles of a family name, and one more: `De Voorbeeld Vera`. */
const particled = /^((?:(?:De|Van|Vanden|Vander|Den|der|den|de|El|Di|Del) )+\S+) (\S+)$/u;

/** Mail addresses are printed backwards, as `eb.remaked@tsal.tsrif`; they tell where the first name begins. */
function firstNameFirst(printed: string, mail: string): string {
  const address = [...mail].reverse().join('');
  const first = plain(before(before(address, '@'), '.'));
  const words = printed.split(' ');
  for (let at = 1; first && at < words.length; at++) {
    if (plain(words.slice(at).join('')) === first) {
      return [...words.slice(at), ...words.slice(0, at)].join(' ');
    }
  }
  const [, family, given] = particled.exec(printed) ?? [];
  if (family && given) return `${given} ${family}`;
  return words.length === 2 ? `${words[1]} ${words[0]}` : printed;
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z]/g, '');
}

/** The names of a list: its members and their groups. */
export function namesOfList(members: readonly ListedMember[]): Named[] {
  const groups = new Set(members.flatMap(({ party }) => party ?? []));
  return [
    ...members.map(({ name, key, party }): Named => ({
      kind: 'person',
      name,
      code: key,
      person: personOfKey(key),
      function: 'Volksvertegenwoordiger',
      ...(party ? { party } : {}),
    })),
    ...[...groups].map((name): Named => ({ kind: 'party', name })),
  ];
}

/** The number of a person in the open data, which the keys of the lists write with leading zeros. */
function personOfKey(key: string): string {
  return key.replace(/^0+(?=\d+$)/, '');
}

const mandate =
  /(Volksvertegenwoordiger)\s*\(([^)]+)\)\s*voor de kieskring\s+([^|.]+?)(?:\s+sedert\s+(\d{1,2}\s+\p{L}+\s+\d{4}))?(?:\s+ter vervanging van[^|]*)?\s*\./u;

/**
 * The page of one member: who it is, with group and since when, and the committees the page links.
 * @throws SourceFault of kind `shape` when the page names nobody
 */
export function readMemberPage(bytes: Uint8Array, url: string): Named[] {
  const $ = parsePage(bytes, url);
  const name = oneLine($('form center h2').first().text());
  if (!name) throw new SourceFault('shape', { url, detail: 'a page without a member' });
  const life = oneLine($('form p').text());
  const [, what, party, , since] = mandate.exec(life) ?? [];
  const from = since ? readWrittenDay(since) : undefined;
  const committees = $('a[href*="com.cfm?com="]')
    .toArray()
    .map((link) => oneLine($(link).text()))
    .filter((committee) => committee !== '');
  return [
    {
      kind: 'person',
      name,
      ...(what ? { function: what } : {}),
      ...(party ? { party: party.trim() } : {}),
      ...(from ? { from } : {}),
    },
    ...[...new Set(committees)].map((committee): Named => ({
      kind: 'committee',
      name: committee,
      code: committeeOf(committee).code,
    })),
  ];
}
