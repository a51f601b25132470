import { PRIORIDADES } from '@dominio/contrato/agendamentos-opcoes';
import { Pessoa } from '@dominio/contrato/usuarios';
import { z } from 'zod';
import { PREFIXO_DE_RASCUNHO } from '../../lib/armazenamento.ts';
import type { Valores } from './formulario.ts';

const PREFIXO = `${PREFIXO_DE_RASCUNHO}agendamento.`;

const Rascunho = z.object({
  usuario: z.int(),
  /** When it was typed, in milliseconds. */
  em: z.int(),
  /** Undone giving up: the form starts with it instead of offering it. */
  pedido: z.boolean().optional(),
  valores: z.object({
    titulo: z.string(),
    tipo: z.string(),
    data: z.string(),
    inicio: z.string(),
    termino: z.string(),
    pessoas: z.array(Pessoa),
    euParticipo: z.boolean(),
    cliente: z.object({ id: z.int(), nome: z.string() }).nullable(),
    local: z.string(),
    link: z.string(),
    prioridade: z.enum(PRIORIDADES),
    descricao: z.string(),
    privado: z.boolean(),
  }),
});
export type Rascunho = z.infer<typeof Rascunho>;

/** Which form a draft belongs to: an appointment's, or that of a new one. */
export type DonoDoRascunho = number | 'novo';

/** Keeps what was typed in this tab, until it is saved, discarded or the session ends. */
export function guardarRascunho(
  dono: DonoDoRascunho,
  usuario: number,
  valores: Valores,
  opcoes: Pick<Rascunho, 'pedido'> = {},
): void {
  const rascunho: Rascunho = { usuario, em: Date.now(), valores, ...opcoes };
  try {
    sessionStorage.setItem(PREFIXO + dono, JSON.stringify(rascunho));
  } catch {
    // Storage is full or blocked: the form itself still holds everything.
  }
}

/** The draft of a form, when this user left one. */
export function lerRascunho(dono: DonoDoRascunho, usuario: number): Rascunho | undefined {
  try {
    const guardado = Rascunho.safeParse(JSON.parse(sessionStorage.getItem(PREFIXO + dono) ?? ''));
    return guardado.data?.usuario === usuario ? guardado.data : undefined;
  } catch {
    return undefined;
  }
}

export function descartarRascunho(dono: DonoDoRascunho): void {
  try {
    sessionStorage.removeItem(PREFIXO + dono);
  } catch {
    // Nothing was kept.
  }
}
