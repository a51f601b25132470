import { contar } from '../lib/formato.ts';
import type { Recusa } from './lote.ts';
import classes from './recusas-do-lote.module.css';

/** Names of one reason; the others are counted. */
const MAXIMO_DE_NOMES = 5;

interface Props<L> {
  recusas: readonly Recusa<L>[];
  nome: (linha: L) => string;
  /** How many share a reason, in words, where several do: '3 empresas'. */
  quantas?: (numero: number) => string;
}

function nomesDe(nomes: readonly string[]): string {
  const ditos = nomes.slice(0, MAXIMO_DE_NOMES);
  const outros = nomes.length - ditos.length;
  const todos = outros > 0 ? [...ditos, contar(outros, 'outro', 'outros')] : ditos;
  return new Intl.ListFormat('pt-BR').format(todos);
}

/** The rows that were not changed, by name, under the reason that they share. */
export function RecusasDoLote<L>({ recusas, nome, quantas }: Props<L>) {
  const porMotivo = Map.groupBy(recusas, ({ motivo }) => motivo);
  return [...porMotivo].map(([motivo, iguais]) => (
    <span key={motivo} className={classes.recusa}>
      <strong>
        {quantas && iguais.length > 1 && `${quantas(iguais.length)} · `}
        {nomesDe(iguais.map(({ linha }) => nome(linha)))}
      </strong>
      : {motivo}
    </span>
  ));
}
