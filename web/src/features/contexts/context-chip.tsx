import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextCode } from 'contract/contexts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { withWords } from '#session/locale.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { sayNotFetched } from '#ui/not-fetched.ts';

/** Fetched when somebody first asks. */
const WhyContext = lazyPart(
  () => withWords(import('./why-context.tsx'), 'help'),
  'WhyContext',
  function NotFetched({ onClose }: { onClose: () => void }) {
    useEffect(() => {
      sayNotFetched();
      onClose();
      // oxlint-disable-next-line react/exhaustive-deps -- once for every opening
    }, []);
    return null;
  },
);

/** How well a document fits a context; a click tells why (decision 3.8). */
export function ContextChip({
  document,
  code,
  percentage: match,
  className,
}: {
  /** What the context was scored of, with the language that its pieces are in. */
  document: { id: string; language: string };
  code: ContextCode;
  percentage: number;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { percentage } = useFormats();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        style={{ '--match': `${match}%` } as CSSProperties}
        data-tip={
          open
            ? undefined
            : t('timeline.item.match', { percentage: percentage(match), name: names.context(code) })
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {names.context(code)} <b>{percentage(match)}</b>
      </button>
      {open && (
        <Suspense>
          <WhyContext
            document={document}
            code={code}
            percentage={match}
            button={button}
            onClose={() => {
              setOpen(false);
              button.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
