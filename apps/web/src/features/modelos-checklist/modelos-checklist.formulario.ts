import { DadosDeModeloChecklist, type ModeloChecklist } from '@dominio/contrato/modelos-checklist';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** An item as its form has it, and as its draft is kept; blank for none. */
export const Valores = z.object({
  titulo: z.string(),
  grupo: z.string(),
  obrigatorio_em: z.string(),
  responsavel: z.string(),
  regra: z.string(),
  natureza: z.string(),
  orientacao: z.string(),
  ordem: z.union([z.number(), z.string()]),
  ativo: z.boolean(),
});
export type Valores = z.infer<typeof Valores>;

export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  titulo: 'Título',
  grupo: 'Grupo',
  obrigatorio_em: 'Obrigatório até',
  responsavel: 'Quem traz',
  regra: 'Fica em dia sozinho quando',
  natureza: 'Vale para',
  orientacao: 'O que o cliente deve enviar',
  ordem: 'Posição no grupo',
  ativo: 'Em uso',
};

export const valoresDe = (registro: ModeloChecklist | null): Valores => ({
  titulo: registro?.titulo ?? '',
  grupo: registro?.grupo ?? 'documentos',
  obrigatorio_em: registro?.obrigatorio_em ?? 'onboarding',
  responsavel: registro?.responsavel ?? 'cliente',
  regra: registro?.regra ?? '',
  natureza: registro?.natureza ?? '',
  orientacao: registro?.orientacao ?? '',
  ordem: registro?.ordem ?? 1_000,
  ativo: registro?.ativo ?? true,
});

/** What is sent; the compiler misses a field that the contract accepts and this forgets. */
export const corpoDe = (valores: Valores) =>
  ({
    ...valores,
    regra: valores.regra || null,
    natureza: valores.natureza || null,
    ordem: valores.ordem === '' ? Number.NaN : Number(valores.ordem),
  }) as Required<z.input<typeof DadosDeModeloChecklist>>;

/** The contract's own checks, told before the server does. */
export function errosDe(valores: Valores): ErrosDeCampo {
  const lido = validar(DadosDeModeloChecklist, corpoDe(valores));
  return lido.ok ? {} : lido.erros;
}
