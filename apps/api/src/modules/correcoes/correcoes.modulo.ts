import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { correcaoProposta } from './correcao-proposta.aviso.ts';
import { correcaoRespondida } from './correcao-respondida.aviso.ts';
import { registrarEventosDasCorrecoes } from './correcoes.events.ts';
import { limpeza } from './correcoes.jobs.ts';
import { registrarRotasDasCorrecoes } from './correcoes.routes.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';
import { resumoDasCorrecoes } from './resumo-do-dia.service.ts';

export const correcoes: Modulo = {
  nome: 'correcoes',
  resumoDoDia: [resumoDasCorrecoes],
  avisos: [correcaoProposta, correcaoRespondida],
  rotas: [registrarRotasDasCorrecoes],
  consumidores: [registrarEventosDasCorrecoes],
  trabalhos: [limpeza],
  auditoria: { palavras },
  meusDados,
  linhaDoTempo,
  exemplos: () => import('./correcoes.exemplos.ts'),
};
