import type { Modulo } from '../../platform/modulo.ts';
import { nomearTimes } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { timesDeQuemSai } from './lideranca.service.ts';
import { registrarRotasDeTimes } from './times.routes.ts';

export const times: Modulo = {
  nome: 'times',
  rotas: [registrarRotasDeTimes],
  aoDesligar: timesDeQuemSai,
  auditoria: { palavras, nomear: { time: nomearTimes } },
  exemplos: () => import('./times.exemplos.ts'),
};
