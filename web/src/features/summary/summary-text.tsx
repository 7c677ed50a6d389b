import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { passageHash, spokenAt } from 'contract/passage-link';
import type { Summary, SummarySentence } from 'contract/summaries';
import { clock } from '#features/reading/moments.ts';
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
          {summary.madeBy === 'ai' ? (
            <p>
              {sentences.map((sentence) => (
                <Sentence key={keyOf(sentence)} {...{ sentence, document }} />
              ))}
            </p>
          ) : (
            // From different places, so that they do not read as one piece.
            <ul>
              {sentences.map((sentence) => (
                <li key={keyOf(sentence)}>
                  <Sentence {...{ sentence, document }} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

const keyOf = ({ start, text }: SummarySentence) => `${start} ${text}`;

function Sentence({ sentence, document }: { sentence: SummarySentence; document: DocumentDetail }) {
  // Where it stands in the sound; a time of day would only repeat itself.
  const at = document.transcript?.recording && spokenAt(document.transcript, sentence);
  return (
    <>
      <Link
        // Without a tab the address leads to the text.
        to="."
        search={{}}
        hash={passageHash(document.transcript, sentence)}
        state
        resetScroll={false}
        hashScrollIntoView={false}
        className={styles.sentence}
      >
        {sentence.text}
      </Link>
      {at !== undefined && <span className={styles.moment}> {clock(at)}</span>}{' '}
    </>
  );
}
