import {
  Grupo,
  gruposEndpoints,
  PermissaoCompleta,
  permissoesEndpoints,
} from '@dominio/contrato/grupos';
import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { ehReservada, PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { responder } from '../rede.ts';
import { responderRegistro } from './registro.ts';

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

/** Every permission of the system that does something, as a new firm's catalogue lists them. */
export const CATALOGO: readonly PermissaoCompleta[] = PERMISSOES.map((nome, i) => {
  const [modulo = '', acao = ''] = nome.split(':');
  return umaPermissao({ id: 101 + i, modulo, acao });
}).filter((uma) => !ehReservada(uma));

/** Id in the catalogue of a permission's name: 'agenda:criar'. */
export function idDaPermissao(nome: (typeof PERMISSOES)[number]): number {
  return 101 + PERMISSOES.indexOf(nome);
}

/** Answers the calls for the catalogue of permissions. */
export const responderPermissoes = (iniciais: readonly PermissaoCompleta[] = CATALOGO) =>
  responderRegistro(permissoesEndpoints, {
    iniciais,
    um: umaPermissao,
    linhas: 'permissoes',
    texto: ({ nome, modulo, acao }) => `${nome} ${modulo}:${acao}`,
    gravado: (permissao) => ({ success: true, message: '', permissao }),
  });

interface DoGrupo {
  permissoes?: readonly PermissaoCompleta[];
  alcance?: 'can_see_all_clients' | 'can_see_team_clients' | 'only_see_linked_clients';
}

/** Answers the calls for groups, and for the permissions and clients of the open one. */
export function responderGrupos(
  iniciais: readonly Grupo[] = GRUPOS_DO_SISTEMA,
  { permissoes = [], alcance = 'only_see_linked_clients' }: DoGrupo = {},
) {
  const { registro: grupos, ...chamadas } = responderRegistro(gruposEndpoints, {
    iniciais,
    um: umGrupo,
    linhas: 'grupos',
    texto: ({ nome }) => nome,
    gravado: (grupo) => ({ success: true, message: '', grupo }),
  });
  const versaoDe = (id: number) => grupos.ler(id)?.versao ?? 1;
  let daMatriz = permissoes;
  let deClientes: readonly number[] = [];
  const semAlcance = {
    can_see_all_clients: false,
    can_see_team_clients: false,
    only_see_linked_clients: false,
  };
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
  return { ...chamadas, grupos, gravarPermissoes, gravarClientes };
}
