import { PRIORIDADES } from '@dominio/contrato/agendamentos-opcoes';
import { Pessoa } from '@dominio/contrato/pessoas';
import { z } from 'zod';
import { criarRascunhos } from '../../lib/rascunhos.ts';
import type { Valores } from './formulario.ts';

export type { DonoDoRascunho } from '../../lib/rascunhos.ts';

const ValoresGuardados: z.ZodType<Valores> = z.object({
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
});

/** Drafts of appointments; one asked back was given up and taken again. */
export const {
  guardar: guardarRascunho,
  ler: lerRascunho,
  descartar: descartarRascunho,
} = criarRascunhos('agendamento', ValoresGuardados);
