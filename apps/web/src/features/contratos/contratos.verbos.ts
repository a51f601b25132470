import type { StatusDoContrato } from '@dominio/contrato/clientes';

/** What taking a contract to a status is called. */
export const VERBOS: Readonly<Record<StatusDoContrato, string>> = {
  RASCUNHO: 'Voltar a rascunho',
  EM_IMPLANTACAO: 'Iniciar implantação',
  ATIVO: 'Ativar',
  SUSPENSO: 'Suspender',
  ENCERRADO: 'Encerrar',
  CANCELADO: 'Cancelar contrato',
};

/** What a change is called: who was suspended or at its end is taken up again. */
export const nomeDaMudanca = (de: StatusDoContrato, para: StatusDoContrato) =>
  de === 'ENCERRADO' || de === 'SUSPENSO'
    ? VERBOS[para].replace('Ativar', 'Reativar')
    : VERBOS[para];
