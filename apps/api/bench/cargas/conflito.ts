import { dataCivil, diaDaSemana, instanteCivil, somarDias } from '@dominio/contrato/datas';
import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

const PESSOAS = 8;
const HORARIOS = ['09:00', '10:30', '14:00', '16:30'];
const DIAS = 20;

/** Checks of an hour of coming weeks for eight people; most find a conflict and suggest times. */
export function pedidosDoConflito({ pessoas }: Cenario): Pedido[] {
  const amanha = somarDias(dataCivil(new Date()), 1);
  const dias = Array.from({ length: DIAS }, (_, i) => somarDias(amanha, i)).filter(
    (dia) => ![0, 6].includes(diaDaSemana(dia)),
  );
  return dias.flatMap((dia, d) =>
    HORARIOS.map((hora, h): Pedido => {
      const inicio = instanteCivil(dia, `${hora}:00`);
      const desde = (d * HORARIOS.length + h) % (pessoas.length - PESSOAS);
      return {
        caminho: '/api/agendamentos/validar-conflito',
        token: pessoas[0]?.token ?? '',
        corpo: {
          data_hora_inicio: inicio.toISOString(),
          data_hora_termino: new Date(inicio.getTime() + 3_600_000).toISOString(),
          participantes: pessoas.slice(desde, desde + PESSOAS).map(({ id }) => id),
        },
      };
    }),
  );
}
