import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { TEXTOS_DAS_ACOES } from '@dominio/contrato/notificacoes-acoes';
import { GRUPO } from '@dominio/contrato/permissoes';
import '@mantine/core/styles/Tooltip.css';
import { Button } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useEstadoDaConexao } from '../../../lib/realtime/tempo-real.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { desfazerUltima } from '../acoes-da-lista.ts';
import { marcarComoLida, marcarTodasComoLidas } from '../marcar-como-lida.ts';
import { listaOptions } from '../notificacoes.queries.ts';
import type { Notificacao } from '../notificacoes.rules.ts';
import acoes from './acoes-da-linha.module.css';
import { AcoesDaLinha } from './acoes-da-linha.tsx';
import { useFocoDaLista } from './foco-da-lista.ts';
import { LinhaDaNotificacao } from './linha-da-notificacao.tsx';
import { MenuDaSoneca } from './menu-da-soneca.tsx';
import classes from './painel-de-notificacoes.module.css';
import { PerguntaDaLimpeza } from './pergunta-da-limpeza.tsx';
import { useLimpeza } from './use-limpeza.ts';

/** Of all notifications; the client area has none. */
const PAGINA = '/notificacoes';
/** By which ways and when one is told. */
const CONFIGURAR = '/configuracoes/notificacoes';

interface PropsDaLista {
  notificacoes: readonly Notificacao[];
  usuarioId: number;
  aoFechar: () => void;
  aoPerguntar: (perguntando: boolean) => void;
}

function Lista({ notificacoes, usuarioId, aoFechar, aoPerguntar }: PropsDaLista) {
  const queryClient = useQueryClient();
  const agora = useAgora();
  const soLeitura = useSoLeitura() !== null;
  if (notificacoes.length === 0) {
    return <EstadoVazio icone={IconBellOff}>{TEXTOS_DE_NOTIFICACAO.nenhuma}</EstadoVazio>;
  }
  const escolher = ({ id, lida }: Notificacao, sai: boolean) => {
    if (!lida && !soLeitura) void marcarComoLida(queryClient, id);
    if (sai) aoFechar();
  };
  return (
    <ul className={classes.lista}>
      {notificacoes.map((notificacao) => (
        <li key={notificacao.id || notificacao.tracking_key}>
          <LinhaDaNotificacao
            notificacao={notificacao}
            agora={agora}
            aoEscolher={(sai) => escolher(notificacao, sai)}
          />
          {!soLeitura && (
            <div className={classes.acoes}>
              <AcoesDaLinha notificacao={notificacao} usuarioId={usuarioId} />
              <div className={acoes.acoes}>
                <MenuDaSoneca notificacao={notificacao} agora={agora} aoPerguntar={aoPerguntar} />
              </div>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  usuarioId: number;
  /** Number of unread notifications in the badge. */
  naoLidas: number;
  aoFechar: () => void;
  /**
   * Called with whether a question is open: Escape, or a click beside the list, then answers it
   * instead of closing the list.
   */
  aoPerguntar: (perguntando: boolean) => void;
}

/** Content of the bell's popup: the newest notifications (specification part 1 §2.3). */
export default function PainelDeNotificacoes(props: Props) {
  const { usuarioId, naoLidas, aoFechar, aoPerguntar } = props;
  const queryClient = useQueryClient();
  const soLeitura = useSoLeitura() !== null;
  const daEquipe = useSessao(({ usuario }) => usuario?.grupo_id !== GRUPO.cliente);
  const conectado = useEstadoDaConexao() === 'connected';
  const consulta = useQuery(listaOptions(usuarioId));
  const { data, isFetching, refetch } = consulta;
  const falha = useFalhaQueFica(consulta);
  const foco = useFocoDaLista(() => void desfazerUltima());
  const { contando, importantes, pedir, responder } = useLimpeza(usuarioId, aoPerguntar);
  return (
    <div {...foco} className={classes.painel}>
      <div className={classes.cabecalho}>
        <h2 className={classes.titulo} tabIndex={-1}>
          Notificações
        </h2>
        <div className={classes.todas}>
          {naoLidas > 0 && !soLeitura && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => void marcarTodasComoLidas(queryClient)}
            >
              Marcar todas como lidas
            </Button>
          )}
          {data && data.length > 0 && importantes === 0 && !soLeitura && (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={contando}
              onClick={() => void pedir()}
            >
              {TEXTOS_DAS_ACOES.limparTodas}
            </Button>
          )}
        </div>
      </div>
      {importantes > 0 && <PerguntaDaLimpeza importantes={importantes} aoResponder={responder} />}
      <div className={classes.rolavel} aria-live="polite">
        {data && (
          <Lista
            notificacoes={data}
            usuarioId={usuarioId}
            aoFechar={aoFechar}
            aoPerguntar={aoPerguntar}
          />
        )}
        {!data && !falha && <EsqueletoDeLista rotulo="Carregando notificações…" />}
        {Boolean(falha) && (
          <ErroDaRegiao
            oQue="as notificações"
            erro={falha}
            aoTentar={() => void refetch()}
            tentando={isFetching}
          />
        )}
      </div>
      {daEquipe && (
        <div className={classes.rodape}>
          <Link to={PAGINA} className={classes.todasAsOutras} onClick={aoFechar}>
            Ver todas
          </Link>
          <Link to={CONFIGURAR} className={classes.todasAsOutras} onClick={aoFechar}>
            Configurar
          </Link>
        </div>
      )}
      <p role="status" className={classes.conexao}>
        {!conectado && !soLeitura && 'Sem conexão ao vivo. Reconectando…'}
      </p>
    </div>
  );
}
