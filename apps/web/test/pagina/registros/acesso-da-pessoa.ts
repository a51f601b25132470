import {
  acessoDoUsuarioEndpoints,
  type OrigemDoAcesso,
  type PapelDoVinculo,
} from '@dominio/contrato/usuarios-acesso';
import type { ItemDeConsulta } from '@dominio/contrato/usuarios-cadastro';
import {
  vinculosDoUsuarioEndpoints as e,
  PermissaoDaPessoa,
} from '@dominio/contrato/usuarios-vinculos';
import { responder } from '../rede.ts';

/** A permission in the list of those that a person has or may be given. */
export const umaPermissaoDaPessoa = (
  mudancas: Partial<PermissaoDaPessoa> = {},
): PermissaoDaPessoa =>
  PermissaoDaPessoa.parse({
    id: 1,
    modulo: 'contratos',
    acao: 'excluir',
    nome: 'Contratos: excluir',
    critica: false,
    direta: false,
    origens: [],
    pedido: null,
    ...mudancas,
  } satisfies PermissaoDaPessoa);

interface Acesso {
  grupos?: readonly (ItemDeConsulta & { principal: boolean })[];
  permissoes?: readonly PermissaoDaPessoa[];
  disponiveis?: readonly PermissaoDaPessoa[];
  clientes?: readonly (ItemDeConsulta & { papel: PapelDoVinculo })[];
  /** Reasons for which the person sees every client; none by default. */
  todos?: readonly OrigemDoAcesso[];
}

/**
 * Answers the calls for the groups, permissions and clients of one person; each save raises the
 * version.
 */
export function responderAcessoDaPessoa(inicial: Acesso = {}) {
  const { permissoes = [], disponiveis = [], clientes = [], todos = [] } = inicial;
  let { grupos = [] } = inicial;
  let versao = 1;
  const troca = (total: number) => {
    versao += 1;
    return { success: true as const, adicionados: 0, removidos: 0, total, versao };
  };
  responder(e.grupos, () => ({ grupos: [...grupos], total: grupos.length, versao }));
  responder(e.permissoes, () => ({
    permissoes: [...permissoes],
    total: permissoes.length,
    disponiveis: [...disponiveis],
    versao,
  }));
  responder(e.clientes, () => ({ clientes: [...clientes], total: clientes.length, versao }));
  responder(acessoDoUsuarioEndpoints.clientes, {
    escopo: 'vinculados',
    todos: [...todos],
    clientes: [],
    total: 0,
  });
  return {
    gravarGrupos: responder(e.gravarGrupos, ({ body }) => troca(body.grupo_ids.length)),
    gravarPermissoes: responder(e.gravarPermissoes, ({ body }) => troca(body.permissao_ids.length)),
    gravarClientes: responder(e.gravarClientes, ({ body }) => troca(body.cliente_ids.length)),
    /** Changes the person's groups as another dialog would, raising the version. */
    mudarGrupos(depois: NonNullable<Acesso['grupos']>) {
      grupos = depois;
      versao += 1;
    },
  };
}
