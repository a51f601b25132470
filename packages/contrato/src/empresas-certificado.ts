import { z } from 'zod';
import { diaOpcional, textoOpcional } from './campos.ts';
import type { CampoInvalido } from './erros.ts';

/** A file on a computer, or a token or card. */
export const TIPOS_DE_CERTIFICADO = ['a1', 'a3'] as const;
export type TipoDeCertificado = (typeof TIPOS_DE_CERTIFICADO)[number];

export const NOME_DO_TIPO_DE_CERTIFICADO: Readonly<Record<TipoDeCertificado, string>> = {
  a1: 'A1',
  a3: 'A3',
};

/** From this many days before its end a certificate has to be renewed. */
export const DIAS_PARA_RENOVAR_O_CERTIFICADO = 30;

const TIPO = 'Escolha A1 ou A3.';

const SERIE = 'Número de série inválido. Use os dígitos de 0 a 9 e letras de A a F, até 40.';

/** As a certificate's own window shows it, with the signs between its bytes left out. */
const serie = textoOpcional(80, SERIE)
  .transform((valor) => (valor ? valor.replaceAll(/[\s:.-]/g, '').toUpperCase() : valor))
  .refine((valor) => typeof valor !== 'string' || /^[0-9A-F]{1,40}$/.test(valor), SERIE);

/** What is known of a company's digital certificate; neither its file nor its password is kept. */
export const camposDoCertificado = {
  certificado_tipo: z.enum(TIPOS_DE_CERTIFICADO, { error: TIPO }).nullish(),
  certificado_titular: textoOpcional(200, 'O titular pode ter no máximo 200 caracteres.'),
  certificado_serie: serie,
  certificado_desde: diaOpcional('Início da validade inválido.'),
  certificado_ate: diaOpcional('Fim da validade inválido.'),
};

export const CertificadoDaEmpresa = z.object({
  certificado_tipo: z.enum(TIPOS_DE_CERTIFICADO).nullable(),
  certificado_titular: z.string().nullable(),
  certificado_serie: z.string().nullable(),
  certificado_desde: z.string().nullable(),
  certificado_ate: z.string().nullable(),
});
export type CertificadoDaEmpresa = z.infer<typeof CertificadoDaEmpresa>;

/**
 * What is wrong with a certificate as a whole: one that is told of at all has a kind and an end, which
 * is not before its beginning.
 */
export function errosDoCertificado(
  um: {
    readonly [campo in keyof CertificadoDaEmpresa]?: string | null | undefined;
  },
): CampoInvalido[] {
  const { certificado_tipo: tipo, certificado_desde: desde, certificado_ate: ate } = um;
  if (!tipo && !um.certificado_titular && !um.certificado_serie && !desde && !ate) return [];
  const erros: (CampoInvalido | false)[] = [
    !tipo && { campo: 'certificado_tipo', mensagem: TIPO },
    !ate && { campo: 'certificado_ate', mensagem: 'Informe até quando o certificado vale.' },
    !!desde &&
      !!ate &&
      ate < desde && { campo: 'certificado_ate', mensagem: 'O fim vem depois do início.' },
  ];
  return erros.filter((erro) => erro !== false);
}
