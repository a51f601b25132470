import type { FiltroDaLista } from '@dominio/contrato/notificacoes';
import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import { TEXTOS_DAS_ACOES } from '@dominio/contrato/notificacoes-acoes';
import { Button } from '@mantine/core';
import { IconBellOff, IconCheck, IconSettings, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { contar } from '../../../lib/formato.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { marcarTodasComoLidas } from '../marcar-como-lida.ts';
import { naoLidasOptions } from '../notificacoes.queries.ts';
import { MAXIMO_DE_NAO_LIDAS, type Notificacao } from '../notificacoes.rules.ts';
import { abrirLista } from '../novidades.ts';
import { usePaginaNoEndereco } from '../pagina.estado.ts';
import { paginasOptions, type Recorte } from '../pagina.queries.ts';
import { agrupar } from '../pagina.rules.ts';
import { useTriagem } from '../triagem.ts';
import { FiltrosDaPagina } from './filtros-da-pagina.tsx';
import { GruposDeNotificacoes } from './grupos-de-notificacoes.tsx';
import { MaisNotificacoes } from './mais-notificacoes.tsx';
import classes from './pagina-de-notificacoes.module.css';
import { PerguntaDaLimpeza } from './pergunta-da-limpeza.tsx';
import { PorQue } from './por-que.tsx';
import { useLimpeza } from './use-limpeza.ts';
import { useNovasAcima } from './use-novas-acima.ts';

const VAZIO: Readonly<Record<FiltroDaLista, string>> = {
  todas: TEXTOS_DE_NOTIFICACAO.nenhuma,
  nao_lidas: 'Você leu todas as notificações.',
  importantes: 'Nenhuma notificação marcada como importante.',
  adiadas: 'Nenhuma notificação adiada.',
};

function Vazio({ recorte, aoLimpar }: { recorte: Recorte; aoLimpar: () => void }) {
  const { filtro, categoria, busca } = recorte;
  if (!busca && !categoria) {
    return <EstadoVazio icone={IconBellOff}>{VAZIO[filtro]}</EstadoVazio>;
  }
  return (
    <EstadoVazio
      icone={IconBellOff}
      acao={
        <Button variant="default" onClick={aoLimpar}>
          Limpar filtros
        </Button>
      }
    >
      Nenhuma notificação com estes filtros.
    </EstadoVazio>
  );
}

interface PropsDoConteudo {
  itens: readonly Notificacao[];
  recorte: Recorte;
  usuarioId: number;
  aoPerguntar: (id: number) => void;
  aoLimparFiltros: () => void;
}

function Conteudo({ itens, recorte, usuarioId, aoPerguntar, aoLimparFiltros }: PropsDoConteudo) {
  const agora = useAgora();
  const hoje = useHoje();
  const { marca, novas, aVista, mostrar } = useNovasAcima(itens);
  const grupos =
    recorte.filtro === 'adiadas' ? [{ titulo: 'Adiadas', itens: aVista }] : agrupar(aVista, hoje);
  return (
    <>
      <div ref={marca} aria-hidden />
      <p role="status" className={classes.novas}>
        {novas > 0 && (
          <Button size="compact-sm" radius="xl" onClick={mostrar}>
            {contar(novas, 'nova', 'novas')}
          </Button>
        )}
      </p>
      {itens.length === 0 ? (
        <Vazio recorte={recorte} aoLimpar={aoLimparFiltros} />
      ) : (
        <GruposDeNotificacoes
          grupos={grupos}
          usuarioId={usuarioId}
          agora={agora}
          aoPerguntar={aoPerguntar}
        />
      )}
    </>
  );
}

function BotoesDaPagina({ naoLidas, aoLimpar }: { naoLidas: number; aoLimpar: () => void }) {
  const queryClient = useQueryClient();
  const soLeitura = useSoLeitura() !== null;
  const configurar = (
    <Button
      component={Link}
      to="/configuracoes/notificacoes"
      variant="default"
      leftSection={<IconSettings size={16} stroke={1.7} aria-hidden />}
    >
      Configurar
    </Button>
  );
  if (soLeitura) return <NoTopo lugar="acoes">{configurar}</NoTopo>;
  return (
    <NoTopo lugar="acoes">
      {configurar}
      {naoLidas > 0 && (
        <Button
          variant="default"
          leftSection={<IconCheck size={16} stroke={1.7} aria-hidden />}
          onClick={() => void marcarTodasComoLidas(queryClient)}
        >
          Marcar todas como lidas
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        onClick={aoLimpar}
      >
        {TEXTOS_DAS_ACOES.limparTodas}
      </Button>
    </NoTopo>
  );
}

/** All notifications of a person, narrowed and searched, newest first, endless. */
export function PaginaDeNotificacoes({ usuarioId }: { usuarioId: number }) {
  const { estado, mudar, abrir, fechar } = usePaginaNoEndereco();
  const { filtro, categoria, busca } = estado;
  const recorte: Recorte = { filtro, categoria, busca: busca.trim() };
  const consulta = useInfiniteQuery(paginasOptions(usuarioId, recorte));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } = consulta;
  const falha = useFalhaQueFica(consulta);
  const { data: noSino = [] } = useQuery(naoLidasOptions);
  const { importantes, pedir, responder } = useLimpeza(usuarioId);
  const raiz = useRef<HTMLDivElement>(null);
  useTriagem(raiz);
  useEffect(() => abrirLista(), []);
  const itens = data?.pages.flatMap((pagina) => pagina.itens);
  // The bell's own list is the faster one, and ends at fifty.
  const naoLidas =
    noSino.length < MAXIMO_DE_NAO_LIDAS
      ? noSino.length
      : Math.max(noSino.length, data?.pages[0]?.naoLidas ?? 0);
  return (
    <div ref={raiz} className={classes.pagina}>
      <NoTopo lugar="contagem">
        {naoLidas > 0 ? contar(naoLidas, 'não lida', 'não lidas') : null}
      </NoTopo>
      <BotoesDaPagina naoLidas={naoLidas} aoLimpar={() => void pedir()} />
      <FiltrosDaPagina recorte={{ filtro, categoria, busca }} aoMudar={mudar} />
      {importantes > 0 && <PerguntaDaLimpeza importantes={importantes} aoResponder={responder} />}
      {itens && (
        <Conteudo
          // Narrowed otherwise it is another list, read from its top.
          key={JSON.stringify(recorte)}
          itens={itens}
          recorte={recorte}
          usuarioId={usuarioId}
          aoPerguntar={(id) => abrir({ porque: id })}
          aoLimparFiltros={() => mudar({ categoria: null, busca: '' })}
        />
      )}
      {!itens && !falha && <EsqueletoDeLista linhas={8} rotulo="Carregando notificações…" />}
      {Boolean(falha) && !itens && (
        <ErroDaRegiao
          oQue="as notificações"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={consulta.isFetching}
        />
      )}
      {hasNextPage && (
        <MaisNotificacoes
          carregando={isFetchingNextPage}
          erro={isFetchNextPageError ? error : null}
          aoCarregar={() => void consulta.fetchNextPage()}
        />
      )}
      <PorQue id={estado.porque} aoFechar={fechar} />
    </div>
  );
}
