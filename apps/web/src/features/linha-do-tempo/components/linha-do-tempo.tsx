import {
  type EntradaDaLinhaDoTempo,
  TIPOS_DA_LINHA_DO_TEMPO,
  type TipoDaLinhaDoTempo,
} from '@dominio/contrato/linha-do-tempo';
import { temPermissao } from '@dominio/contrato/permissoes';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Cartao, VazioDoCartao } from '../../../components/painel/cartao.tsx';
import { esperando } from '../../../components/ui/esperando.ts';
import { Lido } from '../../../components/ui/lido.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useSemOsQueSaem } from '../../../lib/exclusao-adiada.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import { linhaDoTempoOptions } from '../linha-do-tempo.queries.ts';
import { EntradaDoTempo } from './entrada-do-tempo.tsx';
import classes from './linha-do-tempo.module.css';

const TIPOS = Object.keys(TIPOS_DA_LINHA_DO_TEMPO) as TipoDaLinhaDoTempo[];
const nomeDo = (tipo: TipoDaLinhaDoTempo) => TIPOS_DA_LINHA_DO_TEMPO[tipo].nome;

/** The kinds of what is told that the person may see. */
function useTiposQueVejo(): readonly TipoDaLinhaDoTempo[] {
  const { permissions } = usePermissoes();
  return TIPOS.filter((tipo) => temPermissao(permissions, TIPOS_DA_LINHA_DO_TEMPO[tipo].permissao));
}

interface PropsDeMais {
  carregando: boolean;
  erro: Error | null;
  /** @param comFoco whether whoever reads on is at the button, which goes with the last page. */
  aoCarregar: (comFoco: boolean) => void;
}

/** The way to what is older: a button that presses itself when it comes into sight. */
function Mais({ carregando, erro, aoCarregar }: PropsDeMais) {
  const botao = useRef<HTMLButtonElement>(null);
  const carregar = () => aoCarregar(document.activeElement === botao.current);
  const aoVer = useEffectEvent(carregar);
  // After a failure it waits for the person: nothing is asked again and again.
  const parado = carregando || erro !== null;
  useEffect(() => {
    const alvo = botao.current;
    if (!alvo || parado) return;
    // Watched anew each time: what is still in sight once a page was read, or its reading was cut
    // short, is in sight without having come into it.
    const vigia = new IntersectionObserver(([visto]) => visto?.isIntersecting && aoVer());
    vigia.observe(alvo);
    return () => vigia.disconnect();
  }, [parado]);
  return (
    <div className={classes.mais}>
      {erro && <p role="alert">{mensagemDoErro(erro)}</p>}
      <Button ref={botao} variant="default" size="compact-sm" {...esperando(carregando, carregar)}>
        {erro ? 'Tentar novamente' : 'Carregar mais'}
      </Button>
    </div>
  );
}

interface PropsDasEntradas {
  itens: readonly EntradaDaLinhaDoTempo[];
  /** The entry that takes the focus, once it is there: the first of what was asked for. */
  comFoco: number | undefined;
}

function Entradas({ itens, comFoco }: PropsDasEntradas) {
  const lista = useRef<HTMLOListElement>(null);
  const chegou = comFoco !== undefined && comFoco < itens.length;
  useEffect(() => {
    if (chegou) lista.current?.querySelectorAll('li')[comFoco]?.focus();
  }, [chegou, comFoco]);
  return (
    <ol ref={lista} className={classes.linha} aria-label="Linha do tempo">
      {itens.map((entrada) => (
        <li key={entrada.chave} tabIndex={-1}>
          <EntradaDoTempo entrada={entrada} />
        </li>
      ))}
    </ol>
  );
}

/** Card of what happened with a client, newest first, endless, of all kinds or of some. */
export function LinhaDoTempo({ clienteId }: { clienteId: number }) {
  const vejo = useTiposQueVejo();
  const [comFoco, setComFoco] = useState<number>();
  const [tipos, setTipos] = useState<readonly TipoDaLinhaDoTempo[]>([]);
  const consulta = useInfiniteQuery(linhaDoTempoOptions(clienteId, tipos));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = consulta;
  const paginas = data?.pages;
  const lidos = paginas?.flatMap((pagina) => pagina.itens);
  // A note that is being deleted leaves here, too.
  const itens = useSemOsQueSaem(lidos, ({ chave }) => chave);
  return (
    <Cartao titulo="Linha do tempo" ocupado={!data && !error}>
      {vejo.length > 1 && (
        <div className={classes.filtro}>
          <PilulaDeFiltro
            nome="Mostrar"
            frase={tipos.map(nomeDo).join(', ') || 'tudo'}
            ativo={tipos.length > 0}
            varios
            opcoes={vejo.map((tipo) => ({ valor: tipo, rotulo: nomeDo(tipo) }))}
            escolhidos={tipos}
            aoEscolher={(valor) =>
              // In the order in which they are named, so that the same choice is the same query.
              setTipos(vejo.filter((um) => tipos.includes(um) !== (um === valor)))
            }
            aoTirar={() => setTipos([])}
          />
        </div>
      )}
      <Lido consulta={{ ...consulta, data: itens }} oQue="a linha do tempo">
        {(itens) => {
          if (itens.length === 0) {
            return (
              <VazioDoCartao>
                <p>
                  {tipos.length > 0
                    ? 'Nada disso aconteceu com este cliente.'
                    : 'Nada aconteceu ainda com este cliente.'}
                </p>
              </VazioDoCartao>
            );
          }
          return (
            <>
              <Entradas itens={itens} comFoco={comFoco} />
              {hasNextPage && (
                <Mais
                  carregando={isFetchingNextPage}
                  erro={isFetchNextPageError ? error : null}
                  aoCarregar={(pedida) => {
                    setComFoco(pedida ? itens.length : undefined);
                    void consulta.fetchNextPage();
                  }}
                />
              )}
            </>
          );
        }}
      </Lido>
    </Cartao>
  );
}
