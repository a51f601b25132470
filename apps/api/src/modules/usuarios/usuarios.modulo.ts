import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoAcessoDoUsuario } from './acesso.routes.ts';
import { autorizarAvatar, excluirAvatar, temAvatar } from './avatar.service.ts';
import { registrarRotasDoCadastroDeUsuarios } from './cadastro.routes.ts';
import { registrarRotasDosConvites } from './convites.routes.ts';
import { registrarRotasDaImportacaoDeUsuarios } from './importacao.routes.ts';
import { registrarRotasDoPerfil } from './perfil.routes.ts';
import { registrarRotasDaSenhaDoUsuario } from './senha.routes.ts';
import { registrarRotasDasSessoesAbertas } from './sessoes-da-pessoa.routes.ts';
import { registrarEventosDeUsuarios } from './usuarios.events.ts';
import { registrarRotasDeUsuarios } from './usuarios.routes.ts';
import { registrarRotasDosVinculosDoUsuario } from './vinculos.routes.ts';

export const usuarios: Modulo = {
  nome: 'usuarios',
  rotas: [
    registrarRotasDoAcessoDoUsuario,
    registrarRotasDoCadastroDeUsuarios,
    registrarRotasDosConvites,
    registrarRotasDaImportacaoDeUsuarios,
    registrarRotasDoPerfil,
    registrarRotasDaSenhaDoUsuario,
    registrarRotasDasSessoesAbertas,
    registrarRotasDeUsuarios,
    registrarRotasDosVinculosDoUsuario,
  ],
  praticas: {
    foto: { emUso: temAvatar, autorizar: autorizarAvatar, encerrar: excluirAvatar },
  },
  consumidores: [registrarEventosDeUsuarios],
};
