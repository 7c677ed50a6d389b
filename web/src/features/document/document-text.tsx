import { memo, useMemo } from 'react';
import type { Marked } from 'contract/documents';
import { segmentsOf } from '#features/timeline/segments.ts';
import { blocksOf, type Block } from './blocks.ts';
import styles from './document-text.module.css';

/** The text of a document with every hit marked; blocks outside the view are not drawn (UX 5.5). */
export const DocumentText = memo(function DocumentText({
  text,
  language,
}: {
  text: Marked;
  language: string;
}) {
  const blocks = useMemo(() => blocksOf(text.text, text.marks), [text]);
  return (
    <div className={styles.text} lang={language}>
      {blocks.map((block) => (
        <TextBlock key={block.start} text={text.text} block={block} />
      ))}
    </div>
  );
});

const TextBlock = memo(function TextBlock({ text, block }: { text: string; block: Block }) {
  return (
    <div className={styles.block}>
      {block.paragraphs.map(({ start, end }) => (
        <p key={start} data-start={start}>
          {segmentsOf(text, block.marks, start, end).map((segment, index) =>
            segment.mark === undefined ? (
              segment.text
            ) : (
              <mark key={index} data-mark={block.firstMark + segment.mark}>
                {segment.text}
              </mark>
            ),
          )}
        </p>
      ))}
    </div>
  );
});
