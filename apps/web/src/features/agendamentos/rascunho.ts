import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { PRIORIDADES } from '@dominio/contrato/agendamentos-opcoes';
import { paraCada } from '@dominio/contrato/campos';
import { Pessoa } from '@dominio/contrato/pessoas';
import { z } from 'zod';
import { criarRascunhos } from '../../lib/rascunhos.ts';
import { lugarDosRascunhos } from '../../registros/rascunho.ts';
import { camposMudados, mesclar, type Valores } from './formulario.ts';

export type { DonoDoRascunho } from '../../lib/rascunhos.ts';

const ValoresGuardados: z.ZodType<Valores> = z.object({
  titulo: z.string(),
  tipo: z.string(),
  data: z.string(),
  inicio: z.string(),
  termino: z.string(),
  participantes: z.array(Pessoa),
  euParticipo: z.boolean(),
  cliente: z.object({ id: z.int(), nome: z.string() }).nullable(),
  ...paraCada(textosDoAgendamento, () => z.string()),
  prioridade: z.enum(PRIORIDADES),
  privado: z.boolean(),
});

/** Where the drafts of appointments are kept. */
export const rascunhosDeAgendamentos = lugarDosRascunhos('agendamento', ValoresGuardados);

/**
 * What was given up and is wanted after all: the next form starts with it, instead of offering it.
 * Kept apart, for a form that is open meanwhile keeps a draft of its own.
 */
export const desistidos = criarRascunhos('agendamento.desistido', ValoresGuardados);

/**
 * What was typed, over the appointment as it is now: fields that nobody typed into are as somebody
 * else may have left them since.
 *
 * @returns the values, and what is to be said before they are taken up.
 */
export function recuperar(
  { base, valores }: { base?: Valores | undefined; valores: Valores },
  atuais: Valores,
): { valores: Valores; ressalva?: string } {
  if (!base || camposMudados(base, atuais).length === 0) return { valores };
  return {
    valores: mesclar(valores, base, atuais),
    ressalva: 'O agendamento mudou depois dele: recuperar traz só o que você digitou.',
  };
}
