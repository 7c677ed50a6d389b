import { useMemo } from 'react';
import { syntaxSpans } from 'contract/query/colours';
import { queryPieces } from './query-pieces.ts';
import styles from './query-text.module.css';

/** A query to read, with its syntax coloured as in the field where it is typed. */
export function QueryText({ query }: { query: string }) {
  const pieces = useMemo(() => queryPieces(query, syntaxSpans(query), undefined), [query]);
  return (
    <span className={styles.query}>
      {pieces.map(({ text, kind }, index) => (
        <span key={index} data-kind={kind}>
          {text}
        </span>
      ))}
    </span>
  );
}
