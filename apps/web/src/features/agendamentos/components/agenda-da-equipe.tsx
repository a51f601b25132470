import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { contar } from '../../../lib/formato.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { enderecoDaEquipeNoDia } from '../agendamentos.endereco.ts';
import { equipeHojeOptions } from '../agendamentos.queries.ts';
import { falha } from '../falha.ts';
import { LinhasDoDia } from './linhas-do-dia.tsx';

/** Card of /inicio for administrators: everybody's appointments of today. */
export function AgendaDaEquipe() {
  const hoje = useHoje();
  const { data, ...consulta } = useQuery(equipeHojeOptions(hoje));
  const agora = useAgora();
  const restantes = data ? data.total - data.agendamentos.length : 0;
  return (
    <CartaoDeLista
      titulo="Agenda da equipe"
      link={{ rotulo: 'Abrir agenda', para: '/agenda?participante=todos' }}
      consulta={{ ...consulta, data: data?.agendamentos }}
      textoDoErro={falha(TEXTOS_DA_AGENDA.carregarLista, consulta.error)}
      vazio={<p>Nada marcado para a equipe hoje.</p>}
      linhas={(agendamentos) => (
        <>
          <LinhasDoDia agendamentos={agendamentos} agora={agora} />
          {restantes > 0 && (
            <p className={classes.rodape}>
              <Link to={enderecoDaEquipeNoDia(hoje)}>
                E mais {contar(restantes, 'agendamento', 'agendamentos')} hoje
              </Link>
            </p>
          )}
        </>
      )}
    />
  );
}
