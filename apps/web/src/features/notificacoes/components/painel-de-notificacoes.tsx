import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { Button } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useEstadoDaConexao } from '../../../lib/realtime/tempo-real.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { marcarComoLida, marcarTodasComoLidas } from '../marcar-como-lida.ts';
import { listaOptions } from '../notificacoes.queries.ts';
import type { Notificacao } from '../notificacoes.rules.ts';
import { LinhaDaNotificacao } from './linha-da-notificacao.tsx';
import classes from './painel-de-notificacoes.module.css';

/** Steps of the arrow keys through the rows; past an end there is nothing. */
const PASSOS: Readonly<Record<string, (atual: number, ultima: number) => number>> = {
  ArrowDown: (atual, ultima) => Math.min(atual + 1, ultima),
  ArrowUp: (atual) => Math.max(atual - 1, 0),
  Home: () => 0,
  End: (_atual, ultima) => ultima,
};

function andarPelasLinhas(evento: KeyboardEvent<HTMLElement>): void {
  const passo = PASSOS[evento.key];
  const linhas = [...evento.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const atual = linhas.indexOf(document.activeElement as HTMLElement);
  if (!passo || atual < 0) return;
  evento.preventDefault();
  linhas[passo(atual, linhas.length - 1)]?.focus();
}

interface PropsDaLista {
  notificacoes: readonly Notificacao[];
  aoFechar: () => void;
}

function Lista({ notificacoes, aoFechar }: PropsDaLista) {
  const queryClient = useQueryClient();
  const agora = useAgora();
  if (notificacoes.length === 0) {
    return <EstadoVazio icone={IconBellOff}>{TEXTOS_DE_NOTIFICACAO.nenhuma}</EstadoVazio>;
  }
  const escolher = ({ id, lida, url }: Notificacao) => {
    if (!lida) void marcarComoLida(queryClient, id);
    if (url !== null) aoFechar();
  };
  return (
    <ul className={classes.lista} onKeyDown={andarPelasLinhas}>
      {notificacoes.map((notificacao) => (
        <li key={notificacao.id || notificacao.tracking_key}>
          <LinhaDaNotificacao
            notificacao={notificacao}
            agora={agora}
            aoEscolher={() => escolher(notificacao)}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  usuarioId: number;
  idDoTitulo: string;
  /** How many unread ones the badge shows. */
  naoLidas: number;
  aoFechar: () => void;
}

/** Content of the bell's popup: the newest notifications (specification part 1 §2.3). */
export function PainelDeNotificacoes({ usuarioId, idDoTitulo, naoLidas, aoFechar }: Props) {
  const queryClient = useQueryClient();
  const conectado = useEstadoDaConexao() === 'connected';
  const { data, error, isFetching, refetch } = useQuery(listaOptions(usuarioId));
  return (
    <>
      <div className={classes.cabecalho}>
        <h2 id={idDoTitulo} className={classes.titulo}>
          Notificações
        </h2>
        {naoLidas > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.todas}
            onClick={() => void marcarTodasComoLidas(queryClient)}
          >
            Marcar todas como lidas
          </Button>
        )}
      </div>
      <div className={classes.rolavel} aria-live="polite">
        {data && <Lista notificacoes={data} aoFechar={aoFechar} />}
        {!data && !error && <EsqueletoDeLista rotulo="Carregando notificações…" />}
        {!data && error && (
          <ErroDaRegiao
            oQue="as notificações"
            aoTentar={() => void refetch()}
            tentando={isFetching}
          />
        )}
      </div>
      <p role="status" className={classes.conexao}>
        {!conectado && 'Sem conexão ao vivo. Reconectando…'}
      </p>
    </>
  );
}
