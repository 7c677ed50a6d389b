import { Button } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import type { Transcript } from 'contract/document-parts';
import { quotedWords } from 'contract/passage-link';
import { copyText } from '#features/copy-text.ts';
import { useFormats } from '#features/formats.ts';
import { QuoteToList } from '#features/lists/quote-to-list.tsx';
import { clock, linkTo } from '#features/reading/moments.ts';
import { QuoteBar } from '#features/reading/quote-bar.tsx';
import { useSelectedStretch } from '#features/reading/selected-stretch.ts';
import { sign } from '#ui/sign.tsx';
import { quotationOf } from './quotation.ts';
import type { Row } from './turn-rows.ts';

/** Beside selected words: copies them with who said them, when, and a link to the second, or keeps them on a list (UX 5.5). */
export function QuoteTurns({
  document: page,
  transcript,
  rows,
  only,
  audible,
  list,
}: {
  document: DocumentDetail;
  transcript: Transcript;
  /** Those that are shown. */
  rows: readonly Row[];
  /** The speaker that alone is shown. */
  only: string | undefined;
  audible: boolean;
  list: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation();
  const { longDate, time } = useFormats();
  const stretch = useSelectedStretch(list);
  const text = page.text?.text ?? '';
  const quotation = stretch && quotationOf(text, rows, stretch.from, stretch.to);
  if (!stretch || !quotation) return null;

  const { from: start, to: end } = stretch;
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
    <QuoteBar stretch={stretch}>
      <Button
        variant="default"
        leftSection={sign(IconQuote)}
        onClick={() => void copyText(quoted.join('\n'), t('transcript.quoteCopied'))}
      >
        {t('transcript.quote')}
      </Button>
      <QuoteToList
        documentId={page.id}
        passage={{
          ...{ kind: 'passage', start, end, words: quotedWords(text.slice(start, end)) },
          ...(only === undefined ? {} : { only }),
        }}
      />
    </QuoteBar>
  );
}
