import { PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes';
import { usePode } from '../../lib/permissoes.tsx';

/** Whether the person may change anything that a client may propose to correct. */
export function useRevisaCorrecoes(): boolean {
  const alvos = [
    usePode(PERMISSAO_DO_ALVO.cliente),
    usePode(PERMISSAO_DO_ALVO.empresa),
    usePode(PERMISSAO_DO_ALVO.contato),
    usePode(PERMISSAO_DO_ALVO.conta_bancaria),
  ];
  return alvos.includes(true);
}
