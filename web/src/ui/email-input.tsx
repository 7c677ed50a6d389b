import { TextInput, type TextInputProps } from '@mantine/core';

/** The address somebody logs in with, as browsers and password managers know it. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'name' | 'autoComplete'>) {
  return (
    <TextInput
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      size="md"
      {...props}
    />
  );
}
