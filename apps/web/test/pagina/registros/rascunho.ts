import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { valoresDe, valoresNovos } from '../../../src/features/agendamentos/formulario.ts';
import {
  desistidos,
  rascunhosDeAgendamentos,
} from '../../../src/features/agendamentos/rascunho.ts';
import { AGORA } from '../relogio.ts';
import { umaPessoa } from './pessoa.ts';

const eu = umaPessoa().usuario.id;
const novo = (titulo: string) => ({ ...valoresNovos(AGORA, null, null), titulo });

/**
 * Stores the draft of an appointment, new or existing, as if an administrator had typed the title
 * and left.
 */
export function deixarRascunho(titulo: string, agendamento?: Agendamento): void {
  const base = agendamento ? valoresDe(agendamento, eu) : novo('');
  rascunhosDeAgendamentos(agendamento?.id ?? 'novo', eu, () => base).guardar({ ...base, titulo });
}

/**
 * Stores values that the administrator gave up in the form of a new appointment and asked to get
 * back.
 */
export const retomarDesistido = (titulo: string): void =>
  desistidos.guardar('novo', eu, novo(titulo), { base: novo('') });
