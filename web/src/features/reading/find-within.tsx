import { useState, type FormEvent } from 'react';
import { SearchField } from '#ui/search-field.tsx';
import styles from './find-within.module.css';

/** Searches within what the page is about. */
export function FindWithin({ label, onFind }: { label: string; onFind: (words: string) => void }) {
  const [text, setText] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words !== '') onFind(words);
  };
  return (
    <form role="search" className={styles.find} onSubmit={find}>
      <SearchField label={label} labelled={false} value={text} onType={setText} />
    </form>
  );
}
