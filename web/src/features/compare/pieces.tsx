import { useTranslation } from 'react-i18next';
import type { ComparedPiece } from 'contract/comparisons';
import styles from './compare.module.css';

/** Words of one or both versions; where a change begins carries `data-change`, in whichever column it is drawn. */
export function Pieces({
  pieces,
  without,
  counted = true,
}: {
  pieces: readonly ComparedPiece[];
  /** What this column leaves out. */
  without?: 'deleted' | 'inserted';
  /** Whether each change in it is one of those that are walked along. */
  counted?: boolean;
}) {
  return pieces.map((piece, at) => {
    if (piece.kind === without) return null;
    if (piece.kind === 'same') return <span key={at}>{piece.text}</span>;
    const begins = counted && (at === 0 || pieces[at - 1]!.kind === 'same');
    return <Change key={at} {...piece} kind={piece.kind} begins={begins} />;
  });
}

function Change({
  kind,
  text,
  figures = [],
  begins,
}: ComparedPiece & { kind: 'deleted' | 'inserted'; begins: boolean }) {
  const { t } = useTranslation();
  const Mark = kind === 'deleted' ? 'del' : 'ins';
  const words = text.trimEnd();
  return (
    <>
      <Mark className={styles[kind]} data-change={begins || undefined}>
        <span className="visually-hidden">{t(`compare.read.${kind}`)} </span>
        {withFigures(words, figures)}
        <span className="visually-hidden">{t('compare.read.end')}</span>
      </Mark>
      {text.slice(words.length)}
    </>
  );
}

/** Numbers and dates stand out. */
function withFigures(text: string, figures: NonNullable<ComparedPiece['figures']>) {
  const starts = [0, ...figures.map(([, end]) => end)];
  return starts.map((start, at) => {
    const [from, to] = figures[at] ?? [text.length, text.length];
    return (
      <span key={start}>
        {text.slice(start, from)}
        {to > from && <b>{text.slice(from, to)}</b>}
      </span>
    );
  });
}
