import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { type Cenario, marcacao } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 500;

/** Bookings of one person with another, each on a day of its own: each call is made once. */
export function pedidosDaMarcacao({ pessoas }: Cenario, quantas: number): Pedido[] {
  const [quemMarca, convidada] = pessoas;
  if (!quemMarca || !convidada) throw new Error('Faltam pessoas para medir a marcação.');
  const primeiro = somarDias(dataCivil(new Date()), DIAS_A_FRENTE);
  return Array.from({ length: quantas }, (_, i) => ({
    caminho: '/api/agendamentos',
    token: quemMarca.token,
    corpo: marcacao(quemMarca, convidada, i, somarDias(primeiro, i)),
  }));
}
