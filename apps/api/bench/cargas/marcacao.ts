import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { type Cenario, TITULO } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 500;

/** Bookings of one person with another, each on a day of its own: each call is made once. */
export function pedidosDaMarcacao({ pessoas }: Cenario, quantas: number): Pedido[] {
  const [quemMarca, convidada] = pessoas;
  if (!quemMarca || !convidada) throw new Error('Faltam pessoas para medir a marcação.');
  const primeiro = somarDias(dataCivil(new Date()), DIAS_A_FRENTE);
  return Array.from({ length: quantas }, (_, i) => {
    const inicio = instanteCivil(somarDias(primeiro, i), '10:00:00');
    return {
      caminho: '/api/agendamentos',
      token: quemMarca.token,
      corpo: {
        titulo: `${TITULO} ${i} de ${quemMarca.id}`,
        data_hora_inicio: inicio.toISOString(),
        data_hora_termino: new Date(inicio.getTime() + 1_800_000).toISOString(),
        participantes: [convidada.id],
      },
    };
  });
}
