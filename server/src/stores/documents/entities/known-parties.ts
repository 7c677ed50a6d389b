import type { DomainId } from 'contract/dashboards';
import { foldedWords, parties, writingsOf } from './gazetteer.ts';
import type { KnownName } from './known-name.ts';

/** How sure a way of writing is: by its capitals alone, as a name inside a sentence, or only where it is called a party. */
export type Writing = 'sure' | 'careful' | 'ordinary';

export interface KnownParties {
  /** Every way of writing with the party's name in the statistics. */
  phrases: { written: string; name: string; writing: Writing }[];
  /** The name of the party that is written so; undefined for what is no party. */
  named(written: string): string | undefined;
}

/** The parties of a domain: the maintained ones, and those that only a source lists. */
export function knownParties(domain: DomainId, names: readonly KnownName[]): KnownParties {
  const called = new Map<string, string>();
  const phrases: KnownParties['phrases'] = [];
  const add = (written: string, name: string, writing: Writing) => {
    const key = foldedWords(written);
    if (key === '' || called.has(key)) return;
    called.set(key, name);
    phrases.push({ written, name, writing });
  };
  for (const party of parties) {
    if (!party.domains.includes(domain)) continue;
    const { name, careful = [], ordinary = [] } = party;
    for (const written of careful) add(written, name, 'careful');
    for (const written of ordinary) add(written, name, 'ordinary');
    for (const { written } of writingsOf(party)) add(written, name, 'sure');
  }
  for (const { kind, name, code, party } of names) {
    if (kind === 'party') {
      const known = called.get(foldedWords(code ?? name)) ?? called.get(foldedWords(name));
      const called_ = known ?? (code && code.length <= name.length ? code : name);
      for (const written of code ? [code, name] : [name]) add(written, called_, writingOf(written));
    } else if (party && !called.has(foldedWords(party))) called.set(foldedWords(party), party);
  }
  return { phrases, named: (written) => called.get(foldedWords(written)) };
}

/** Whether two names of parties can be one: a group and a party in it, such as `Ecolo-Groen` and `Groen`. */
export function canBeOne(one: string, other: string): boolean {
  const [left, right] = [foldedWords(one).split(' '), foldedWords(other).split(' ')];
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  return few.every((word) => many.includes(word));
}

/** Names of several words and abbreviations of three letters or more are sure; one word can be any word. */
function writingOf(written: string): Writing {
  if (/\s/u.test(written)) return 'sure';
  if (/^.+\p{Lu}|\d/u.test(written)) return written.length > 2 ? 'sure' : 'careful';
  return 'ordinary';
}
