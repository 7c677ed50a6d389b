import { Button } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail, Transcript } from 'contract/documents';
import { copyText } from '#features/copy-text.ts';
import { useFormats } from '#features/formats.ts';
import { clock, linkTo } from '#features/reading/moments.ts';
import { quotationOf } from './quotation.ts';
import styles from './quote-button.module.css';
import type { Row } from './turn-rows.ts';
import { selectedStretch, type Stretch } from './selected-stretch.ts';

/** Beside selected words: copies them with who said them, when, and a link to the second (UX 5.5). */
export function QuoteButton({
  document: page,
  transcript,
  rows,
  audible,
  list,
}: {
  document: DocumentDetail;
  transcript: Transcript;
  rows: readonly Row[];
  audible: boolean;
  list: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation();
  const { longDate, time } = useFormats();
  const [stretch, setStretch] = useState<Stretch>();
  useEffect(() => {
    const look = () => setStretch(list.current ? selectedStretch(list.current) : undefined);
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [list]);
  const text = page.text?.text ?? '';
  const quotation = stretch && quotationOf(text, rows, stretch.from, stretch.to);
  if (!stretch || !quotation) return null;

  const { parts, moment } = quotation;
  const at = 'at' in moment ? moment.at : undefined;
  const instant = new Date(Date.parse(transcript.begin ?? page.date) + (at ?? 0)).toISOString();
  const date = longDate(instant);
  const when = at === undefined ? date : `${date}, ${audible ? clock(at) : time(instant)}`;
  const lines = parts.map(({ speaker, words }) => {
    const { name = '', party } = transcript.speakers[speaker] ?? {};
    return t('transcript.quotePart', { words, who: party === undefined ? name : `${name} (${party})` });
  });
  const quoted = [
    ...lines,
    t('transcript.quoteSource', { title: page.title.text, when }),
    linkTo(location.href, moment),
  ];
  return (
    <Button
      className={styles.quote}
      data-unprinted
      style={{ top: stretch.bottom, left: stretch.middle }}
      leftSection={<IconQuote size={16} aria-hidden="true" />}
      // Pressing it must not undo the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void copyText(quoted.join('\n'), t('transcript.quoteCopied'))}
    >
      {t('transcript.quote')}
    </Button>
  );
}
