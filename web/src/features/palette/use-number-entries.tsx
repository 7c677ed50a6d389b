import { useDebouncedValue } from '@mantine/hooks';
import { IconFileText, IconHash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { documentLink } from '#features/reading/document-link.ts';
import { useFormats } from '#features/formats.ts';
import { writeSearch } from '#features/search/search-state.ts';
import { documentNumberOf, numberSearch } from './document-number.ts';
import { icon, type Entry } from './entry.tsx';
import { useNumberHits } from './use-number-hits.ts';

/** Milliseconds without typing after which a number or a name is looked up. */
export const typingPause = 200;

/**
 * What a typed number leads to: the document that has it, or on each dashboard the documents that do. `note`
 * says how the look-up goes when there is nothing to choose; `looking` while an answer may still come.
 */
export function useNumberEntries(text: string): {
  entries: readonly Entry[];
  looking: boolean;
  note: string | undefined;
} {
  const { t } = useTranslation();
  const { number: written, shortDate } = useFormats();
  const navigate = useNavigate();
  const number = documentNumberOf(text);
  const [settled] = useDebouncedValue(number, typingPause);
  const { hits, looking: asking, failed } = useNumberHits(settled);
  if (number === undefined) return { entries: [], looking: false, note: undefined };
  if (settled !== number || asking) {
    return { entries: [], looking: true, note: t('palette.numberLooking', { number }) };
  }
  const entries = hits.map(({ domain, total, only }): Entry => {
    const name = t(`sources.domains.${domain}`);
    if (only) {
      return {
        key: `number ${only.id}`,
        group: 'number',
        icon: icon(IconFileText),
        label: only.title.text,
        lang: only.language,
        detail: `${name} · ${shortDate(only.date)}`,
        act: () => void navigate(documentLink(only, '', undefined)),
      };
    }
    return {
      key: `numbers ${domain}`,
      group: 'number',
      icon: icon(IconHash),
      label: t('palette.numberMany', {
        count: total,
        number: written(total),
        domain: t(`shell.domainNames.${domain}`),
      }),
      detail: number,
      act: () =>
        void navigate({
          to: '/$domain/dashboard',
          params: { domain },
          search: writeSearch(numberSearch(number)),
        }),
    };
  });
  if (entries.length > 0) return { entries, looking: false, note: undefined };
  return {
    entries,
    looking: false,
    note: t(failed ? 'palette.numberFailed' : 'palette.numberNone', { number }),
  };
}
