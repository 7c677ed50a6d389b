import type { MetadataField } from 'contract/document-parts';
import { fields, type QueryField, unnamedFields } from 'contract/query/fields';
import type { NearNode, NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { wordsOfTerm } from 'contract/query/occurrences';
import { mark } from 'contract/query/readings';
import { soleOf } from '#platform/sole.ts';
import type { TurnQuery } from '../document-store.ts';
import { readingsOf } from '../operands.ts';
import { translationOf } from '../searchable.ts';
import { titleColumn, turns } from './mapping.ts';
import { nearRules } from './near.ts';
import { anyOf, type Clause, inARow, type Place } from './rules.ts';

/** The words of the index that fit a pattern. */
export type Expansions = ReadonlyMap<string, readonly string[]>;

/** The columns that words are looked for in. */
interface Where {
  columns: readonly string[];
  /** Asks for a document by what is found there. */
  within: (clause: Clause) => Clause;
}

const itself = (clause: Clause): Clause => clause;
/** Found by one turn that is found by this. */
const inOneTurn = (clause: Clause): Clause => ({ nested: { path: turns.path, query: clause } });
const spokenBy: Where = { columns: [`${turns.path}.${turns.speaker}`], within: itself };
const spoken: Where = { columns: [`${turns.path}.${turns.said}`], within: itself };

/** Every pattern of a query, to be expanded before it is translated. */
export function patternsOf(node: QueryNode): string[] {
  const ofTerms = (terms: readonly PhraseTerm[]) =>
    terms.flatMap((term) => (term.type === 'wildcard' ? [term.pattern] : []));
  switch (node.type) {
    case 'word':
      return [];
    case 'wildcard':
      return [node.pattern];
    case 'phrase':
      return ofTerms(node.terms);
    case 'compound':
      return ofTerms([...node.terms, node.joined]);
    case 'near':
      return node.operands.flatMap(patternsOf);
    case 'field':
    case 'not':
      return patternsOf(node.node);
    case 'said':
      return [node.speaker, node.said].flatMap(patternsOf);
    case 'and':
    case 'or':
      return node.nodes.flatMap(patternsOf);
  }
}

/**
 * Translates a query tree exactly: words as terms, phrases and proximities as intervals inside one value.
 * @throws TooBroadError when a proximity has too many ways to be read
 */
export function translate(query: QueryNode, metadataField: MetadataField, expansions: Expansions): Clause {
  return translator(metadataField, expansions).ofDocument(query);
}

/** The same for one turn of a debate, as it is asked within the turns. @throws TooBroadError likewise */
export function translateTurn(turn: TurnQuery, metadataField: MetadataField, expansions: Expansions): Clause {
  return translator(metadataField, expansions).ofTurn(turn);
}

interface Translator {
  ofDocument(query: QueryNode): Clause;
  ofTurn(turn: TurnQuery): Clause;
}

function translator(metadataField: MetadataField, expansions: Expansions): Translator {
  const language = translationOf(metadataField);
  return { ofDocument: (query) => clause(query, columnsOf(undefined)), ofTurn };

  function ofTurn({ speaker, said }: TurnQuery): Clause {
    const filter = [clause(speaker, spokenBy), ...(said ? [clause(said, spoken)] : [])];
    return { bool: { filter } };
  }

  function clause(node: QueryNode, where: Where): Clause {
    switch (node.type) {
      case 'field':
        return clause(node.node, columnsOf(node.field));
      case 'said':
        return inOneTurn(ofTurn(node));
      case 'or':
        return anyOf(node.nodes.map((each) => clause(each, where)));
      case 'and':
        return {
          bool: {
            filter: node.nodes.filter(({ type }) => type !== 'not').map((each) => clause(each, where)),
            must_not: node.nodes.flatMap((each) => (each.type === 'not' ? [clause(each.node, where)] : [])),
          },
        };
      case 'not':
        return { bool: { must_not: [clause(node.node, where)] } };
      case 'near': {
        const only = soleOf(node.operands);
        return only ? operand(only, where) : near(node, where);
      }
      default:
        return operand(node, where);
    }
  }

  function operand(node: NearOperand, where: Where): Clause {
    return anyOf(
      placesOf(node).map((places) => {
        const only = soleOf(places);
        return only ? terms(only.words, where) : intervals(inARow(places), where);
      }),
    );
  }

  function near({ operands, distance }: NearNode, where: Where): Clause {
    const rules = nearRules(operands.map(placesOf), distance);
    return anyOf(rules.map((rule) => intervals(rule, where)));
  }

  /** The ways to read an operand: for each, what may stand at each place. Impossible ones are left out. */
  function placesOf(node: NearOperand): Place[][] {
    return readingsOf(node)
      .map((terms) => terms.map((term) => placeOf(term, expansions)))
      .filter((places) => places.every(({ words }) => words.length > 0));
  }

  function columnsOf(field: QueryField | undefined): Where {
    if (field && fields[field].kind === 'speakers') return { ...spokenBy, within: inOneTurn };
    return {
      columns: (field ? [field] : unnamedFields).map((name) =>
        fields[name].kind === 'title' ? titleColumn(fields[name].column, language) : fields[name].column,
      ),
      within: itself,
    };
  }

  function terms(words: readonly string[], { columns, within }: Where): Clause {
    return within(anyOf(columns.map((name) => ({ terms: { [name]: words } }))));
  }

  function intervals(rule: Clause, { columns, within }: Where): Clause {
    return within(anyOf(columns.map((name) => ({ intervals: { [name]: rule } }))));
  }
}

/** What may stand at the place of a term. */
function placeOf(term: PhraseTerm, expansions: Expansions): Place {
  if (term.type !== 'wildcard') return { words: wordsOfTerm(term).sort() };
  return { words: expansions.get(term.pattern)?.toSorted() ?? [], pattern: term.pattern };
}

/** Intervals where these are written in a row, not what stands beside; undefined when they are nowhere. */
export function writtenInARow(terms: readonly PhraseTerm[], expansions: Expansions): Clause | undefined {
  const places = terms.map((term) => {
    const place = placeOf(term, expansions);
    return { ...place, words: place.words.filter((word) => !word.startsWith(mark)) };
  });
  return places.every(({ words }) => words.length > 0) ? inARow(places) : undefined;
}
