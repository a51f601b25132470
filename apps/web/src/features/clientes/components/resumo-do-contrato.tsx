import { type ClienteDaLista, NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { TOM_DO_STATUS } from '../../../consultas/tom-do-status.ts';
import { resumoDoContrato } from '../clientes.status.ts';

type Props = Pick<ClienteDaLista, 'numero_contrato' | 'status_contrato'>;

/** Line under a client's name: contract number and status, or that there is none. */
export function ResumoDoContrato({ numero_contrato, status_contrato: status }: Props) {
  if (!status) return resumoDoContrato({ numero_contrato, status_contrato: null });
  return (
    <>
      {numero_contrato && `Contrato ${numero_contrato} · `}
      <Situacao tom={TOM_DO_STATUS[status]}>{NOME_DO_STATUS[status]}</Situacao>
    </>
  );
}
