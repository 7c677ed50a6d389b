import { useRef } from 'react';
import type { DocumentDetail } from 'contract/documents';
import type { Marked } from 'contract/document-parts';
import { quotedWords } from 'contract/passage-link';
import { QuoteToList } from '#features/lists/quote-to-list.tsx';
import { QuoteBar } from '#features/reading/quote-bar.tsx';
import { useSelectedStretch } from '#features/reading/selected-stretch.ts';
import styles from './document-text.module.css';
import { DocumentText } from './document-text.tsx';

/** The text of a document; what is selected of it can be kept on a list. */
export function QuotableText({ document, text }: { document: DocumentDetail; text: Marked }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.quotable}>
      <div ref={place}>
        <DocumentText text={text} language={document.language} />
      </div>
      <Selected id={document.id} text={text.text} place={place} />
    </div>
  );
}

/** A part of its own, so that the text is not drawn again with every change of the selection. */
function Selected({
  id,
  text,
  place,
}: {
  id: string;
  text: string;
  place: Parameters<typeof useSelectedStretch>[0];
}) {
  const stretch = useSelectedStretch(place);
  if (!stretch) return null;
  const { from: start, to: end } = stretch;
  const words = quotedWords(text.slice(start, end));
  if (words === '') return null;
  return (
    <QuoteBar stretch={stretch}>
      <QuoteToList documentId={id} passage={{ kind: 'passage', start, end, words }} />
    </QuoteBar>
  );
}
