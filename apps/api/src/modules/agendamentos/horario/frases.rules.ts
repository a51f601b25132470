import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import type { Periodo } from './horario.rules.ts';

const lista = new Intl.ListFormat('pt-BR');

/** Names or parts as a sentence lists them: `Ana, Bia e Caio`. */
export const enumerar = (partes: readonly string[]) => lista.format(partes);

/** `31/12/2026` of an instant on São Paulo's calendar. */
export const diaPorExtenso = (instante: Date) => diaEscrito(dataCivil(instante));

/** `07/12/2026, 09:00–10:00`; with both days when it ends on another. */
export function quando({ inicio, termino }: Periodo): string {
  const [de, ate] = [diaPorExtenso(inicio), diaPorExtenso(termino)];
  return de === ate
    ? `${de}, ${horaCivil(inicio)}–${horaCivil(termino)}`
    : `${de}, ${horaCivil(inicio)} – ${ate}, ${horaCivil(termino)}`;
}

/** The start and end of an appointment's row. */
export const periodoDe = (linha: { data_hora_inicio: Date; data_hora_termino: Date }): Periodo => ({
  inicio: linha.data_hora_inicio,
  termino: linha.data_hora_termino,
});
