import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaConfiguracaoDoUsuario } from './configuracao-usuario.routes.ts';
import { meusDados } from './meus-dados.service.ts';

export const configuracaoUsuario: Modulo = {
  nome: 'configuracao-usuario',
  rotas: [registrarRotasDaConfiguracaoDoUsuario],
  meusDados,
  exemplos: () => import('./configuracao-usuario.exemplos.ts'),
};
