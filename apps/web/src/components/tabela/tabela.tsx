import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ErroDaRegiao } from '../ui/erro-da-regiao.tsx';
import { useFalhaQueFica } from '../ui/use-falha-que-fica.ts';
import { Barra } from './barra.tsx';
import { Cartoes } from './cartoes.tsx';
import { comOsDeFora, estaVazia } from './celula.tsx';
import { type ColunaDaTabela, colunasQueCabem } from './colunas.ts';
import type { ComandosDaTabela } from './comandos.ts';
import { type EstadoDaTabela, trechoDaPagina } from './estado.ts';
import { baixarPlanilha, type Formato } from './exportar/baixar.ts';
import { planilhaDe } from './exportar/planilha.ts';
import { Grade } from './grade.tsx';
import type { LinhasDaTabela, NaLinha } from './linhas.ts';
import type { AcaoDaLinha } from './menu-da-linha.tsx';
import { MenuDeColunas } from './menu-de-colunas.tsx';
import { MenuDeExportacao } from './menu-de-exportacao.tsx';
import { Rodape } from './rodape.tsx';
import {
  alternarTrecho,
  contem,
  type Id,
  marcar,
  NENHUMA,
  quantas,
  type Selecao,
} from './selecao.ts';
import classes from './tabela.module.css';
import { useModelo } from './use-modelo.ts';

/** What the server answered, as a query tells it. */
export interface DadosDaTabela<L> {
  /** Undefined until the first answer. */
  linhas: readonly L[] | undefined;
  total: number;
  porPagina: number;
  /** The rows shown are the earlier ones; those asked for are on their way. */
  atualizando?: boolean;
  /** Why there is no answer. Rows that were there before stay. */
  erro?: Error | null | undefined;
  aoTentar?: () => void;
}

const NENHUMA_LINHA: readonly never[] = [];

interface Props<L extends object> {
  rotulo: string;
  /** What is missing when it cannot be read, with its article: `os clientes`. */
  oQue: string;
  colunas: readonly ColunaDaTabela<L>[];
  id: (linha: L) => Id;
  dados: DadosDaTabela<L>;
  estado: EstadoDaTabela;
  /** @param substituir the change leaves no history entry for Back. */
  aoMudar: (mudanca: Partial<EstadoDaTabela>, substituir?: boolean) => void;
  /** Cards instead of rows and columns. */
  compacto: boolean;
  /** Cards on a wide screen too, as many beside one another as fit. */
  emCartoes?: boolean;
  /** Shown when the filter finds nothing, or there is nothing at all. */
  vazio: ReactNode;
  atual?: Id | null | undefined;
  /** The row whose record is open at the side: the keys that step through rows open the next. */
  aoLado?: Id | null | undefined;
  /** Receives what keys that are heard elsewhere may ask of the rows. */
  comandos?: RefObject<ComandosDaTabela | null>;
  aoAbrir?: (linha: L) => void;
  /** What may be done with a row, in its menu. */
  acoesDaLinha?: (linha: L) => readonly AcaoDaLinha[];
  /** A switch of each row's own, at its end. */
  naLinha?: NaLinha<L>;
  /** Filters, at the left of the bar. */
  filtros?: ReactNode;
  /** Stands between the bar and the rows. */
  acima?: ReactNode;
  /** Saved views, at its right. */
  visoes?: ReactNode;
  selecao?: {
    valor: Selecao;
    aoMudar: (selecao: Selecao) => void;
    /** Buttons of the bulk bar. */
    acoes: ReactNode;
  };
  exportacao?: {
    /** Name of the file, without its ending. */
    nome: string;
    /** Columns of the sheet, of those that are shown; by default these. */
    colunas?: (mostradas: readonly ColunaDaTabela<L>[]) => readonly ColunaDaTabela<L>[];
    /** Every row that the filter finds, in its order. */
    buscarTodas: () => Promise<readonly L[]>;
    aoFalhar: (erro: unknown) => void;
  };
}

/**
 * Rows of the server: paged, ordered, filtered by the address; chosen, exported, walked by the
 * keyboard (interface.md §2.4). Its state is the page's, so that Back undoes every change.
 */
