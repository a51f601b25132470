import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { meusDados } from './meus-dados.service.ts';
import { limpeza } from './segundo-fator.jobs.ts';
import {
  registrarRotasDoSegundoFator,
  registrarRotasDoSegundoPasso,
} from './segundo-fator.routes.ts';
import { segundoFatorAlterado } from './segundo-fator-alterado.aviso.ts';

export const segundoFator: Modulo = {
  nome: 'segundo-fator',
  rotas: [registrarRotasDoSegundoFator, registrarRotasDoSegundoPasso],
  avisos: [segundoFatorAlterado],
  trabalhos: [limpeza],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./segundo-fator.exemplos.ts'),
};
