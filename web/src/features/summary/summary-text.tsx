import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import type { Summary, SummarySentence } from 'contract/summaries';
import { useFormats } from '#features/formats.ts';
import { clock } from '#features/transcript/moments.ts';
import { passageHash, spokenAt } from './passage-link.ts';
import styles from './summary.module.css';

/** The sentences of a summary, each a link to what it rests on, under their headings where there are any. */
export function SummaryText({
  summary,
  document,
  headingLevel: Heading = 'h3',
}: {
  summary: Summary;
  document: DocumentDetail;
  headingLevel?: 'h3' | 'h4';
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.text} lang={summary.language}>
      {summary.parts.map(({ heading, sentences }, index) => (
        <section key={heading ?? index}>
          {heading && <Heading>{t(`summary.headings.${heading}`)}</Heading>}
          <p>
            {sentences.map((sentence) => (
              <Sentence key={`${sentence.start} ${sentence.text}`} {...{ sentence, document }} />
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Sentence({ sentence, document }: { sentence: SummarySentence; document: DocumentDetail }) {
  const { time } = useFormats();
  const at = spokenAt(document, sentence);
  const { begin, recording } = document.transcript ?? {};
  const moment =
    at === undefined || begin === undefined
      ? undefined
      : // As the transcript shows it: where it stands in the sound, or the time of day where there is none.
        recording
        ? clock(at)
        : time(new Date(Date.parse(begin) + at).toISOString());
  return (
    <>
      <Link
        // Without a tab the address leads to the text.
        to="."
        search={{}}
        hash={passageHash(document, sentence)}
        state
        resetScroll={false}
        hashScrollIntoView={false}
        className={styles.sentence}
      >
        {sentence.text}
      </Link>
      {moment !== undefined && <span className={styles.moment}> {moment}</span>}{' '}
    </>
  );
}
