import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { Quoted } from 'contract/quotations';
import { useFormats } from '#features/formats.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';
import { type Addition, pickLists } from './picker-state.ts';
import { useListKeys } from './use-list-keys.ts';

/** "Quotation to list" beside selected words; while they are, L and Shift+L are about them. */
export function QuoteToList({
  documentId,
  passage,
}: {
  documentId: string;
  passage: Extract<Quoted, { kind: 'passage' }>;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  const find = (): readonly [Addition, HTMLElement] | undefined => {
    const maximum = limits.maximumQuotation;
    if (passage.words.length > maximum) {
      showMessage({ kind: 'error', text: t('document.quote.tooLong', { maximum: number(maximum) }) });
      return undefined;
    }
    return button.current ? [{ documentIds: [documentId], quoted: passage }, button.current] : undefined;
  };
  useListKeys(find);
  return (
    <Button
      ref={button}
      leftSection={sign(IconBookmark)}
      aria-haspopup="dialog"
      onClick={() => {
        const found = find();
        if (found) pickLists(...found);
      }}
    >
      {t('document.quote.toList')}
    </Button>
  );
}
