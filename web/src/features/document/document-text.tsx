import { memo, useMemo } from 'react';
import type { Marked } from 'contract/document-parts';
import { MarkedSegments } from '#features/reading/marked-segments.tsx';
import { segmentsOf } from '#features/reading/segments.ts';
import { blocksOf, paragraphsOf, type Block } from './blocks.ts';
import styles from './document-text.module.css';
import { headingsOf, type HeadingLevel } from './headings.ts';

/**
 * The text of a document with every hit marked, and what its form tells to be a heading as one; blocks outside the view
 * are not drawn (UX 5.5).
 */
export const DocumentText = memo(function DocumentText({
  text,
  language,
}: {
  text: Marked;
  language: string;
}) {
  const [blocks, headings] = useMemo(
    () => [blocksOf(text.text, text.marks), headingsOf(text.text, paragraphsOf(text.text))],
    [text],
  );
  return (
    <div className={styles.text} lang={language}>
      {blocks.map((block) => (
        <TextBlock key={block.start} text={text.text} block={block} headings={headings} />
      ))}
    </div>
  );
});

const TextBlock = memo(function TextBlock({
  text,
  block,
  headings,
}: {
  text: string;
  block: Block;
  headings: ReadonlyMap<number, HeadingLevel>;
}) {
  return (
    <div className={styles.block}>
      {block.paragraphs.map((paragraph) => {
        const level = headings.get(paragraph.start);
        const Line = level ? (`h${level}` as const) : 'p';
        return (
          <Line key={paragraph.start} data-start={paragraph.start}>
            <MarkedSegments
              segments={segmentsOf(text, block.marks, paragraph.start, paragraph.end)}
              first={block.firstMark}
            />
          </Line>
        );
      })}
    </div>
  );
});
