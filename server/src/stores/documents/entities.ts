import { limits } from 'contract/limits';
import { analyse, type Token } from 'contract/query/analyser';
import type { Document } from './document.ts';
import { analysedValues } from './entities/analysed-value.ts';
import { maintained, type Recogniser } from './entities/recogniser.ts';
import { stakeholdersOf } from './entities/stakeholders.ts';
import { topicsOf } from './entities/topics.ts';
import { searchable } from './searchable.ts';

/** What is recognised in a document when it is put, for statistics; both engines keep it beside the document. */
export interface Entities {
  /** Who and what is named, as analytics code and name: `PER:Jan Jansen`, `committees:ENVI` (decision 3.31). */
  stakeholders: string[];
  /** The words and phrases the document is most about, folded as in the index, most telling first. */
  topics: string[];
}

/**
 * Recognises the entities of a document in its title and texts, in time linear in their length; of a
 * confidential one none (decision 3.33). Without a recogniser the maintained list of names is used.
 * `analysed` are title and texts with their words, for who has them.
 */
export function entitiesOf(
  document: Document,
  recogniser: Recogniser = maintained,
  analysed = analysedTexts(document),
): Entities {
  if (document.confidentiality === 'Besloten') return { stakeholders: [], topics: [] };
  const values = analysedValues(analysed);
  // A search could not be narrowed to a longer one.
  const named = recogniser.namedIn(document, values);
  const stakeholders = stakeholdersOf(document, values, recogniser, named).filter(
    (value) => value.length <= limits.maximumStakeholderLength,
  );
  return { stakeholders, topics: topicsOf(document, values, [...stakeholders, ...named]) };
}

function analysedTexts(document: Document): { text: string; tokens: readonly Token[] }[] {
  const { title, texts } = searchable(document, 'metadata');
  return [title, ...texts].map((text) => ({ text, tokens: analyse(text) }));
}
