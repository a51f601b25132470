import { type ClienteDaLista, NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { NOME_DA_SITUACAO_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { TOM_DO_STATUS } from '../../../consultas/tom-do-status.ts';
import { resumoDoContrato } from '../clientes.status.ts';

type Props = Pick<ClienteDaLista, 'numero_contrato' | 'status_contrato' | 'arquivado'>;

/** Line under a client's name: whether it ended, contract number and status, or that there is none. */
export function ResumoDoContrato({ numero_contrato, status_contrato: status, arquivado }: Props) {
  if (!status) return resumoDoContrato({ numero_contrato, status_contrato: null, arquivado });
  return (
    <>
      {arquivado && `${NOME_DA_SITUACAO_DO_CLIENTE[arquivado]} · `}
      {numero_contrato && `Contrato ${numero_contrato} · `}
      <Situacao tom={TOM_DO_STATUS[status]}>{NOME_DO_STATUS[status]}</Situacao>
    </>
  );
}
