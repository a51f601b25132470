import { TextInput, type TextInputProps } from '@mantine/core';

/** What a record is called: asked for first, and of nobody's remembered entries. */
export const CampoNome = (props: TextInputProps) => (
  <TextInput withAsterisk aria-required data-autofocus autoComplete="off" {...props} />
);
