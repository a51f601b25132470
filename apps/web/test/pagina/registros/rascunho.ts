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

/** What an administrator typed as the title of a new appointment, or of one that is there, and left. */
export function deixarRascunho(titulo: string, agendamento?: Agendamento): void {
  const base = agendamento ? valoresDe(agendamento, eu) : novo('');
  rascunhosDeAgendamentos(agendamento?.id ?? 'novo', eu, () => base).guardar({ ...base, titulo });
}

/** What an administrator gave up in the form of a new appointment, and wants after all. */
export const retomarDesistido = (titulo: string): void =>
  desistidos.guardar('novo', eu, novo(titulo), { base: novo('') });
