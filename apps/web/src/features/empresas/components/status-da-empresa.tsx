import { diaEscrito } from '@dominio/contrato/datas';
import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { TOM_DO_STATUS } from '../empresas.registro.ts';
import { FormularioDoStatus } from './formulario-do-status.tsx';

/** Whether the firm still serves a company, since when and why, changed where it stands by whoever may. */
export function StatusDaEmpresa({ empresa }: { empresa: Empresa }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePermissoesDoRecurso(empresas).podeEditar && !soLeitura;
  const { status, status_desde, status_motivo } = empresa;
  const detalhe = [status_desde && `desde ${diaEscrito(status_desde)}`, status_motivo];
  return (
    <Propriedades>
      <Propriedade
        nome="Status"
        editar={
          podeEditar && ((aoFechar) => <FormularioDoStatus empresa={empresa} aoFechar={aoFechar} />)
        }
      >
        <Situacao tom={TOM_DO_STATUS[status]}>
          {[NOME_DO_STATUS_DA_EMPRESA[status], ...detalhe].filter(Boolean).join(' · ')}
        </Situacao>
      </Propriedade>
    </Propriedades>
  );
}
