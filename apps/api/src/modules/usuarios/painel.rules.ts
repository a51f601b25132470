import { somarDias } from '@dominio/contrato/datas';

/**
 * The days of the year from one day on, as `MM-DD`. Who was born on 29 February is celebrated on 1
 * March in the years that have no such day.
 */
export function diasDoAno(de: string, quantos: number): string[] {
  const dias = Array.from({ length: quantos + 1 }, (_, i) => somarDias(de, i).slice(5));
  return dias.flatMap((dia, i) =>
    dia === '03-01' && somarDias(de, i - 1).slice(5) !== '02-29' ? ['02-29', dia] : [dia],
  );
}
