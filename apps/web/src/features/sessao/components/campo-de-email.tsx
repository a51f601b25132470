import { TextInput } from '@mantine/core';
import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  email: string;
  aoMudar: (email: string) => void;
  erro: string | undefined;
}

/** E-mail of the account, marked so that password managers fill it in. */
export function CampoDeEmail({ ref, email, aoMudar, erro }: Props) {
  return (
    <TextInput
      ref={ref}
      label="E-mail"
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      onChange={(evento) => aoMudar(evento.currentTarget.value)}
      error={erro}
    />
  );
}
