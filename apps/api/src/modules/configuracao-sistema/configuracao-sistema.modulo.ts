import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDaConfiguracaoDoSistema } from './configuracao-sistema.events.ts';
import { registrarRotasDaConfiguracaoDoSistema } from './configuracao-sistema.routes.ts';
import { integracaoAlterada } from './integracao-alterada.aviso.ts';

export const configuracaoSistema: Modulo = {
  nome: 'configuracao-sistema',
  avisos: [integracaoAlterada],
  rotas: [registrarRotasDaConfiguracaoDoSistema],
  consumidores: [registrarEventosDaConfiguracaoDoSistema],
  auditoria: { palavras },
  exemplos: () => import('./configuracao-sistema.exemplos.ts'),
};
