import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDosConsentimentos } from './consentimentos.routes.ts';
import { meusDados } from './meus-dados.service.ts';

export const consentimentos: Modulo = {
  nome: 'consentimentos',
  rotas: [registrarRotasDosConsentimentos],
  meusDados,
};
