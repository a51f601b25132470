import {
  Grupo,
  gruposEndpoints,
  PermissaoCompleta,
  permissoesEndpoints,
} from '@dominio/contrato/grupos';
import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { responder } from '../rede.ts';
import { definidos } from './definidos.ts';
import { Registro } from './registro.ts';

/** A group made by the firm, without people. */
export const umGrupo = (mudancas: Partial<Grupo> = {}): Grupo =>
  Grupo.parse({
    id: 9,
    nome: 'Recepção',
    descricao: '',
    sistema: false,
    exige_segundo_fator: false,
    usuarios_total: 0,
    permissoes_total: 0,
    versao: 1,
    ...mudancas,
  } satisfies Grupo);

/** The groups that come with the system. */
export const GRUPOS_DO_SISTEMA: readonly Grupo[] = GRUPOS_INICIAIS.map(
  ({ id, nome, descricao, permissoes }) =>
    umGrupo({ id, nome, descricao, sistema: true, permissoes_total: permissoes.length }),
);

const comMaiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

export const umaPermissao = (mudancas: Partial<PermissaoCompleta> = {}): PermissaoCompleta => {
  const { modulo = 'relatorios', acao = 'visualizar' } = mudancas;
  return PermissaoCompleta.parse({
    id: 201,
    modulo,
    acao,
    nome: `${comMaiuscula(modulo)}: ${acao}`,
    descricao: '',
    critica: false,
    ...mudancas,
  } satisfies PermissaoCompleta);
};

/** Every permission of the system, as a new firm's catalogue lists them. */
export const CATALOGO: readonly PermissaoCompleta[] = PERMISSOES.map((nome, i) => {
  const [modulo = '', acao = ''] = nome.split(':');
  return umaPermissao({ id: 101 + i, modulo, acao });
});

/** Id in the catalogue of a permission's name: 'agenda:criar'. */
export function idDaPermissao(nome: (typeof PERMISSOES)[number]): number {
  return 101 + PERMISSOES.indexOf(nome);
}

/** Answers the calls for the catalogue of permissions. */
export function responderPermissoes(iniciais: readonly PermissaoCompleta[] = CATALOGO) {
  const permissoes = new Registro(iniciais);
  const gravada = (permissao: PermissaoCompleta) =>
    ({ success: true, message: '', permissao }) as const;
  responder(permissoesEndpoints.listar, ({ query }) => {
    const { linhas, rodape } = permissoes.pagina(
      query,
      ({ nome, modulo, acao }) => `${nome} ${modulo}:${acao}`,
    );
    return { permissoes: linhas, ...rodape };
  });
  responder(permissoesEndpoints.ler, ({ params: { id } }) => permissoes.responder(id));
  const criar = responder(permissoesEndpoints.criar, ({ body }) =>
    gravada(permissoes.criar((id) => umaPermissao({ id, ...body }))),
  );
  const atualizar = responder(permissoesEndpoints.atualizar, ({ params: { id }, body }) =>
    gravada(permissoes.mudar(id, definidos(body))),
  );
  responder(permissoesEndpoints.excluir, ({ params: { id } }) => {
    permissoes.excluir(id);
    return { success: true, message: '' };
  });
  return { permissoes, criar, atualizar };
}

interface DoGrupo {
  permissoes?: readonly PermissaoCompleta[];
  alcance?: 'can_see_all_clients' | 'can_see_team_clients' | 'only_see_linked_clients';
}

/** Answers the calls for groups, and for the permissions and clients of the open one. */
export function responderGrupos(
  iniciais: readonly Grupo[] = GRUPOS_DO_SISTEMA,
  { permissoes = [], alcance = 'only_see_linked_clients' }: DoGrupo = {},
) {
  const grupos = new Registro(iniciais);
  const gravado = (grupo: Grupo) => ({ success: true, message: '', grupo }) as const;
  const versaoDe = (id: number) => grupos.ler(id)?.versao ?? 1;
  let daMatriz = permissoes;
  let deClientes: readonly number[] = [];
  const semAlcance = {
    can_see_all_clients: false,
    can_see_team_clients: false,
    only_see_linked_clients: false,
  };
  responder(gruposEndpoints.listar, ({ query }) => {
    const { linhas, rodape } = grupos.pagina(query, ({ nome }) => nome);
    return { grupos: linhas, ...rodape };
  });
  responder(gruposEndpoints.ler, ({ params: { id } }) => grupos.responder(id));
  responder(gruposEndpoints.permissoes, ({ params: { id } }) => ({
    permissoes: [...daMatriz],
    total: daMatriz.length,
    versao: versaoDe(id),
  }));
  let verClientes = { ...semAlcance, [alcance]: true };
  responder(gruposEndpoints.clientes, ({ params: { id } }) => ({
    ...verClientes,
    cliente_ids: [...deClientes],
    clientes: [],
    versao: versaoDe(id),
  }));
  const criar = responder(gruposEndpoints.criar, ({ body }) =>
    gravado(grupos.criar((id) => umGrupo({ id, ...body }))),
  );
  const atualizar = responder(gruposEndpoints.atualizar, ({ params: { id }, body }) =>
    gravado(grupos.mudar(id, definidos(body))),
  );
  responder(gruposEndpoints.excluir, ({ params: { id } }) => {
    grupos.excluir(id);
    return { success: true, message: '' };
  });
  const gravarPermissoes = responder(
    gruposEndpoints.gravarPermissoes,
    ({ params: { id }, body: { permissao_ids } }) => {
      daMatriz = CATALOGO.filter((uma) => permissao_ids.includes(uma.id));
      return {
        success: true,
        adicionados: 0,
        removidos: 0,
        total: daMatriz.length,
        versao: grupos.mudar(id, {}).versao,
      };
    },
  );
  const gravarClientes = responder(gruposEndpoints.gravarClientes, ({ params: { id }, body }) => {
    const { cliente_ids = [], versao: _, ...alcances } = body;
    verClientes = { ...semAlcance, ...alcances };
    deClientes = cliente_ids;
    return {
      success: true,
      ...verClientes,
      cliente_ids,
      clientes: [],
      versao: grupos.mudar(id, {}).versao,
    };
  });
  return { grupos, criar, atualizar, gravarPermissoes, gravarClientes };
}
