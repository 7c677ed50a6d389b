import { memo } from 'react';
import type { Marked } from 'contract/document-parts';
import { MarkedSegments } from '#features/reading/marked-segments.tsx';
import { segmentsOf } from '#features/reading/segments.ts';
import { marksWithin } from './turn-rows.ts';
import styles from './turn.module.css';

/** A stretch of the text in paragraphs, with its hits marked; each paragraph tells where it stands in the text. */
export const Words = memo(function Words({
  text,
  from,
  to,
  active,
  language,
}: {
  text: Marked;
  from: number;
  to: number;
  active: number;
  language: string;
}) {
  const paragraphs = [...text.text.slice(from, to).matchAll(/[^\r\n]*\S[^\r\n]*/g)];
  return (
    <div className={styles.words} lang={language}>
      {paragraphs.map(({ index, 0: { length } }) => {
        const start = from + index;
        const { marks, first } = marksWithin(text.marks, start, start + length);
        return (
          <p key={start} data-start={start}>
            <MarkedSegments
              segments={segmentsOf(text.text, marks, start, start + length)}
              first={first}
              active={active}
            />
          </p>
        );
      })}
    </div>
  );
});
