import { camposDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { camposDe } from '../../platform/campos.ts';

/** What an appointment's own row keeps of what is written of it; the people have rows of theirs. */
export const CAMPOS = camposDe(camposDoAgendamento, ['participantes']);
