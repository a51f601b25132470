import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/tipos-agendamento': {},
  'GET /api/tipos-agendamento/ativos': {},
});
