import { diaEscrito } from '@dominio/contrato/datas';
import type { TipoDeCertificado } from '@dominio/contrato/empresas-certificado';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';

/** How many days before its end each is told of (page book #58, #57). */
export const LIMIARES_DO_CONTRATO = [90, 30] as const;
export const LIMIARES_DO_CERTIFICADO = [60, 30, 15, 7, 1] as const;

/**
 * The threshold that something with so many days left has come to: the nearest one, so that those
 * passed while the job did not run are told as one. Undefined before the first, and after the end.
 */
export function limiarDe(dias: number, limiares: readonly number[]): number | undefined {
  if (dias < 0) return undefined;
  const alcancados = limiares.filter((limiar) => dias <= limiar);
  return alcancados.length > 0 ? Math.min(...alcancados) : undefined;
}

/** When a day comes, so many days from now, as people say it. */
export function quandoSera(dias: number, dia: string): string {
  if (dias === 0) return `hoje, ${diaEscrito(dia)}`;
  if (dias === 1) return `amanhã, ${diaEscrito(dia)}`;
  return `em ${dias} dias, em ${diaEscrito(dia)}`;
}

/** What is told of a contract that is about to end. */
export const avisoDoContrato = (
  um: { readonly numero: string; readonly cliente: string; readonly ate: string },
  dias: number,
): string => `O contrato ${um.numero} de ${um.cliente} termina ${quandoSera(dias, um.ate)}.`;

/** What is told of a digital certificate that is about to end. */
export function avisoDoCertificado(
  um: { readonly tipo: TipoDeCertificado | null; readonly empresa: string; readonly ate: string },
  dias: number,
): string {
  const qual = um.tipo
    ? `certificado ${NOME_DO_TIPO_DE_CERTIFICADO[um.tipo]}`
    : 'certificado digital';
  return `O ${qual} de ${um.empresa} vence ${quandoSera(dias, um.ate)}.`;
}
