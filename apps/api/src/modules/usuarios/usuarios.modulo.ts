import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDoAcessoDoUsuario } from './acesso/acesso.routes.ts';
import { permissaoAlterada } from './acesso/permissao-alterada.aviso.ts';
import { nomearUsuarios } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDoCadastroDeUsuarios } from './cadastro/cadastro.routes.ts';
import { exigirLinha } from './cadastro/cadastro.service.ts';
import { registrarRotasDosConvites } from './convites/convites.routes.ts';
import { meusDados } from './meus-dados.service.ts';
import { autorizarAvatar, excluirAvatar, temAvatar } from './perfil/avatar.service.ts';
import { registrarRotasDoPerfil } from './perfil/perfil.routes.ts';
import { registrarRotasDaSenhaDoUsuario } from './senha/senha.routes.ts';
import { registrarRotasDasSessoesAbertas } from './sessoes-da-pessoa/sessoes-da-pessoa.routes.ts';
import { registrarEventosDeUsuarios } from './usuarios.events.ts';
import { registrarRotasDeUsuarios } from './usuarios.routes.ts';
import { registrarRotasDosVinculosDoUsuario } from './vinculos/vinculos.routes.ts';

export const usuarios: Modulo = {
  nome: 'usuarios',
  rotas: [
    registrarRotasDoAcessoDoUsuario,
    registrarRotasDoCadastroDeUsuarios,
    registrarRotasDosConvites,
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
  avisos: [permissaoAlterada],
  meusDados,
  auditoria: {
    palavras,
    nomear: { usuario: nomearUsuarios },
    abrir: { usuario: { permissao: 'usuarios:visualizar', abrir: exigirLinha } },
  },
  exemplos: () => import('./usuarios.exemplos.ts'),
};
