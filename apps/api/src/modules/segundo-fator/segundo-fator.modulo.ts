import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarEventosDoSegundoFator } from './segundo-fator.events.ts';
import { limpeza } from './segundo-fator.jobs.ts';
import {
  registrarRotasDoSegundoFator,
  registrarRotasDoSegundoPasso,
} from './segundo-fator.routes.ts';

export const segundoFator: Modulo = {
  nome: 'segundo-fator',
  rotas: [registrarRotasDoSegundoFator, registrarRotasDoSegundoPasso],
  consumidores: [registrarEventosDoSegundoFator],
  trabalhos: [limpeza],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./segundo-fator.exemplos.ts'),
};
