import { DURACAO_PADRAO_MIN, inicioSugerido, somarDias } from '@dominio/contrato/datas';
import { fimDeSemana } from '../../components/calendario/dias.ts';
import type { Momento } from '../../components/calendario/tipos.ts';
import { type Expediente, janelaDoExpediente, trechosDo } from './horas-livres.ts';
import { momentoDe } from './para-calendario.tsx';

/** How many days ahead working hours are looked for; a firm without any is taken as it is. */
const DIAS_A_PROCURAR = 14;

/** The working hours that are assumed until the firm's have been read: Monday to Friday. */
const trechosDeCostume = (data: string) =>
  fimDeSemana(data) ? [] : [janelaDoExpediente(undefined)];

/** The first start on a day, from a minute on, at which an hour fits into working time. */
function primeiroInicio(
  data: string,
  desde: number,
  expediente: Expediente | undefined,
): Momento | undefined {
  const trechos = expediente ? trechosDo(data, expediente) : trechosDeCostume(data);
  for (const { de, ate } of trechos.toSorted((a, b) => a.de - b.de)) {
    const minuto = Math.max(de, desde);
    if (minuto + DURACAO_PADRAO_MIN <= ate) return { data, minuto };
  }
  return undefined;
}

/**
 * Start that a new appointment is proposed for: the next half hour (specification part 2 §4) or, where
 * an hour from then is not working time of the firm, the next one that is: nobody means to meet a
 * client at night.
 *
 * @param dia `AAAA-MM-DD` to stay on; a day without working hours that are still to come keeps the
 *   half hour, by day.
 */
export function inicioProposto(
  agora: Date,
  dia: string | undefined,
  expediente: Expediente | undefined,
): Momento {
  const meiaHora = momentoDe(inicioSugerido(agora));
  if (dia === undefined) {
    for (let i = 0; i < DIAS_A_PROCURAR; i += 1) {
      const data = somarDias(meiaHora.data, i);
      const inicio = primeiroInicio(data, i === 0 ? meiaHora.minuto : 0, expediente);
      if (inicio) return inicio;
    }
    return meiaHora;
  }
  const depois = primeiroInicio(dia, meiaHora.minuto, expediente);
  if (depois) return depois;
  if (dia <= momentoDe(agora).data) return { data: dia, minuto: meiaHora.minuto };
  const { de, ate } = janelaDoExpediente(expediente);
  const deDia = meiaHora.minuto >= de && meiaHora.minuto < ate;
  return primeiroInicio(dia, 0, expediente) ?? { data: dia, minuto: deDia ? meiaHora.minuto : de };
}
