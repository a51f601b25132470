import { z } from 'zod';
import { dia, diaOpcional, textoObrigatorio, textoOpcional, versaoLida } from './campos.ts';

/** Whether the firm still serves a company; what the tax office says of it is another matter. */
export const STATUS_DA_EMPRESA = ['ativa', 'suspensa', 'baixada'] as const;
export type StatusDaEmpresa = (typeof STATUS_DA_EMPRESA)[number];

export const NOME_DO_STATUS_DA_EMPRESA: Readonly<Record<StatusDaEmpresa, string>> = {
  ativa: 'Ativa',
  suspensa: 'Suspensa',
  baixada: 'Baixada',
};

const DIA = 'Informe desde quando.';
const MOTIVO = 'Informe o motivo, com até 300 caracteres.';

/** Since when, and why: of a company that is active neither need be known. */
export const StatusEscrito = z.object({
  status: z.enum(STATUS_DA_EMPRESA),
  status_desde: z.string().nullable(),
  status_motivo: z.string().nullable(),
});
export type StatusEscrito = z.infer<typeof StatusEscrito>;

const comMotivo = {
  status_desde: dia(DIA),
  status_motivo: textoObrigatorio(1, 300, MOTIVO),
};

/** Closes a company. */
export const Baixa = z.object({ ...comMotivo, ...versaoLida });

/** Suspends a company, or has it active again. */
export const MudancaDeStatus = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('suspensa'), ...comMotivo, ...versaoLida }),
    z.object({
      status: z.literal('ativa'),
      status_desde: diaOpcional(DIA),
      status_motivo: textoOpcional(300, MOTIVO),
      ...versaoLida,
    }),
  ],
  { error: 'Escolha ativa ou suspensa.' },
);
