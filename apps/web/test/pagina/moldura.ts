import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { pendenciasEndpoints } from '@dominio/contrato/area-cliente-pendencias';
import { clientesFavoritosEndpoints } from '@dominio/contrato/clientes-favoritos';
import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { correcoesEndpoints } from '@dominio/contrato/correcoes';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { urlDoLogo } from '@dominio/contrato/escritorio';
import { favoritosEndpoints } from '@dominio/contrato/favoritos';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesSilenciadosEndpoints } from '@dominio/contrato/notificacoes-silenciados';
import { rodape } from '@dominio/contrato/paginacao';
import { codificarPermissoes } from '@dominio/contrato/permissoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import {
  type ConfiguracaoDoUsuario,
  configuracaoPadrao,
} from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { responderPelaMoldura as padrao } from './rede.ts';
import type { PessoaDoTeste } from './registros/pessoa.ts';
import { AGORA } from './relogio.ts';

/**
 * Answers the calls that the frame of every page makes, as for somebody who has changed no setting
 * and has no notifications. A test that is about one of these calls answers it itself.
 *
 * @param partida settings of the theme that the person has changed.
 * @returns the settings as saved so far.
 */
export function responderAMoldura(
  { usuario, permissoes }: PessoaDoTeste,
  partida: object = {},
): () => ConfiguracaoDoUsuario {
  let config = mesclar(configuracaoPadrao(), partida);
  let favoritos = { favoritos: [] as string[], versao: 0 };
  const feito = { success: true, message: '' } as const;

  padrao(sessoesEndpoints.validarToken, () => ({ valid: true, user: usuario, message: '' }));
  padrao(sessoesEndpoints.eu, () => ({ user: usuario }));
  padrao(sessoesEndpoints.permissoes, () => ({
    encrypted_permissions: codificarPermissoes(permissoes),
  }));
  padrao(sessoesEndpoints.logout, () => feito);
  padrao(configuracaoUsuarioEndpoints.ler, () => ({ success: true, config, modo_escolhido: true }));
  padrao(configuracaoUsuarioEndpoints.salvar, ({ body }) => {
    config = mesclar(config, body.config);
    return feito;
  });
  padrao(favoritosEndpoints.ler, () => favoritos);
  padrao(favoritosEndpoints.gravar, ({ body }) => {
    favoritos = { favoritos: body.favoritos, versao: favoritos.versao + 1 };
    return favoritos;
  });
  // Of the client whose chip is opened.
  padrao(empresasEndpoints.listar, ({ query }) => ({ empresas: [], ...rodape(0, query) }));
  padrao(clientesFavoritosEndpoints.listar, () => ({ clientes: [], total: 0 }));
  padrao(notificacoesEndpoints.naoLidas, () => []);
  padrao(notificacoesEndpoints.doUsuario, ({ query: { limit } }) => ({
    notifications: [],
    total: 0,
    unread_count: 0,
    limit,
  }));
  // Whoever opens what they are told of sees what they muted.
  padrao(notificacoesSilenciadosEndpoints.listar, () => ({ silenciados: [], total: 0 }));
  padrao(notificacoesEndpoints.bilhete, () => ({
    ticket: 'bilhete',
    expira_em: AGORA.toISOString(),
  }));
  padrao(usuariosEndpoints.clientesFiltrados, () => ({
    clientes: [],
    total: 0,
    escopo: 'todos',
    atualizado_em: AGORA.toISOString(),
  }));
  padrao(pendenciasEndpoints.listar, () => ({ pendencias: [] }));
  padrao(areaClienteEndpoints.escritorio, () => ({
    nome: 'Barreto Contabilidade',
    logo_url: urlDoLogo(null),
    tem_logo: false,
    pessoas: [],
  }));
  // Whoever opens a client's record asks whether its people proposed anything.
  padrao(correcoesEndpoints.listar, () => ({ correcoes: [] }));
  padrao(visoesSalvasEndpoints.listar, () => ({ visoes: [], total: 0 }));
  return () => config;
}
