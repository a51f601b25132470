import { rodape } from '@dominio/contrato/paginacao';
import { acessoDoUsuarioEndpoints, type OrigemDoAcesso } from '@dominio/contrato/usuarios-acesso';
import {
  cadastroDeUsuariosEndpoints,
  UsuarioDoCadastro,
} from '@dominio/contrato/usuarios-cadastro';
import { responder } from '../rede.ts';
import { umaPessoa, umNome } from './pessoa.ts';

/** A reason for an access: the group of administrators, which gives everything. */
export const umaOrigem = (mudancas: Partial<OrigemDoAcesso> = {}): OrigemDoAcesso => ({
  tipo: 'admin',
  id: 1,
  nome: 'Administrador',
  motivo: 'administrador',
  papel: null,
  ...mudancas,
});

/** A person of a client company, as the register lists them. */
export const umCadastrado = () =>
  UsuarioDoCadastro.parse({
    ...umaPessoa({ grupo: 'cliente' }).usuario,
    telefone: null,
    situacao: 'ativo',
    ativo: true,
    ultimo_acesso: null,
    mfa: false,
    convite_expira_em: null,
    grupos: [{ id: 2, nome: 'Cliente' }],
    total_clientes: 1,
    versao: 1,
  } satisfies UsuarioDoCadastro);

/**
 * Answers the questions who sees something, and why: the administrator does, everybody else does
 * not for want of being staff.
 */
export function responderAcesso(administrador: number): void {
  responder(acessoDoUsuarioEndpoints.acesso, ({ params: { id } }) =>
    id === administrador
      ? { permitido: true, origens: [umaOrigem()], faltaria: [] }
      : {
          permitido: false,
          origens: [],
          faltaria: [{ tipo: 'equipe', nome: 'Ser da equipe do escritório' }],
        },
  );
  responder(cadastroDeUsuariosEndpoints.buscar, ({ query }) => ({
    usuarios: [umCadastrado()],
    ...rodape(1, query),
  }));
  responder(acessoDoUsuarioEndpoints.quem, {
    pessoas: [
      {
        ...umNome('Helena Barreto', administrador),
        grupo_nome: 'Administrador',
        origens: [umaOrigem()],
      },
      { ...umNome('Camila Duarte', 21), grupo_nome: 'Consultor', origens: [umaOrigem()] },
    ],
    total: 2,
  });
}
