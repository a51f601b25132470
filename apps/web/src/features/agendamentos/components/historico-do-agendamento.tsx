import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import { formatarDataHora } from '../../../lib/formato.ts';
import classes from './detalhes-do-agendamento.module.css';

interface Props {
  eventos: AgendamentoDetalhado['historico'];
}

/** The appointment's history, in the server's order. */
export function HistoricoDoAgendamento({ eventos }: Props) {
  return (
    <section>
      <h3 className={classes.secao}>Histórico</h3>
      <ol className={classes.historico}>
        {eventos.map(({ id, descricao, usuario, criado_em }) => (
          <li key={id}>
            {descricao}
            <small>
              {usuario?.nome ?? 'Sistema'} · {formatarDataHora(criado_em)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
