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

/** Opens the drafts of appointments. */
export const rascunhosDeAgendamentos = lugarDosRascunhos('agendamento', ValoresGuardados);

/**
 * Values that were given up and brought back by 'Desfazer': the form opened next starts with them,
 * without offering them. Stored apart from the drafts, because another form may be storing its own
 * meanwhile.
 */
export const desistidos = criarRascunhos('agendamento.desistido', ValoresGuardados);

/**
 * Lays a draft over the appointment as it is now: a field that was typed into keeps what was typed,
 * every other one has the present value.
 *
 * @returns the form's values, and a warning to show before they are taken when the appointment
 *   has changed since.
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
