import { Button } from '@mantine/core';
import { useRef } from 'react';

interface Props {
  rotulo: string;
  /** What it is called where several stand on one page. */
  nome?: string;
  /** Types offered when choosing, as `accept` has them. */
  tipos: string;
  aoEscolher: (arquivo: File) => void;
}

/** A small button that takes one file, chosen with a click or the keyboard. */
export function BotaoDeArquivo({ rotulo, nome, tipos, aoEscolher }: Props) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <span>
      <input
        ref={entrada}
        type="file"
        hidden
        accept={tipos}
        onChange={({ currentTarget }) => {
          const [arquivo] = currentTarget.files ?? [];
          // Emptied, so that choosing the same file again counts as a change.
          currentTarget.value = '';
          if (arquivo) aoEscolher(arquivo);
        }}
      />
      <Button
        variant="default"
        size="xs"
        aria-label={nome}
        onClick={() => entrada.current?.click()}
      >
        {rotulo}
      </Button>
    </span>
  );
}
