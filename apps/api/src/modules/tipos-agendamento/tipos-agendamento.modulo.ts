import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeTiposAgendamento } from './tipos-agendamento.routes.ts';

export const tiposAgendamento: Modulo = {
  nome: 'tipos-agendamento',
  rotas: [registrarRotasDeTiposAgendamento],
  exemplos: () => import('./tipos-agendamento.exemplos.ts'),
};
