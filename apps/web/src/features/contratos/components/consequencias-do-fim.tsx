import type { ContratoAberto } from '@dominio/contrato/contratos';
import { useQuery } from '@tanstack/react-query';
import { contar, formatarDataHora } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { agendamentosOptions } from '../contratos.queries.ts';
import classes from './contratos.module.css';

/**
 * The client's next appointments in which the reader takes part, and the number of further ones.
 */
function AgendamentosEmAberto({ contrato }: { contrato: ContratoAberto }) {
  const { cliente_id, agendamentos_futuros: total } = contrato;
  const podeVer = usePode('agenda:visualizar');
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const { data = [] } = useQuery({ ...agendamentosOptions(cliente_id, eu), enabled: podeVer });
  const outros = total - data.length;
  return (
    <>
      O cliente ainda tem {contar(total, 'agendamento marcado', 'agendamentos marcados')}: cancele
      na agenda os que não forem acontecer.
      {data.length > 0 && (
        <ul className={classes.pendencias}>
          {data.map(({ id, titulo, data_hora_inicio }) => (
            <li key={id}>
              {formatarDataHora(data_hora_inicio)} · {titulo}
            </li>
          ))}
          {outros > 0 && <li>e mais {outros}</li>}
        </ul>
      )}{' '}
    </>
  );
}

/** What ending a contract leaves behind, shown before it is ended. */
export function ConsequenciasDoFim({ contrato }: { contrato: ContratoAberto }) {
  return (
    <>
      {contrato.agendamentos_futuros > 0 && <AgendamentosEmAberto contrato={contrato} />}Depois do
      fim o contrato não pode mais ser alterado.
    </>
  );
}
