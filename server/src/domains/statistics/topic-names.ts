import type { DomainId } from 'contract/dashboards';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { nameOfTopic } from './topic-name.ts';

/** How documents write topics, found once and remembered. */
export interface TopicNames {
  /** The name of a topic, from the newest hits of a search that asks for it. */
  nameOf(topic: string, search: Search): Promise<string>;
}

/** Hits that are looked at for how a topic is written. */
const examples = 3;
/** Names remembered; the one that was not asked for longest goes first. */
const capacity = 20_000;

/** Looks names up in the documents, because reading hits costs more than counting them. */
export function topicNames(documents: DocumentStore): TopicNames {
  const known = new Map<string, string>();
  const keyOf = (domain: DomainId, topic: string) => `${domain} ${topic}`;
  return {
    async nameOf(topic, search) {
      const key = keyOf(search.filters.domain, topic);
      const name =
        known.get(key) ?? nameOfTopic(topic, (await documents.search(search, { size: examples })).hits);
      known.delete(key);
      known.set(key, name);
      const [oldest] = known.keys();
      if (known.size > capacity && oldest !== undefined) known.delete(oldest);
      return name;
    },
  };
}
