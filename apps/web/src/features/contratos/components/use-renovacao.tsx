import type { Contrato } from '@dominio/contrato/contratos';
import { useState } from 'react';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import type { AcaoDaLinha } from '../../../components/tabela/menu-da-linha.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { estaEmVigor } from '../contratos.formulario.ts';
import { RenovacaoDoContrato } from './renovacao-do-contrato.tsx';

/** Renews contracts from a menu, in a dialog. */
export function useRenovacao() {
  const pode = usePode('contratos:editar');
  const soLeitura = useSoLeitura() !== null;
  const [renovando, setRenovando] = useState<number>();
  return {
    /** Item 'Renovar' for the menu of a contract that can be renewed, for whoever may. */
    acoesDeRenovar: ({
      id,
      status_contrato,
      data_fim,
    }: Pick<Contrato, 'id' | 'status_contrato' | 'data_fim'>): readonly AcaoDaLinha[] =>
      pode && !soLeitura && estaEmVigor(status_contrato) && data_fim !== null
        ? [{ rotulo: 'Renovar', aoEscolher: () => sairSePuder(() => setRenovando(id)) }]
        : [],
    /** Which the caller must draw. */
    dialogo: renovando !== undefined && (
      <RenovacaoDoContrato id={renovando} aoFechar={() => setRenovando(undefined)} />
    ),
  };
}
