import type { Trecho } from './geometria.ts';

/** What a day holds of the first lane, said to screen readers: 'livre', '2 itens', 'livre, 1 sem efeito'. */
export function quantosNoDia(trechos: readonly Trecho[]): string {
  const proprios = trechos.filter(({ evento }) => !evento.faixa);
  const semEfeito = proprios.filter(({ evento }) => evento.riscado).length;
  const itens = proprios.length - semEfeito;
  const total = itens === 0 ? 'livre' : itens === 1 ? '1 item' : `${itens} itens`;
  return semEfeito === 0 ? total : `${total}, ${semEfeito} sem efeito`;
}
