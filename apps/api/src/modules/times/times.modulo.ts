import type { Modulo } from '../../platform/modulo.ts';
import { nomearTimes } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { timesDeQuemSai } from './lideranca.service.ts';
import { registrarRotasDeTimes } from './times.routes.ts';
import { lerTime } from './times.service.ts';

export const times: Modulo = {
  nome: 'times',
  rotas: [registrarRotasDeTimes],
  aoDesligar: timesDeQuemSai,
  auditoria: {
    palavras,
    nomear: { time: nomearTimes },
    abrir: { time: { permissao: 'times:acessar', abrir: lerTime } },
  },
  exemplos: () => import('./times.exemplos.ts'),
};
