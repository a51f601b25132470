import { Button } from '@mantine/core';
import { type Icon, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EstadoVazio } from '../components/ui/estado-vazio.tsx';

/** What a registry says when it has no row to show. */
export interface TextosDoVazio {
  icone: Icon;
  /** There is nothing at all: 'Nenhum time criado.' */
  nada: string;
  /** The way out of there being nothing. */
  acao?: ReactNode;
  /** The filters find nothing; as `nada`, unless told otherwise. */
  nenhum?: string | ((termo: string) => string);
  iconeDeNenhum?: Icon;
  /** Whether the filters are undone from here; they are, unless told otherwise. */
  limpa?: boolean;
}

interface Props {
  textos: TextosDoVazio;
  filtrada: boolean;
  termo: string;
  aoLimpar: () => void;
}

/** Nothing to show: because there is nothing, or because of what was asked. */
export function VazioDaLista({ textos, filtrada, termo, aoLimpar }: Props) {
  const { icone, nada, acao, nenhum = nada, iconeDeNenhum = IconFilterOff, limpa = true } = textos;
  if (!filtrada) {
    return (
      <EstadoVazio icone={icone} acao={acao}>
        {nada}
      </EstadoVazio>
    );
  }
  return (
    <EstadoVazio
      icone={iconeDeNenhum}
      acao={
        limpa && (
          <Button variant="default" onClick={aoLimpar}>
            Limpar filtros
          </Button>
        )
      }
    >
      {typeof nenhum === 'string' ? nenhum : nenhum(termo.trim())}
    </EstadoVazio>
  );
}
