import type { Trecho } from './geometria.ts';

const contar = (quantos: number, um: string, varios: string) =>
  `${quantos} ${quantos === 1 ? um : varios}`;

/**
 * What a day holds of the first lane, said to screen readers: 'livre', '2 itens', 'livre, 1
 * cancelado ou remarcado'.
 */
export function quantosNoDia(trechos: readonly Trecho[]): string {
  const proprios = trechos.filter(({ evento }) => !evento.faixa);
  const semEfeito = proprios.filter(({ evento }) => evento.riscado).length;
  const itens = proprios.length - semEfeito;
  const total = itens === 0 ? 'livre' : contar(itens, 'item', 'itens');
  return semEfeito === 0
    ? total
    : `${total}, ${contar(semEfeito, 'cancelado ou remarcado', 'cancelados ou remarcados')}`;
}
