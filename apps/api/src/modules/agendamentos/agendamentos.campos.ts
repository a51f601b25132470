import { camposDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { camposDe } from '../../platform/campos.ts';

/** Fields of an appointment that its own row holds; `participantes` are rows of another table. */
export const CAMPOS = camposDe(camposDoAgendamento, ['participantes']);
