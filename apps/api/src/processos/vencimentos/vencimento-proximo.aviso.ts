import type { TipoDeAviso } from '../../platform/aviso.ts';

/** To who serves the client, or else its team: `vencimentos.jobs.ts` says when, of what and to whom. */
export const vencimentoProximo: TipoDeAviso = {
  tipo: 'vencimento_proximo',
  titulo: 'Vencimento próximo',
  descricao: 'Um contrato ou certificado digital de um cliente que você atende está para vencer.',
  categoria: 'contratos',
  grupos: 'da_regra',
  padrao: { sistema: true, email: false, push: false },
};
