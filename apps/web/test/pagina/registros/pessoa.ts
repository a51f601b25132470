import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import {
  GRUPO,
  type MapaDePermissoes,
  type PermissoesDoUsuario,
} from '@dominio/contrato/permissoes';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { Pessoa, Usuario, urlDoAvatar } from '@dominio/contrato/pessoas';

/** The signed-in person of a test: the user, and their permissions. */
export interface PessoaDoTeste {
  readonly usuario: Usuario;
  readonly permissoes: PermissoesDoUsuario;
}

interface Escolhas {
  /** Group of the person, which gives its starting permissions unless `permissoes` is there. */
  grupo?: keyof typeof GRUPO;
  /** Those of the group that the person lacks. */
  sem?: readonly Permissao[];
  /** All permissions of the person. */
  permissoes?: readonly Permissao[];
  usuario?: Partial<Usuario>;
}

const NOMES: Readonly<Record<keyof typeof GRUPO, string>> = {
  administrador: 'Helena Barreto',
  gestor: 'Marcelo Tavares',
  consultor: 'Camila Duarte',
  cliente: 'Otávio Lins',
};

/** Permissions as a session holds them: module → actions. */
export function mapaDe(permissoes: readonly Permissao[]): MapaDePermissoes {
  const mapa: MapaDePermissoes = {};
  for (const permissao of permissoes) {
    const [modulo = '', acao = ''] = permissao.split(':');
    mapa[modulo] = [...(mapa[modulo] ?? []), acao];
  }
  return mapa;
}

/** A person to sign in: an administrator unless another group is named. */
export function umaPessoa({
  grupo = 'administrador',
  sem = [],
  permissoes,
  usuario = {},
}: Escolhas = {}): PessoaDoTeste {
  const grupo_id = GRUPO[grupo];
  const inicial = GRUPOS_INICIAIS.find(({ id }) => id === grupo_id);
  const doGrupo = inicial?.permissoes.filter((uma) => !sem.includes(uma));
  const lista = permissoes ?? doGrupo ?? [];
  const id = usuario.id ?? 10 + grupo_id;
  const cliente = grupo === 'cliente';
  return {
    usuario: Usuario.parse({
      id,
      nome: NOMES[grupo],
      email: `${grupo}@dominio.demo`,
      cpf: null,
      client_id: cliente ? 1 : null,
      grupo_id,
      time_id: cliente ? null : 1,
      avatar_url: urlDoAvatar(id, null),
      tem_avatar: false,
      grupo_nome: inicial?.nome ?? null,
      time_nome: cliente ? null : 'Contábil e Fiscal',
      cliente_nome: cliente ? 'Padaria Aurora' : null,
      data_nascimento: null,
      genero: null,
      data_admissao: null,
      tem_filhos: null,
      ...usuario,
    } satisfies Usuario),
    permissoes: {
      permissions: mapaDe(lista),
      total_permissions: lista.length,
      can_see_all_clients: inicial?.alcance === 'todos',
      can_see_team_clients: inicial?.alcance === 'time',
      only_see_linked_clients: inicial?.alcance === 'vinculados',
    },
  };
}

/** A person as lists and pickers receive them. */
export const umNome = (nome: string, id: number): Pessoa =>
  Pessoa.parse({ id, nome, avatar_url: urlDoAvatar(id, null), tem_avatar: false });
