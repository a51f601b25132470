import type { Trecho } from './geometria.ts';

const contar = (quantos: number, um: string, varios: string) =>
  `${quantos} ${quantos === 1 ? um : varios}`;

/** What a day holds, said to screen readers: 'livre', '2 itens', 'livre, 1 cancelado ou remarcado'. */
export function quantosNoDia(trechos: readonly Trecho[]): string {
  const semEfeito = trechos.filter(({ evento }) => evento.riscado).length;
  const itens = trechos.length - semEfeito;
  const total = itens === 0 ? 'livre' : contar(itens, 'item', 'itens');
  return semEfeito === 0
    ? total
    : `${total}, ${contar(semEfeito, 'cancelado ou remarcado', 'cancelados ou remarcados')}`;
}
