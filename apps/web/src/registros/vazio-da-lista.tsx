import { Button } from '@mantine/core';
import { type Icon, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EstadoVazio } from '../components/ui/estado-vazio.tsx';
import type { Palavras } from './palavras.ts';

/** What an empty list says: of its own words, or those of every registry. */
export interface TextosDoVazio {
  icone: Icon;
  /** Words while the noun has no record at all: 'Nenhum time criado.' */
  nada?: string;
  /** Button that creates the first record. */
  acao?: ReactNode;
  /** Words while the filters find nothing; `nada` by default. */
  nenhum?: string | ((termo: string) => string);
  iconeDeNenhum?: Icon;
  /** Whether a button clears the filters; true by default. */
  limpa?: boolean;
}

interface Props {
  textos: TextosDoVazio;
  palavras: Pick<Palavras, 'nada' | 'nenhum'>;
  filtrada: boolean;
  termo: string;
  aoLimpar: () => void;
}

/** Stands for an empty list: says whether there is no record at all or none under the filters. */
export function VazioDaLista({ textos, palavras, filtrada, termo, aoLimpar }: Props) {
  const { icone, acao, nada = palavras.nada, iconeDeNenhum = IconFilterOff, limpa = true } = textos;
  const { nenhum = textos.nada ?? palavras.nenhum } = textos;
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
