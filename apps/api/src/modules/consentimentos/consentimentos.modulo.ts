import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDosConsentimentos } from './consentimentos.routes.ts';

export const consentimentos: Modulo = {
  nome: 'consentimentos',
  rotas: [registrarRotasDosConsentimentos],
};
