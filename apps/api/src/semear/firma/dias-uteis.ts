import { dataCivil, diaDaSemana, somarDias } from '@dominio/contrato/datas';

const DIAS_PARA_TRAS = 5 * 365;
const DIAS_PARA_A_FRENTE = 120;

/** Mondays to Fridays of the last five years and the next four months. */
export function diasUteisDaFirma(agora: Date): string[] {
  const primeiro = somarDias(dataCivil(agora), -DIAS_PARA_TRAS);
  return Array.from({ length: DIAS_PARA_TRAS + DIAS_PARA_A_FRENTE }, (_, i) =>
    somarDias(primeiro, i),
  ).filter((dia) => ![0, 6].includes(diaDaSemana(dia)));
}
