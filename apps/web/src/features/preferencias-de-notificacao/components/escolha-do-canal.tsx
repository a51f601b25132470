import {
  type ConfiguracaoDeEvento,
  TEXTOS_DA_CONFIGURACAO,
} from '@dominio/contrato/notificacoes-configuracao';
import { type Canal, NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { CAMPO_DO_CANAL, estadoDoCanal } from '../matriz.rules.ts';
import type { useEscolher } from '../use-escolher.ts';
import classes from './preferencias.module.css';

export type Atos = ReturnType<typeof useEscolher>;

export interface PropsDaMatriz {
  eventos: readonly ConfiguracaoDeEvento[];
  atos: Atos;
}

interface DoEvento {
  evento: ConfiguracaoDeEvento;
  canal: Canal;
  atos: Atos;
  /** Its name stands beside it, where no column says it. */
  comNome?: boolean;
}

/** Whether one event is told by a way. */
export function EscolhaDoCanal({ evento, canal, atos, comNome = false }: DoEvento) {
  const soLeitura = useSoLeitura();
  const impedimento = evento.bloqueado ? TEXTOS_DA_CONFIGURACAO.bloqueado : soLeitura;
  const nome = NOME_DO_CANAL[canal];
  return (
    <Switch
      aria-label={`${nome}: ${evento.name}`}
      {...(comNome && { label: <span aria-hidden>{nome}</span> })}
      {...(impedimento !== null && { title: impedimento })}
      checked={evento[CAMPO_DO_CANAL[canal]]}
      disabled={impedimento !== null}
      onChange={() => void atos.mudarUm(evento, canal)}
    />
  );
}

interface DeVarios extends PropsDaMatriz {
  canal: Canal;
  /** What the events are together: 'Agenda'. */
  nome: string;
  comNome?: boolean;
}

/** Whether all of several events are told by a way; nothing where the person decides none of them. */
export function EscolhaDeTodos({ eventos, canal, nome, atos, comNome = false }: DeVarios) {
  const soLeitura = useSoLeitura();
  const estado = estadoDoCanal(eventos, canal);
  if (estado === 'fixo') return null;
  return (
    <label className={classes.caixa}>
      <input
        ref={(no) => {
          if (no) no.indeterminate = estado === 'alguns';
        }}
        type="checkbox"
        aria-label={`${NOME_DO_CANAL[canal]}, todos: ${nome}`}
        title={estado === 'todos' ? 'Desligar em todos' : 'Ligar em todos'}
        checked={estado === 'todos'}
        disabled={soLeitura !== null}
        onChange={() => void atos.mudarTodos(eventos, canal, estado !== 'todos')}
      />
      {comNome && <span aria-hidden>{NOME_DO_CANAL[canal]}</span>}
    </label>
  );
}
