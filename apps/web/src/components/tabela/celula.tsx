import type { ReactNode } from 'react';
import { mostrarData } from '../campos/data-digitada.ts';
import { mostrarDinheiro } from '../campos/dinheiro.ts';
import { Situacao } from '../ui/situacao.tsx';
import classes from './celula.module.css';
import type { ColunaDaTabela } from './colunas.ts';

const numero = new Intl.NumberFormat('pt-BR');

interface DeFora<L> {
  deFora: readonly ColunaDaTabela<L>[];
}

/** Whether a cell has nothing to show. */
export function estaVazia<L>(coluna: ColunaDaTabela<L>, linha: L): boolean {
  if (coluna.desenhar) return coluna.desenhar(linha) === null;
  const valor = coluna.valor(linha);
  return valor === null || (typeof valor === 'string' && valor.trim() === '');
}

/** What a cell shows: what its column draws, or its value as its type is written. */
export function conteudoDaCelula<L>(
  coluna: ColunaDaTabela<L>,
  linha: L,
  tabIndex?: number,
): ReactNode {
  if (coluna.desenhar) return coluna.desenhar(linha, tabIndex) ?? '—';
  const valor = coluna.valor(linha);
  if (valor === null || estaVazia(coluna, linha)) return '—';
  if (coluna.tom) return <Situacao tom={coluna.tom(linha)}>{valor}</Situacao>;
  if (typeof valor === 'number') {
    return coluna.tipo === 'dinheiro' ? mostrarDinheiro(valor) : numero.format(valor);
  }
  return coluna.tipo === 'data' ? mostrarData(valor) : valor;
}

/** A row's name, with the words of columns that are not shown. */
function ComPalavras<L>({ nome, linha, deFora }: DeFora<L> & { nome: ReactNode; linha: L }) {
  const palavras = deFora.flatMap(({ id, noNome, tom }) => {
    const palavra = noNome?.(linha);
    return palavra ? { id, palavra, tom: tom?.(linha) } : [];
  });
  if (palavras.length === 0) return nome;
  return (
    <span className={classes.nome}>
      <span className={classes.texto}>{nome}</span>
      {palavras.map(({ id, palavra, tom }) => (
        <span key={id} className={classes.palavra}>
          <Situacao tom={tom}>{palavra}</Situacao>
        </span>
      ))}
    </span>
  );
}

/** The columns that are shown, the one that names the row with the words of those that are not. */
export function comOsDeFora<L>(
  mostradas: readonly ColunaDaTabela<L>[],
  todas: readonly ColunaDaTabela<L>[],
): readonly ColunaDaTabela<L>[] {
  const deFora = todas.filter((coluna) => coluna.noNome && !mostradas.includes(coluna));
  if (deFora.length === 0) return mostradas;
  return mostradas.map((coluna) =>
    coluna.principal
      ? {
          ...coluna,
          desenhar: (linha) => (
            <ComPalavras nome={conteudoDaCelula(coluna, linha)} linha={linha} deFora={deFora} />
          ),
        }
      : coluna,
  );
}

/** What a row is called where only words fit: in the name of its box. */
export function nomeDaLinha<L>(colunas: readonly ColunaDaTabela<L>[], linha: L): string {
  const principal = colunas.find((coluna) => coluna.principal) ?? colunas[0];
  return String(principal?.valor(linha) ?? '');
}
