import { inseparablePrefixes, separablePrefixes, strongVerbs, weakVerbs } from './verb-list.ts';

interface Verb {
  infinitive: string;
  /** Forms that a prefix stands before without more ado. */
  finite: readonly string[];
  participle: string;
}

const endings = ['e', 'en', 'er', 'em', 'es'];

let index: Map<string, Verb[]> | undefined;

function verbs(): Map<string, Verb[]> {
  if (index) return index;
  index = new Map();
  const add = (verb: Verb) => {
    for (const form of formsOf(verb)) {
      // Folded, `fuhren` is nearly always führen.
      if (/^fuhr(?:en)?$/.test(form) && verb.infinitive === 'fahren') continue;
      index!.set(form, [...(index!.get(form) ?? []), verb]);
    }
  };
  for (const entry of strongVerbs.trim().split(/\s+/)) {
    const [infinitive = '', three = '', past = '', participle = ''] = entry.split(':');
    const pasts = past.endsWith('e') ? [past, `${past}n`] : [past, `${past}en`];
    add({ infinitive, finite: [three, ...pasts], participle });
  }
  for (const root of new Set(weakVerbs)) add(weak(root));
  return index;
}

function weak(root: string): Verb {
  const link = /(?:[td]|(?:ch|[^aeioulrhmn])[mn])$/.test(root) ? 'e' : '';
  return {
    infinitive: /e[lr]$/.test(root) ? `${root}n` : `${root}en`,
    finite: [`${root}${link}t`, `${root}${link}te`, `${root}${link}ten`],
    participle: `${hasGe(root) ? 'ge' : ''}${root}${link}t`,
  };
}

/** Verbs with a prefix that is not stressed have a participle without ge-. */
function hasGe(root: string): boolean {
  const rest = /^(?:be|ent|er|ge|miss|ver|zer|uber|unter|wieder|um|durch)(.+)$/.exec(root)?.[1];
  return (
    rest === undefined ||
    !/^[^aeiou]*[aeiou]/.test(rest) ||
    rest.length < 2 ||
    /^(?:ern|erb|beb|bet|gelt|geb)$/.test(root) ||
    /ier$/.test(root) === true
  );
}

/** The likeliest first: infinitive, person, past, participles with what is bent of them. */
function formsOf({ infinitive, finite, participle }: Verb): string[] {
  return [
    infinitive,
    ...finite,
    participle,
    ...endings.map((ending) => participle + ending),
    `${infinitive}d`,
    ...endings.map((ending) => `${infinitive}d${ending}`),
  ];
}

/** The forms of the listed verbs that have this form. */
export function listedVerbForms(word: string): string[] {
  return (verbs().get(word) ?? []).flatMap(formsOf);
}

/**
 * The forms of a verb that is listed without its prefix: `eingesetzt`, `einzusetzen`, `besteht`.
 *
 * @param isNoun - tells nouns, which no finite form may be: `angaben` is not angeben
 */
export function prefixedVerbForms(word: string, isNoun: (word: string) => boolean): string[] {
  const forms: string[] = [];
  for (const prefix of separablePrefixes) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 3) continue;
    const rest = word.slice(prefix.length);
    const zu = /^zu([a-z]{3,}n)$/.exec(rest)?.[1];
    const found = [
      ...known(rest),
      ...(zu === undefined ? [] : known(zu).filter(({ infinitive }) => infinitive === zu)),
    ];
    for (const verb of found) {
      if (verbs().has(prefix + verb.infinitive)) continue;
      if (rest !== verb.infinitive && zu === undefined && isNoun(word)) continue;
      const finite = verb.finite.filter((form) => !isNoun(prefix + form));
      forms.push(...formsOf({ ...verb, finite }).map((form) => prefix + form));
      forms.push(`${prefix}zu${verb.infinitive}`);
    }
  }
  for (const prefix of inseparablePrefixes) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 3) continue;
    const rest = word.slice(prefix.length);
    const participles = (verbs().get(`ge${rest}`) ?? []).filter(
      ({ infinitive, participle }) => !infinitive.startsWith('ge') && `ge${rest}`.startsWith(participle),
    );
    for (const verb of [...(verbs().get(rest) ?? []), ...participles]) {
      if (verbs().has(prefix + verb.infinitive)) continue;
      const whole = behind(prefix, verb);
      if (!formsOf(whole).includes(word) || (whole.infinitive !== word && isNoun(word))) continue;
      forms.push(...formsOf({ ...whole, finite: whole.finite.filter((form) => !isNoun(form)) }));
    }
  }
  return forms;
}

function known(rest: string): Verb[] {
  const listed = verbs().get(rest);
  if (listed) return listed;
  const borrowed = borrowedVerb(rest);
  if (borrowed) return [borrowed];
  return inseparablePrefixes
    .filter((prefix) => prefix.length < 4 && rest.startsWith(prefix))
    .flatMap((prefix) => {
      const inner = rest.slice(prefix.length);
      return [...(verbs().get(inner) ?? []), ...(verbs().get(`ge${inner}`) ?? [])].map((verb) =>
        behind(prefix, verb),
      );
    })
    .filter((verb) => formsOf(verb).includes(rest));
}

function behind(prefix: string, { infinitive, finite, participle }: Verb): Verb {
  return {
    infinitive: prefix + infinitive,
    finite: finite.map((form) => prefix + form),
    participle: prefix + participle.replace(/^ge/, ''),
  };
}

/** Verbs in -ieren, which have no ge-. */
function borrowedVerb(word: string): Verb | undefined {
  const root = /^([a-z]{2,}ier)(?:en|t|te|ten|ende?[nmrs]?|t?e[nmrs]?)$/.exec(word)?.[1];
  if (root === undefined || /^(?:ausg|qu|klav|off|pap|spaz|tour|turn|barr|kur|prem|dos)ier$/.test(root))
    return undefined;
  if (/ier(?:e[nmrs]?|e)$/.test(word) && !word.endsWith('ieren')) return undefined;
  return { infinitive: `${root}en`, finite: [`${root}t`, `${root}te`, `${root}ten`], participle: `${root}t` };
}

/** The forms of a verb in -ieren. */
export function borrowedVerbForms(word: string): string[] {
  const verb = borrowedVerb(word);
  return verb ? formsOf(verb) : [];
}

/** A verb that no list knows, by its prefix or the ge- of its participle. */
export function unknownVerbForms(word: string): string[] {
  const root =
    /^ge([a-z]{3,}?)e?t(?:e[nmrs]?)?$/.exec(word)?.[1] ??
    /^((?:be|ent|er|ver|zer|unter|uber)[a-z]{3,}?)(?:en|e?te?n?|ende?[nmrs]?)$/.exec(word)?.[1];
  if (root === undefined || !/[aeiou]/.test(root) || /(?:ung|heit|keit)$/.test(root)) return [];
  const forms = formsOf(weak(root));
  return forms.includes(word) ? forms : [];
}
