import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { dataCivil } from '@dominio/contrato/datas';
import { useQuery } from '@tanstack/react-query';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { formatarDia } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { proximosOptions } from '../agendamentos.queries.ts';
import { falha } from '../falha.ts';
import { LinhasDoDia } from './linhas-do-dia.tsx';

/** Days ahead that the card covers (specification part 2 §9). */
const JANELA_DIAS = 7;

/** Most rows on the card; the agenda has the rest. */
const MAXIMO = 8;

const diaDe = ({ data_hora_inicio }: Agendamento) => dataCivil(new Date(data_hora_inicio));

/** Card of /inicio: appointments of the 7 days after today, by day. */
export function ProximosAgendamentos() {
  const hoje = useHoje();
  const consulta = useQuery({
    ...proximosOptions(JANELA_DIAS),
    // Those of today are on another card.
    select: (agendamentos) =>
      Object.entries(
        Object.groupBy(
          agendamentos.filter((agendamento) => diaDe(agendamento) > hoje).slice(0, MAXIMO),
          diaDe,
        ),
      ),
  });
  return (
    <CartaoDeLista
      titulo="Próximos agendamentos"
      link={{ rotulo: 'Ver lista', para: '/agenda?visao=lista' }}
      consulta={consulta}
      textoDoErro={falha(TEXTOS_DA_AGENDA.carregarLista, consulta.error)}
      vazio={<p>Nada marcado para os próximos 7 dias.</p>}
      linhas={(dias) =>
        dias.map(([dia, agendamentos = []]) => (
          <div key={dia}>
            <h3 className={classes.grupo}>{formatarDia(dia, 'diaDaSemana')}</h3>
            <LinhasDoDia agendamentos={agendamentos} />
          </div>
        ))
      }
    />
  );
}
