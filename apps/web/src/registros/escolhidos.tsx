import { CloseButton } from '@mantine/core';
import type { RefObject } from 'react';
import classes from './campo-de-varios.module.css';

interface Props {
  /** Label of the field that they were chosen in. */
  label: string;
  escolhidos: readonly {
    readonly valor: string;
    readonly rotulo: string;
    /** It stays: it is shown without a button. */
    readonly fixo?: boolean;
  }[];
  /** What holds the field, which gets the focus of a button that is gone. */
  lugar: RefObject<HTMLElement | null>;
  aoTirar: (valor: string) => void;
}

/** What was chosen in a field that takes several, each with a button that takes it out. */
export function Escolhidos({ label, escolhidos, lugar, aoTirar }: Props) {
  if (escolhidos.length === 0) return null;
  return (
    <ul className={classes.escolhidos} aria-label={`${label}: escolhidos`}>
      {escolhidos.map(({ valor, rotulo, fixo }) => (
        <li key={valor} data-fixo={fixo || undefined}>
          <span className={classes.nome}>{rotulo}</span>
          {!fixo && (
            <CloseButton
              size={24}
              aria-label={`Remover ${rotulo}`}
              onClick={() => {
                aoTirar(valor);
                lugar.current?.querySelector('input')?.focus();
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