export function Tabela<L extends object>(props: Props<L>) {
  const {
    rotulo,
    dados,
    estado,
    aoMudar,
    aoAbrir,
    id,
    selecao,
    exportacao,
    compacto,
    emCartoes = false,
  } = props;
  const { linhas = NENHUMA_LINHA, total, porPagina, atualizando = false, erro } = dados;
  const esperando = dados.linhas === undefined && !erro;
  const falha = useFalhaQueFica({ data: dados.linhas, error: erro, isFetching: esperando });
  const { modelo, visiveis } = useModelo({ ...props, linhas });
  const [largura, setLargura] = useState(Number.POSITIVE_INFINITY);
  // Columns that a person chose are all shown; where they do not fit, the table scrolls sideways.
  // Of the others those say something that have a value in one row at least.
  const ordenada = estado.ordem?.coluna;
  const cheias = visiveis.filter(
    (coluna) =>
      coluna.principal ||
      coluna.id === ordenada ||
      linhas.length === 0 ||
      linhas.some((linha) => !estaVazia(coluna, linha)),
  );
  const cabem = estado.colunas === null ? colunasQueCabem(cheias, largura, ordenada) : visiveis;
  const ancora = useRef<Id | null>(null);
  const ids = linhas.map(id);
  const { de, paginas } = trechoDaPagina(estado.pagina, porPagina, total);
  // The page is beyond the last one: rows were deleted, or the address is from when there were
  // more.
  const alemDoFim =
    dados.linhas !== undefined && !atualizando && total > 0 && estado.pagina > paginas;
  useEffect(() => {
    if (alemDoFim) aoMudar({ pagina: paginas }, true);
  }, [alemDoFim, paginas, aoMudar]);

  const exportar = async (formato: Formato) => {
    if (!exportacao) return;
    const escolhidas = selecao && quantas(selecao.valor, total) > 0 ? selecao.valor : null;
    try {
      const todas = await exportacao.buscarTodas();
      const pedidas = escolhidas ? todas.filter((linha) => contem(escolhidas, id(linha))) : todas;
      const colunas = exportacao.colunas?.(visiveis) ?? visiveis;
      await baixarPlanilha(planilhaDe(colunas, pedidas), exportacao.nome, formato);
    } catch (falha) {
      exportacao.aoFalhar(falha);
    }
  };

  const desenho: LinhasDaTabela<L> = {
    rotulo,
    colunas: visiveis,
    linhas,
    id,
    estado,
    aoMudar,
    primeira: de,
    total,
    espera: dados.linhas === undefined ? 'primeira' : atualizando ? 'outra' : 'nada',
    porPagina,
    atual: props.atual,
    aoLado: props.aoLado,
    comandos: props.comandos,
    aoAbrir:
      aoAbrir &&
      ((linha) => {
        // Shift chooses from the row that was touched before, opened or chosen.
        ancora.current = id(linha);
        aoAbrir(linha);
      }),
    acoesDaLinha: props.acoesDaLinha,
    naLinha: props.naLinha,
    selecao: selecao?.valor,
    aoAlternar: (linha, comShift) => {
      if (!selecao) return;
      selecao.aoMudar(alternarTrecho(selecao.valor, ids, comShift ? ancora.current : null, linha));
      ancora.current = linha;
    },
    aoMarcarPagina: (escolhidas) => selecao?.aoMudar(marcar(selecao.valor, ids, escolhidas)),
  };

  const vazia = dados.linhas !== undefined && total === 0;
  const escolhidas = quantas(selecao?.valor ?? NENHUMA, total);
  return (
    <section aria-label={rotulo} className={classes.tabela}>
      <Barra filtros={props.filtros} compacto={compacto}>
        {props.visoes}
        <MenuDeColunas
          colunas={props.colunas}
          deFora={
            new Map(
              visiveis
                .filter((coluna) => !cabem.includes(coluna))
                .map((coluna) => [coluna.id, cheias.includes(coluna) ? 'sem espaço' : 'vazia']),
            )
          }
          estado={estado}
          aoMudar={aoMudar}
        />
        {exportacao && (
          <MenuDeExportacao
            quantas={escolhidas || total}
            escolhidas={escolhidas > 0}
            aoExportar={exportar}
          />
        )}
      </Barra>
      {props.acima}
      <div className={classes.quadro} data-soltos={(emCartoes && !vazia && !falha) || undefined}>
        {falha ? (
          <div className={classes.estado}>
            <ErroDaRegiao
              oQue={props.oQue}
              erro={falha}
              aoTentar={dados.aoTentar}
              tentando={esperando}
            />
          </div>
        ) : vazia ? (
          <div className={classes.estado}>{props.vazio}</div>
        ) : compacto || emCartoes ? (
          <Cartoes {...desenho} largos={!compacto} colunas={comOsDeFora(visiveis, props.colunas)} />
        ) : (
          <Grade
            {...desenho}
            colunas={comOsDeFora(cabem, props.colunas)}
            modelo={modelo}
            largura={largura}
            aoMedir={setLargura}
          />
        )}
        <VisuallyHidden role="status">{esperando ? 'Carregando…' : ''}</VisuallyHidden>
      </div>
      {/* Drawn with the rows it stands under: below a skeleton of another height it would jump. */}
      {desenho.espera !== 'primeira' && (
        <Rodape
          pagina={estado.pagina}
          porPagina={porPagina}
          total={total}
          ids={ids}
          aoIr={(pagina) => aoMudar({ pagina })}
          selecao={selecao?.valor}
          aoSelecionar={(nova) => selecao?.aoMudar(nova)}
          acoes={
            <>
              {selecao?.acoes}
              {exportacao && escolhidas > 0 && (
                <MenuDeExportacao
                  rotulo="Exportar seleção"
                  quantas={escolhidas}
                  escolhidas
                  aoExportar={exportar}
                />
              )}
            </>
          }
        />
      )}
    </section>
  );
}
