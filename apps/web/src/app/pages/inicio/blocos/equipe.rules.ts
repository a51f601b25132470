import { formatarDia } from '../../../../lib/formato.ts';

/** 2028 has every day of a year. */
const ANO_BISSEXTO = '2028';

/** '5 de março', of `03-05`. */
export const diaDoAniversario = (dia: string): string =>
  formatarDia(`${ANO_BISSEXTO}-${dia}`, 'longa').replace(` de ${ANO_BISSEXTO}`, '');

interface Ausencia {
  readonly ferias: boolean;
  readonly inicio: string;
  readonly fim: string;
  readonly substituto: string | null;
}

/** 'Férias até 21 de ago. · com Ana Lima' of who is away, 'Ausência de 3 a 5 de set.' of who will be. */
export function periodoDaAusencia(
  { ferias, inicio, fim, substituto }: Ausencia,
  hoje: string,
): string {
  const ate = formatarDia(fim, 'diaMes');
  const motivo = ferias ? 'Férias' : 'Ausência';
  const quando =
    inicio <= hoje
      ? fim === hoje
        ? `${motivo} até hoje`
        : `${motivo} até ${ate}`
      : inicio === fim
        ? `${motivo} em ${ate}`
        : `${motivo} de ${formatarDia(inicio, 'diaMes')} a ${ate}`;
  return substituto ? `${quando} · com ${substituto}` : quando;
}
