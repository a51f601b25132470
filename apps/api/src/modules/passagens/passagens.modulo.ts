import type { Modulo } from '../../platform/modulo.ts';
import { passagensDeQuemSai } from './assinatura.service.ts';
import { palavras } from './auditoria.rules.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';
import { passagemMudou } from './passagem-mudou.aviso.ts';
import { passagemParaAssinar } from './passagem-para-assinar.aviso.ts';
import { registrarRotasDasPassagens } from './passagens.routes.ts';
import { resumoDasPassagens } from './resumo-do-dia.service.ts';

/** A client handed over by a term that both people sign. */
export const passagens: Modulo = {
  nome: 'passagens',
  resumoDoDia: [resumoDasPassagens],
  avisos: [passagemParaAssinar, passagemMudou],
  rotas: [registrarRotasDasPassagens],
  aoDesligar: passagensDeQuemSai,
  linhaDoTempo,
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./passagens.exemplos.ts'),
};
