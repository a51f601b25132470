import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { dataCivil } from '@dominio/contrato/datas';
import { useQuery } from '@tanstack/react-query';
import { formatarDia } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { proximosOptions } from '../agendamentos.queries.ts';
import classes from './cartao-de-agendamentos.module.css';
import { CartaoDeAgendamentos } from './cartao-de-agendamentos.tsx';
import { LinhaDoDia } from './linha-do-dia.tsx';
import { Pessoas } from './pessoas.tsx';

/** Days ahead that count as next (specification part 2 §9). */
const JANELA_DIAS = 7;

/** Rows that a glance takes in; the list holds the rest. */
const MAXIMO = 8;

const diaDe = ({ data_hora_inicio }: Agendamento) => dataCivil(new Date(data_hora_inicio));

/** Card of /inicio: appointments of the next 7 days after today, day by day. */
export function ProximosAgendamentos() {
  const hoje = useHoje();
  const consulta = useQuery({
    ...proximosOptions(JANELA_DIAS),
    // Today stands in a card of its own.
    select: (agendamentos) =>
      Object.entries(
        Object.groupBy(
          agendamentos.filter((agendamento) => diaDe(agendamento) > hoje).slice(0, MAXIMO),
          diaDe,
        ),
      ),
  });
  return (
    <CartaoDeAgendamentos
      titulo="Próximos agendamentos"
      link={{ rotulo: 'Ver lista', para: '/agenda?visao=lista' }}
      consulta={consulta}
      textoDoErro={TEXTOS_DA_AGENDA.carregarLista}
      vazio={<p>Nada marcado para os próximos 7 dias.</p>}
      linhas={(dias) =>
        dias.map(([dia, agendamentos = []]) => (
          <div key={dia}>
            <h3 className={classes.dia}>{formatarDia(dia, 'diaDaSemana')}</h3>
            <ul className={classes.linhas}>
              {agendamentos.map((agendamento) => (
                <li key={agendamento.id}>
                  <LinhaDoDia
                    agendamento={agendamento}
                    lado={<Pessoas pessoas={agendamento.participantes} />}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))
      }
    />
  );
}
