import { VisuallyHidden } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, Fragment, type MouseEvent, useImperativeHandle, useRef } from 'react';
import { Esqueleto } from '../ui/esqueleto.tsx';
import { ROLAGEM_VIRTUAL } from '../ui/rolagem-virtual.ts';
import { CabecalhoDaColuna } from './cabecalho-da-coluna.tsx';
import { Caixa } from './caixa.tsx';
import { conteudoDaCelula, nomeDaLinha } from './celula.tsx';
import { larguraMinima } from './colunas.ts';
import { destinoDoPasso } from './comandos.ts';
import { useDensidade } from './densidade.ts';
import { ALTURA_DA_LINHA } from './estado.ts';
import classes from './grade.module.css';
import { largurasDasColunas } from './larguras.ts';
import type { LinhasDaTabela } from './linhas.ts';
import { MenuDaLinha } from './menu-da-linha.tsx';
import { contem, estadoDaPagina } from './selecao.ts';
import { useFocoDasLinhas } from './use-foco-das-linhas.ts';
import { useLargura } from './use-largura.ts';
import type { Modelo } from './use-modelo.ts';

/** Rows kept ready on each side of those in sight. */
const FOLGA = 10;
const ALTURA_DO_CABECALHO = 37;
/** Around what a column draws with a height of its own. */
const FOLGA_DA_LINHA = 8;
/**
 * Width of the column that chooses rows and of the column of the rows' menu, in px. The style sheet
 * puts the next column right after it.
 */
const LARGURA_DE_MARCAR = 40;
const LARGURA_DAS_ACOES = 56;

/**
 * Whether a click hits something in the row with a meaning of its own, or ends the marking of text:
 * then it opens nothing.
 */
const temSentido = ({ target }: MouseEvent) =>
  (target instanceof Element && target.closest('button, a, input, label') !== null) ||
  !window.getSelection()?.isCollapsed;

interface Props<L extends object> extends LinhasDaTabela<L> {
  modelo: Modelo<L>;
  /** Px for the columns, as they were heard last. */
  largura: number;
  /** Hears how many px there are for the columns. */
  aoMedir: (largura: number) => void;
}

