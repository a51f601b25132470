import { z } from 'zod';
import {
  diaOpcional,
  IdParams,
  type Lidos,
  preenchido,
  textoObrigatorio,
  textoOpcional,
  versaoLida,
} from './campos.ts';
import { cnpjValido, cpfValido, limparCnpj, mascararCnpj, mascararCpf } from './documentos.ts';
import { endpoint } from './endpoint.ts';

/** The whole of a company in the unit of its shares: a ten-thousandth of a percent, counted exactly. */
export const TODA_A_EMPRESA = 1_000_000;
/** One percent in that unit. */
export const UM_POR_CENTO = TODA_A_EMPRESA / 100;

/** The most partners that one company has here. */
export const MAXIMO_DE_SOCIOS = 100;

const emPt = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** `33,3333%` of 333333. */
export const participacaoEscrita = (milionesimos: number): string =>
  `${emPt.format(milionesimos / UM_POR_CENTO)}%`;

/** Whether the number of a partner is a person's. */
export const ehCpf = (documento: string): boolean => documento.length === 11;

/** A CPF or CNPJ with its mask; one that is masked in part already stays as it is. */
export const documentoEscrito = (documento: string): string =>
  ehCpf(documento) ? mascararCpf(documento) : mascararCnpj(documento);

const NOME = 'Informe o nome do sócio, com até 200 caracteres.';
const DOCUMENTO = 'CPF ou CNPJ inválido.';
const PARTICIPACAO = 'Informe a participação como 33,3333, de 0 a 100.';

const campos = {
  nome: textoObrigatorio(1, 200, NOME),
  /** Eleven digits of a person, fourteen characters of a company. */
  cpf_cnpj: preenchido(DOCUMENTO)
    .max(30, DOCUMENTO)
    .transform(limparCnpj)
    .refine((numero) => (ehCpf(numero) ? cpfValido(numero) : cnpjValido(numero)), DOCUMENTO),
  qualificacao: textoOpcional(80, 'A qualificação pode ter no máximo 80 caracteres.'),
  administrador: z.boolean({ error: 'Informe se é administrador.' }).default(false),
  /** Of `TODA_A_EMPRESA`. */
  participacao_milionesimos: z
    .int(PARTICIPACAO)
    .min(0, PARTICIPACAO)
    .max(TODA_A_EMPRESA, PARTICIPACAO),
  desde: diaOpcional('Data de entrada inválida.'),
  /** When a former partner left. */
  ate: diaOpcional('Data de saída inválida.'),
};
const NovoSocio = z.object(campos);
export type NovoSocio = z.output<typeof NovoSocio>;

export const Socio = z.object({
  nome: z.string(),
  /** A CPF is masked for callers who may not change the company: `***.456.789-**`. */
  cpf_cnpj: z.string(),
  qualificacao: z.string().nullable(),
  administrador: z.boolean(),
  participacao_milionesimos: z.int(),
  desde: z.string().nullable(),
  ate: z.string().nullable(),
} satisfies Lidos<typeof campos>);
export type Socio = z.infer<typeof Socio>;

const NovoQuadro = z.object({
  socios: z
    .array(NovoSocio, { error: 'Lista de sócios inválida.' })
    .max(MAXIMO_DE_SOCIOS, `Uma empresa pode ter no máximo ${MAXIMO_DE_SOCIOS} sócios.`),
  ...versaoLida,
});
export type NovoQuadro = z.output<typeof NovoQuadro>;

/** The partners of a company, in the order in which they were written. */
const QuadroDeSocios = z.object({
  socios: z.array(Socio),
  /** That of the company, which every change of its partners raises. */
  versao: z.int(),
});
export type QuadroDeSocios = z.infer<typeof QuadroDeSocios>;

export const sociosDaEmpresaEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/empresas/{id}/socios',
    acesso: 'empresas:visualizar',
    resumo: 'Os sócios de uma empresa, com a participação de cada um',
    params: IdParams,
    response: QuadroDeSocios,
  }),
  gravar: endpoint({
    method: 'PUT',
    path: '/api/empresas/{id}/socios',
    acesso: 'empresas:editar',
    resumo: 'Trocar todos os sócios de uma empresa',
    params: IdParams,
    body: NovoQuadro,
    response: QuadroDeSocios,
  }),
} as const;
