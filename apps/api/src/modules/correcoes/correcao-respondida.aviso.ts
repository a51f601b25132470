import type { TipoDeAviso } from '../../platform/aviso.ts';

/** To whoever of a client proposed a correction: `correcoes.events.ts` says when. */
export const correcaoRespondida: TipoDeAviso = {
  tipo: 'correcao_respondida',
  titulo: 'Resposta à correção',
  descricao: 'O escritório respondeu, ou desfez a resposta, a uma correção que você propôs.',
  categoria: 'contratos',
  padrao: { sistema: true, email: true, push: false },
  paraClientes: true,
};