/** Rows and columns that the keyboard walks; only the rows in sight are drawn. */
export function Grade<L extends object>({ modelo, largura, aoMedir, ...props }: Props<L>) {
  const { rotulo, colunas, linhas, id, estado, selecao, espera, primeira, total } = props;
  const rolagem = useRef<HTMLDivElement>(null);
  const temFim = props.acoesDaLinha !== undefined || props.naLinha !== undefined;
  const semColunas = (selecao ? LARGURA_DE_MARCAR : 0) + (temFim ? LARGURA_DAS_ACOES : 0);
  useLargura(rolagem, semColunas, aoMedir);
  const corpo = useRef<HTMLTableSectionElement>(null);
  const densidade = useDensidade(estado.densidade);
  const altura = Math.max(
    ALTURA_DA_LINHA[densidade],
    ...colunas.map((coluna) => (coluna.altura ?? 0) + FOLGA_DA_LINHA),
  );
  const { rows } = modelo.getRowModel();

  const { foco, irPara, aoTeclar, aoFocar } = useFocoDasLinhas({
    corpo,
    quantas: rows.length,
    porTela: () => Math.max(1, Math.floor((rolagem.current?.clientHeight ?? 0) / altura) - 2),
    aoAbrir: (indice) => rows[indice] && props.aoAbrir?.(rows[indice].original),
    aoAlternar: (indice, comShift) =>
      rows[indice] && selecao && props.aoAlternar(id(rows[indice].original), comShift),
  });

  const virtual = useVirtualizer({
    ...ROLAGEM_VIRTUAL,
    count: rows.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => altura,
    overscan: FOLGA,
    scrollMargin: ALTURA_DO_CABECALHO,
    // The rows decide how high the table is: measured at once, it would be measured again in a loop.
    useAnimationFrameWithResizeObserver: true,
    // An assumed size, so that the first frame has rows before anything is measured.
    initialRect: { width: 0, height: 800 },
    // The row with the focus stays drawn wherever it is, or the focus would be lost.
    rangeExtractor: (trecho) =>
      [...new Set([...defaultRangeExtractor(trecho), foco])]
        .filter((indice) => indice < rows.length)
        .sort((a, b) => a - b),
  });
  useImperativeHandle(props.comandos, () => {
    const ids = linhas.map(id);
    const aoLado = props.aoLado ?? null;
    const focada = () => corpo.current?.contains(document.activeElement) ?? false;
    return {
      passar: (passo) => {
        const destino = destinoDoPasso(passo, { ids, aoLado, foco, focada: focada() });
        const linha = destino === undefined ? undefined : linhas[destino];
        if (destino === undefined || linha === undefined) return;
        if (aoLado === null) return irPara(destino);
        virtual.scrollToIndex(destino);
        props.aoAbrir?.(linha);
      },
      marcar: () => {
        const marcada = aoLado ?? (focada() ? ids[foco] : undefined);
        if (selecao && marcada !== undefined) props.aoAlternar(marcada, false);
      },
    };
  });
  const larguras = largurasDasColunas(colunas, largura);
  const desenhadas = virtual.getVirtualItems();
  const fim = ALTURA_DO_CABECALHO + rows.length * altura;
  const larguraTotal = colunas.length + (selecao ? 1 : 0) + (temFim ? 1 : 0);
  const espaco = (de: number, ate: number) =>
    ate > de && (
      <tr aria-hidden style={{ height: ate - de }}>
        <td colSpan={larguraTotal} style={{ padding: 0, border: 0 }} />
      </tr>
    );

  const daPagina = selecao && estadoDaPagina(selecao, linhas.map(id));
  return (
    <div ref={rolagem} className={classes.rolagem} aria-busy={espera !== 'nada'}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are walked and chosen
        role="grid"
        aria-label={rotulo}
        aria-rowcount={total + 1}
        data-espera={espera === 'primeira' || undefined}
        aria-multiselectable={selecao ? true : undefined}
        className={classes.grade}
        data-marcavel={selecao ? true : undefined}
        style={
          {
            '--altura-da-linha': `${altura}px`,
            minWidth: larguraMinima(colunas) + semColunas,
          } as CSSProperties
        }
      >
        <colgroup>
          {selecao && <col style={{ width: LARGURA_DE_MARCAR }} />}
          {colunas.map(({ id: nome, largura: propria }, i) => (
            <col key={nome} style={{ width: larguras?.[i] ?? propria }} />
          ))}
          {temFim && <col style={{ width: LARGURA_DAS_ACOES }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selecao && (
              <th scope="col" className={classes.marcar}>
                <Caixa
                  rotulo="Selecionar esta página"
                  marcada={daPagina === 'todas' && linhas.length > 0}
                  parcial={daPagina === 'algumas'}
                  aoMudar={() => props.aoMarcarPagina(daPagina !== 'todas')}
                />
              </th>
            )}
            {colunas.map((coluna) => (
              <CabecalhoDaColuna
                key={coluna.id}
                coluna={coluna}
                ordem={modelo.getColumn(coluna.id)?.getIsSorted() ?? false}
                aoOrdenar={() => modelo.getColumn(coluna.id)?.toggleSorting()}
              />
            ))}
            {temFim && (
              <th scope="col" className={classes.daLinha}>
                <VisuallyHidden>Ações</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={corpo} onKeyDown={aoTeclar} onFocus={aoFocar}>
          {espera === 'primeira' &&
            Array.from({ length: Math.min(props.porPagina, 12) }, (_, i) => `espera-${i}`).map(
              (chave) => (
                <tr key={chave} aria-hidden>
                  <td colSpan={larguraTotal}>
                    <Esqueleto largura="60%" />
                  </td>
                </tr>
              ),
            )}
          {desenhadas.map(({ index, start }, i) => {
            const linha = rows[index]?.original;
            if (!linha) return null;
            const antes = desenhadas[i - 1]?.end ?? ALTURA_DO_CABECALHO;
            const chave = id(linha);
            const escolhida = selecao && contem(selecao, chave);
            const tabIndex = index === foco ? 0 : -1;
            return (
              <Fragment key={chave}>
                {espaco(antes, start)}
                <tr
                  data-indice={index}
                  data-abre={props.aoAbrir ? true : undefined}
                  tabIndex={tabIndex}
                  aria-rowindex={primeira + index + 1}
                  aria-selected={escolhida}
                  aria-current={chave === props.atual || undefined}
                  // With Shift a click marks no text: it chooses rows.
                  onMouseDown={(evento) => selecao && evento.shiftKey && evento.preventDefault()}
                  onClick={(evento) => {
                    if (temSentido(evento)) return;
                    if (selecao && evento.shiftKey) props.aoAlternar(chave, true);
                    else props.aoAbrir?.(linha);
                  }}
                >
                  {selecao && (
                    <td className={classes.marcar}>
                      <Caixa
                        rotulo={`Selecionar ${nomeDaLinha(colunas, linha)}`}
                        marcada={escolhida === true}
                        tabIndex={tabIndex}
                        aoMudar={(comShift) => props.aoAlternar(chave, comShift)}
                      />
                    </td>
                  )}
                  {colunas.map((coluna) => {
                    const Celula = coluna.principal ? 'th' : 'td';
                    return (
                      <Celula
                        key={coluna.id}
                        data-tipo={coluna.tipo ?? 'texto'}
                        {...(coluna.principal && { scope: 'row', 'data-principal': true })}
                      >
                        {conteudoDaCelula(coluna, linha, tabIndex)}
                      </Celula>
                    );
                  })}
                  {temFim && (
                    <td className={classes.daLinha}>
                      {props.naLinha?.(linha, tabIndex)}
                      {props.acoesDaLinha && (
                        <MenuDaLinha
                          nome={nomeDaLinha(colunas, linha)}
                          acoes={props.acoesDaLinha(linha)}
                          tabIndex={tabIndex}
                        />
                      )}
                    </td>
                  )}
                </tr>
              </Fragment>
            );
          })}
          {espera !== 'primeira' && espaco(desenhadas.at(-1)?.end ?? ALTURA_DO_CABECALHO, fim)}
        </tbody>
      </table>
    </div>
  );
}
