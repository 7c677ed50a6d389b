import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#session/describe.ts';

/** One of what was found. */
export interface Found {
  id: string;
  label: string;
}

/** Milliseconds after the last letter before it is looked for. */
const pause = 250;

/** A field in which one is chosen of what the server finds for the words that are typed. */
export function FoundField({
  label,
  placeholder,
  icon,
  chosen,
  find,
  onChoose,
}: {
  label: string;
  placeholder: string;
  icon: ReactNode;
  chosen: Found | undefined;
  find: (text: string, signal: AbortSignal) => Promise<Found[]>;
  onChoose: (found: Found | undefined) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), pause);
  // What was chosen stands in the field as its words do, and is not looked for.
  const isTyped = wanted !== '' && wanted !== chosen?.label;
  const found = useQuery({
    queryKey: ['found', label, wanted],
    queryFn: ({ signal }) => find(wanted, signal),
    enabled: isTyped,
  });
  const offered = isTyped ? (found.data ?? []) : [];
  const options = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <Select
      label={label}
      placeholder={placeholder}
      leftSection={icon}
      searchable
      clearable
      data={options.map(({ id, label: name }) => ({ value: id, label: name }))}
      // The server chose already.
      filter={({ options: all }) => all}
      value={chosen?.id ?? null}
      onSearchChange={setText}
      onChange={(id) => onChoose(options.find((one) => one.id === id))}
      error={isTyped && found.isError && describeError(found.error)}
      nothingFoundMessage={isTyped && found.isSuccess ? t('watching.nothingFound') : undefined}
    />
  );
}
