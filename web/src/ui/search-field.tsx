import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { sign } from './sign.tsx';

/** Milliseconds after the last letter before what was typed is looked for, where the server looks. */
export const pauseBeforeSearch = 300;

/** A field in which is typed what a list is to hold; where there is no room its label stands inside. */
export function SearchField({
  label,
  labelled = true,
  onType,
  ...field
}: {
  label: string;
  /** Whether the label stands above it. */
  labelled?: boolean;
  value: string;
  onType: (text: string) => void;
} & Pick<TextInputProps, 'className' | 'size'>) {
  return (
    <TextInput
      type="search"
      leftSection={sign(IconSearch)}
      maxLength={200}
      {...(labelled ? { label } : { 'aria-label': label, placeholder: label })}
      {...field}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
