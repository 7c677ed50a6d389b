import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { fields, type QueryField } from 'contract/query/fields';
import { fieldNamesFor, operandOf, pieceAt } from 'contract/query/typed-piece';
import type { Span } from 'contract/query/tree';
import { useFormats } from '#features/formats.ts';
import { useValues, type ValuesOf } from './use-values.ts';

/** What can be written in the place of the piece at the caret. */
export interface Completion extends Span {
  key: string;
  label: string;
  detail: string;
  written: string;
  /** More is to be written behind it. */
  goesOn: boolean;
}

interface Completions {
  kind: 'names' | 'values';
  /** What they are. */
  title: string;
  all: Completion[];
}

/** What the piece of a query at the caret may become: the name of a field, or a value that documents have. */
export function useCompletions(
  of: ValuesOf | undefined,
  caret: number | undefined,
  text: string,
): Completions {
  const { t, i18n } = useTranslation();
  const { number } = useFormats();
  const piece = useMemo(
    () => (caret === undefined || text.length > limits.maximumQueryLength ? undefined : pieceAt(text, caret)),
    [text, caret],
  );
  const language = i18n.language === 'nl' ? 'nl' : 'en';
  const values = useValues(of, piece?.kind === 'value' ? piece : undefined);
  if (piece?.kind === 'value') {
    const { start, end, field } = piece;
    return {
      kind: 'values',
      title: t('suggesting.values', { field: nameOf(field, language) }),
      all: values.map(({ value, count }) => ({
        key: value,
        label: value,
        detail: t(of === 'agenda' ? 'suggesting.meetings' : 'suggesting.documents', {
          count,
          number: number(count),
        }),
        written: operandOf(value),
        goesOn: false,
        ...{ start, end },
      })),
    };
  }
  const names = piece ? fieldNamesFor(piece.typed, language).map((name) => ({ name, ...piece })) : [];
  return {
    kind: 'names',
    title: t('suggesting.fields'),
    all: names.map(({ name, start, end }) => ({
      key: name,
      label: `${name}:`,
      detail: '',
      written: `${name}:`,
      goesOn: true,
      ...{ start, end },
    })),
  };
}

const nameOf = (field: QueryField, language: 'nl' | 'en') => fields[field][language] ?? field;
