import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AskPassage } from 'contract/asks';
import { quotedWords } from 'contract/passage-link';
import { copyText } from '#features/copy-text.ts';
import { useFormats } from '#features/formats.ts';
import { MarkedText } from '#features/marked-text.tsx';
import { clock } from '#features/reading/moments.ts';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import { documentLink } from '#features/reading/document-link.ts';
import { knownNumber } from '#features/timeline/known-number.ts';
import { Kind } from '#features/timeline/type-line.tsx';
import styles from './ask.module.css';

/** Makes the link to where a passage stands, and what is copied of it: its words with who said them and where. */
export function usePassageText(results: string) {
  const router = useRouter();
  const { shortDate } = useFormats();
  const linkTo = ({ document, hash }: AskPassage) => ({ ...documentLink(document, '', results), hash });
  return {
    linkTo,
    quotationOf: (passage: AskPassage) => {
      const { document, speaker, words } = passage;
      const address = new URL(router.buildLocation(linkTo(passage)).href, location.href).href;
      const source = [
        speaker,
        document.title,
        knownNumber(document)?.value,
        shortDate(document.date),
        address,
      ];
      return `“${quotedWords(words.text)}” (${source.filter(Boolean).join(', ')})`;
    },
  };
}

/** A passage with its document: what it is, word for word, and the way there. */
export function Passage({
  passage,
  results,
  titled,
}: {
  passage: AskPassage;
  /** Address that the document leads back to. */
  results: string;
  /** Whether the title of the document stands above. */
  titled: boolean;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { linkTo, quotationOf } = usePassageText(results);
  const { document, words, speaker, at } = passage;
  const link = linkTo(passage);
  const number = knownNumber(document);
  return (
    <div className={styles.passage}>
      <p className={styles.line}>
        <Kind item={document} />
        {number && (
          <span>
            <DossierLink item={document} className={styles.dossier}>
              {number.value}
            </DossierLink>
          </span>
        )}
        <time dateTime={document.date}>{shortDate(document.date)}</time>
        {speaker && <span>{speaker}</span>}
      </p>
      {titled && (
        <h3 lang={document.language}>
          <Link {...link}>{document.title}</Link>
        </h3>
      )}
      <blockquote lang={document.language}>
        <MarkedText {...words} />
      </blockquote>
      <p className={styles.ways} data-unprinted>
        {at !== undefined && (
          <Link {...link} className={styles.play} aria-label={t('ask.play', { time: clock(at) })}>
            <IconPlayerPlayFilled size={14} aria-hidden="true" />
            {clock(at)}
          </Link>
        )}
        <Link {...link} aria-label={`${t('ask.open')}: ${document.title}`}>
          {t('ask.open')}
        </Link>
        <button type="button" onClick={() => void copyText(quotationOf(passage), t('ask.copied'))}>
          {t('ask.copy')}
        </button>
      </p>
    </div>
  );
}
