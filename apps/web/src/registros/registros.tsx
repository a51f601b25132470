import type { ReactNode } from 'react';
import { CampoDeBusca } from '../components/campos/campo-de-busca.tsx';
import { nomeDaLinha } from '../components/tabela/celula.tsx';
import type { ColunaDaTabela } from '../components/tabela/colunas.ts';
import type { AcaoDaLinha } from '../components/tabela/menu-da-linha.tsx';
import { Tabela } from '../components/tabela/tabela.tsx';
import { NoTopo } from '../components/ui/topo-da-pagina.tsx';
import { contar } from '../lib/formato.ts';
import { useCelular } from '../lib/use-celular.ts';
import type { EstadoDoRegistro } from './endereco.ts';
import { useAtalhosDaLista } from './use-atalhos-da-lista.ts';
import { type Exclusao, useExclusao } from './use-exclusao.tsx';
import { useExportacao } from './use-exportacao.ts';
import type { Tela } from './use-registros.ts';
import { type Lote, useSelecao } from './use-selecao.ts';
import { type TextosDoVazio, VazioDaLista } from './vazio-da-lista.tsx';
import { VisoesDaTabela } from './visoes-da-tabela.tsx';

interface Props<L extends { readonly id: number }, S extends EstadoDoRegistro> {
  tela: Tela<L, S>;
  colunas: readonly ColunaDaTabela<L>[];
  /** What the search looks at, as its field says while it is empty: 'Nome ou cliente'. */
  busca: string;
  /** Filters, drawn beside the search. */
  filtros?: ReactNode;
  vazio: TextosDoVazio;
  acoesDaLinha?: (linha: L) => readonly AcaoDaLinha[];
  /**
   * How a row is deleted, the last of its actions; left out where none can be, or not by this person.
   */
  exclusao?: Exclusao<L> | false;
  /**
   * Key of the table's saved views on the server, the same on every page that shows the table; left
   * out where it has none.
   */
  visoes?: string;
  /**
   * Buttons that act on the chosen rows (`botoesDeMudanca`); left out where rows cannot be chosen, or
   * not by this person.
   */
  lote?: ((lote: Lote<L>) => ReactNode) | false;
}

/** The list of a registry: search, filters, pages, export, and the row that opens the drawer. */
export function Registros<L extends { readonly id: number }, S extends EstadoDoRegistro>(
  props: Props<L, S>,
) {
  const { tela, colunas, busca, vazio, acoesDaLinha, exclusao, visoes, lote } = props;
  const { recurso, endereco, estado, dados } = tela;
  const { palavras } = recurso;
  const exportacao = useExportacao(tela);
  const compacto = useCelular();
  const selecao = useSelecao(tela.filtro);
  // Rows are chosen for what changes them all, or to export them; on a phone for the first alone.
  const marca = Boolean(lote) || (exportacao !== null && !compacto);
  // Escape closes what is open at the side first, and ends the choice by the next press.
  const nadaAoLado = estado.aberto === null && !estado.novo;
  const comandos = useAtalhosDaLista(
    marca,
    nadaAoLado && selecao.algo && selecao.limpar,
    !compacto,
  );
  const { acoesDeExcluir, dialogo } = useExclusao(recurso, endereco, exclusao);
  const acoesDe = (linha: L) => [...(acoesDaLinha?.(linha) ?? []), ...acoesDeExcluir(linha)];
  // The table writes a part of the registry's state, which the compiler cannot tell of a generic
  // `S`. No wrapper, because the table relies on getting the same function at every render.
  const mudar = tela.mudar as (mudanca: Partial<EstadoDoRegistro>, substituir?: boolean) => void;
  return (
    <>
      {dados.linhas && (
        <NoTopo lugar="contagem">{contar(dados.total, palavras.um, palavras.varios)}</NoTopo>
      )}
      <Tabela
        rotulo={palavras.titulo}
        oQue={palavras.osRegistros}
        colunas={colunas}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.aberto}
        aoLado={estado.aberto}
        comandos={comandos}
        aoAbrir={({ id }) => tela.abrirUm(id)}
        {...((acoesDaLinha || exclusao) && { acoesDaLinha: acoesDe })}
        dados={dados}
        vazio={
          <VazioDaLista
            textos={vazio}
            palavras={palavras}
            filtrada={tela.filtrada}
            termo={estado.termo}
            aoLimpar={tela.limpar}
          />
        }
        filtros={
          <>
            <CampoDeBusca
              rotulo={palavras.buscar}
              placeholder={busca}
              value={estado.termo}
              aoBuscar={tela.buscar}
            />
            {props.filtros}
          </>
        }
        visoes={visoes && <VisoesDaTabela tabela={visoes} passageiros={endereco.passageiros} />}
        {...(marca && {
          selecao: {
            valor: selecao.valor,
            aoMudar: selecao.aoMudar,
            acoes: lote
              ? lote(
                  selecao.loteDe(dados, (linha) => nomeDaLinha(colunas, linha), tela.buscarTodas),
                )
              : null,
          },
        })}
        {...(exportacao && { exportacao })}
      />
      {dialogo}
    </>
  );
}
