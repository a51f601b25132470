import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDaConfiguracaoDoSistema } from './configuracao-sistema.routes.ts';
import { integracaoAlterada } from './integracao-alterada.aviso.ts';

export const configuracaoSistema: Modulo = {
  nome: 'configuracao-sistema',
  avisos: [integracaoAlterada],
  rotas: [registrarRotasDaConfiguracaoDoSistema],
  auditoria: { palavras },
  exemplos: () => import('./configuracao-sistema.exemplos.ts'),
};
