import type { ReactNode } from 'react';
import { mostrarData } from '../campos/data-digitada.ts';
import { mostrarDinheiro } from '../campos/dinheiro.ts';
import { Situacao } from '../ui/situacao.tsx';
import type { ColunaDaTabela } from './colunas.ts';

const numero = new Intl.NumberFormat('pt-BR');

/** Whether a cell has nothing to show. */
export function estaVazia<L>(coluna: ColunaDaTabela<L>, linha: L): boolean {
  if (coluna.desenhar) return false;
  const valor = coluna.valor(linha);
  return valor === null || (typeof valor === 'string' && valor.trim() === '');
}

/** What a cell shows: what its column draws, or its value as its type is written. */
export function conteudoDaCelula<L>(coluna: ColunaDaTabela<L>, linha: L): ReactNode {
  if (coluna.desenhar) return coluna.desenhar(linha);
  const valor = coluna.valor(linha);
  if (valor === null || estaVazia(coluna, linha)) return '—';
  if (coluna.tom) return <Situacao tom={coluna.tom(linha)}>{valor}</Situacao>;
  if (typeof valor === 'number') {
    return coluna.tipo === 'dinheiro' ? mostrarDinheiro(valor) : numero.format(valor);
  }
  return coluna.tipo === 'data' ? mostrarData(valor) : valor;
}

/** What a row is called where only words fit: in the name of its box. */
export function nomeDaLinha<L>(colunas: readonly ColunaDaTabela<L>[], linha: L): string {
  const principal = colunas.find((coluna) => coluna.principal) ?? colunas[0];
  return String(principal?.valor(linha) ?? '');
}
