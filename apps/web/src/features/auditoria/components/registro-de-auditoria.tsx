import { Button } from '@mantine/core';
import { IconShieldCheck, IconZoomQuestion } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Dica } from '../../../components/ui/dica.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { FiltrosEmPilulas } from '../../../components/ui/filtros-em-pilulas.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useLugarDaGaveta } from '../../../components/ui/use-lugar-da-gaveta.ts';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { vizinhosEm } from '../../../components/ui/vizinhos.ts';
import { formatarDataHora, formatarHora, formatarNumero } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { LinhasPorDia } from '../../../registros/historico/linhas-por-dia.tsx';
import {
  consultaDe,
  type EstadoDaAuditoria,
  escondeLeituras,
  FECHADA,
  PARAMETROS,
  SEM_FILTROS,
} from '../auditoria.estado.ts';
import { eventosOptions, opcoesOptions } from '../auditoria.queries.ts';
import classes from './auditoria.module.css';
import { EventoNaGaveta } from './evento-aberto.tsx';
import { ExportarAuditoria } from './exportar-auditoria.tsx';
import { FiltrosDaAuditoria } from './filtros-da-auditoria.tsx';

/** Up to when the log is sealed by the hash chain, which would show a later change of it. */
function Selo() {
  const { data } = useQuery(opcoesOptions());
  if (!data?.selado_ate) return null;
  const { em, numero } = data.selado_ate;
  return (
    <Dica rotulo="Até onde a auditoria está selada" icone={IconShieldCheck}>
      Selado até {formatarDataHora(em)}, registro nº {formatarNumero(numero)}
    </Dica>
  );
}

const useEventos = (estado: EstadoDaAuditoria) =>
  useInfiniteQuery(eventosOptions(consultaDe(estado)));

function Lista(props: {
  consulta: ReturnType<typeof useEventos>;
  estado: EstadoDaAuditoria;
  aoAbrir: (id: number) => void;
  aoLimpar: () => void;
}) {
  const { data, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    props.consulta;
  const falha = useFalhaQueFica(props.consulta);
  if (!data) {
    if (!falha) return <EsqueletoDeLista linhas={8} />;
    return (
      <ErroDaRegiao
        oQue="a auditoria"
        erro={falha}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  const eventos = data.pages.flatMap((pagina) => pagina.eventos);
  if (eventos.length === 0) {
    return (
      <EstadoVazio
        icone={IconZoomQuestion}
        acao={
          <Button variant="default" onClick={props.aoLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Nenhum registro para esta busca
        {escondeLeituras(props.estado) && ', sem contar as leituras'}.
      </EstadoVazio>
    );
  }
  return (
    <LinhasPorDia
      eventos={eventos}
      temMais={hasNextPage}
      buscandoMais={isFetchingNextPage}
      aoPedirMais={() => void fetchNextPage()}
      desenhar={({ id, em, frase, ip, cliente }) => (
        <button
          type="button"
          className={classes.linha}
          aria-current={props.estado.evento === id || undefined}
          onClick={() => props.aoAbrir(id)}
        >
          <time dateTime={em}>{formatarHora(em)}</time>
          <span className={classes.texto}>{frase}</span>
          <span className={classes.detalhe}>{[cliente?.nome, ip].filter(Boolean).join(' · ')}</span>
        </button>
      )}
    />
  );
}

/** The audit log: who did what, from where, in whose name, with values before and after. */
export default function RegistroDeAuditoria() {
  const { estado, mudar, abrir, fechar } = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const compacto = useCelular();
  const podeExportar = usePode('auditoria:exportar');
  const { evento } = estado;
  const mostrado = useUltimoAberto(evento, evento !== null);
  useLugarDaGaveta(evento !== null);
  const consulta = useEventos(estado);
  const lidos = consulta.data?.pages.flatMap(({ eventos }) => eventos);
  const vizinhos = vizinhosEm(lidos, mostrado, (id) => mudar({ evento: id }, true));
  return (
    <div className={classes.aba}>
      <search className={classes.filtros}>
        <FiltrosEmPilulas>
          <FiltrosDaAuditoria estado={estado} filtrar={(mudanca) => mudar(mudanca)} />
        </FiltrosEmPilulas>
      </search>
      <NoTopo lugar="contagem">
        <Selo />
      </NoTopo>
      {podeExportar && (
        <NoTopo lugar="acoes">
          <ExportarAuditoria estado={estado} />
        </NoTopo>
      )}
      <Lista
        consulta={consulta}
        estado={estado}
        aoAbrir={(id) => abrir({ evento: id })}
        aoLimpar={() => mudar(SEM_FILTROS)}
      />
      <Gaveta
        aberta={evento !== null}
        titulo="Registro de auditoria"
        chave={mostrado}
        vizinhos={vizinhos}
        inteira={compacto}
        aoFechar={fechar}
      >
        {mostrado !== null && <EventoNaGaveta key={mostrado} id={mostrado} />}
      </Gaveta>
    </div>
  );
}
