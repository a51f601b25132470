import { PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes-alvos';
import { usePode } from '../../lib/permissoes.tsx';

/** Whether the person may change anything that a client may propose to correct. */
export function useRevisaCorrecoes(): boolean {
  const alvos = [
    usePode(PERMISSAO_DO_ALVO.cliente),
    usePode(PERMISSAO_DO_ALVO.empresa),
    usePode(PERMISSAO_DO_ALVO.contato),
    usePode(PERMISSAO_DO_ALVO.conta_bancaria),
    usePode(PERMISSAO_DO_ALVO.novo_contato),
    usePode(PERMISSAO_DO_ALVO.nova_conta),
  ];
  return alvos.includes(true);
}
