import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CommitmentCourse, CommitmentDetail } from 'contract/commitments';
import type { LinkedDocument } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import styles from './course.module.css';

type LinkTo = ReturnType<typeof useDocumentLink>;

/** What became of a commitment in order of time, and letters that may be its fulfilment, which change nothing of it. */
export function Course({ commitment, linkTo }: { commitment: CommitmentDetail; linkTo: LinkTo }) {
  const { t } = useTranslation();
  const { course, maybe } = commitment;
  const { stateText } = commitment.commitment;
  return (
    <>
      <section className={styles.card} aria-labelledby="commitment-course">
        <h3 id="commitment-course" className={styles.name}>
          {t('commitments.course.title')}
        </h3>
        <ol className={styles.course}>
          {course.map((step, index) => (
            <Step key={index} step={step} linkTo={linkTo} />
          ))}
        </ol>
      </section>
      {maybe.length > 0 && (
        <section className={styles.card} aria-labelledby="commitment-maybe">
          <h3 id="commitment-maybe" className={styles.name}>
            {t('commitments.maybe.title')}
          </h3>
          <ul className={styles.maybe}>
            {maybe.map(({ document, passage }) => (
              <li key={document.id}>
                <Letter document={document} linkTo={linkTo} />
                {passage !== undefined && <q>{passage}</q>}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {t('commitments.maybe.note')}{' '}
            {stateText !== undefined && t('commitments.maybe.state', { state: stateText })}
          </p>
        </section>
      )}
    </>
  );
}

function Step({ step, linkTo }: { step: CommitmentCourse; linkTo: LinkTo }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  return (
    <li data-kind={step.kind}>
      <b>{t(`commitments.course.${step.kind === 'fulfilled' ? 'noted' : step.kind}`)}</b>
      <small>
        {step.at !== undefined && <time dateTime={step.at}>{shortDate(step.at)}</time>}
        {step.kind === 'delay' && <Letter document={step.document} linkTo={linkTo} dated={false} />}
        {step.kind === 'fulfilled' &&
          (step.document ? (
            <Letter document={step.document} linkTo={linkTo} dated={false} />
          ) : (
            <span>{step.title}</span>
          ))}
        {step.kind === 'delay' && step.quote !== undefined && <q>{step.quote}</q>}
      </small>
    </li>
  );
}

/** A letter by its title, with its number and day unless these are told beside it. */
function Letter({
  document,
  linkTo,
  dated = true,
}: {
  document: LinkedDocument;
  linkTo: LinkTo;
  dated?: boolean;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  if (document.locked) {
    return (
      <span>
        {document.title} ({t('commitments.locked')})
      </span>
    );
  }
  const number = document.numbers.find(({ kind }) => kind === 'dossier')?.value;
  const beside = [number, shortDate(document.date)].filter(Boolean).join(', ');
  return (
    <span className={styles.letter}>
      <Link {...linkTo(document)}>{document.title}</Link>
      {dated && <small>{beside}</small>}
    </span>
  );
}
