import { TextInput, type TextInputProps } from '@mantine/core';

/** The name of a record: the first field of its form, without the browser's own suggestions. */
export const CampoNome = (props: TextInputProps) => (
  <TextInput withAsterisk aria-required data-autofocus autoComplete="off" {...props} />
);
