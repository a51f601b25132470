import type { Trecho } from './geometria.ts';

/** What a day holds, said to screen readers: 'livre', '2 itens', 'livre, 1 cancelado ou remarcado'. */
export function quantosNoDia(trechos: readonly Trecho[]): string {
  const semEfeito = trechos.filter(({ evento }) => evento.riscado).length;
  const itens = trechos.length - semEfeito;
  const total = itens === 0 ? 'livre' : itens === 1 ? '1 item' : `${itens} itens`;
  if (semEfeito === 0) return total;
  return `${total}, ${semEfeito === 1 ? '1 cancelado ou remarcado' : `${semEfeito} cancelados ou remarcados`}`;
}
