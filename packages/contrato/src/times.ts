import { z } from 'zod';
import {
  Booleano,
  busca,
  Feito,
  Id,
  IdParams,
  idsDe,
  type Lidos,
  TrocaComVersao,
  textoObrigatorio,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';

/** Colour of a team for which none was chosen. */
export const COR_DO_TIME = '#00828d';

export const MAXIMO_DE_MEMBROS = 500;
/** The most clients of a team: all clients of a large firm (dominios.md §6e). */
export const MAXIMO_DE_CLIENTES_DO_TIME = 6_000;

/** A team. Counts only clients in the caller's scope. */
export const Time = z.object({
  id: z.int(),
  nome: z.string(),
  cor: z.string(),
  lider_id: z.int().nullable(),
  lider_nome: z.string().nullable(),
  substituto_id: z.int().nullable(),
  substituto_nome: z.string().nullable(),
  usuarios_total: z.int(),
  clientes_total: z.int(),
  ativo: z.boolean(),
  versao: z.int(),
} satisfies Lidos<typeof NovoTime.shape>);
export type Time = z.infer<typeof Time>;

export const MembroDoTime = Pessoa.extend({ grupo_id: z.int(), grupo_nome: z.string() });
export type MembroDoTime = z.infer<typeof MembroDoTime>;

/** A client of a team; both names have the same value (decisoes.md §6). */
export const ClienteDoTime = z.object({ id: z.int(), name: z.string(), nome: z.string() });
export type ClienteDoTime = z.infer<typeof ClienteDoTime>;

const NOME_INVALIDO = 'O nome do time deve ter de 1 a 80 caracteres.';

const campos = {
  nome: textoObrigatorio(1, 80, NOME_INVALIDO),
  cor: z
    .string({ error: 'Cor inválida.' })
    .regex(/^#[0-9a-f]{6}$/i, 'Cor inválida. Use o formato #00828d.')
    .transform((cor) => cor.toLowerCase()),
  /** Any active person of the staff, who may lead several teams; null for nobody. */
  lider_id: Id.nullable(),
  /** Stands in for the leader: another active person of the staff; null for nobody. */
  substituto_id: Id.nullable(),
  ativo: z.boolean({ error: 'Informe se o time está ativo.' }),
};

export const NovoTime = z.object({
  nome: campos.nome,
  cor: campos.cor.default(COR_DO_TIME),
  lider_id: campos.lider_id.default(null),
  substituto_id: campos.substituto_id.default(null),
  ativo: campos.ativo.default(true),
});
export type NovoTime = z.output<typeof NovoTime>;

/** Absent fields stay as they are. */
const EdicaoDoTime = z.object({
  ...z.object(campos).partial().shape,
  ...versaoLida,
});
export type EdicaoDoTime = z.output<typeof EdicaoDoTime>;

const MEMBROS = 'Informe a lista de membros.';

/** Members who leave one team for another. */
const Mudanca = z.object({
  usuario_ids: idsDe(MEMBROS, MAXIMO_DE_MEMBROS).refine((ids) => ids.length > 0, MEMBROS),
  /** The team that they enter. */
  para_id: Id,
  ...versaoLida,
});
export type MudancaDeMembros = z.output<typeof Mudanca>;

const filtros = {
  termo: busca(200).optional(),
  ativo: Booleano.optional(),
};

const Filtros = z.object({ ...filtros, ...paginacao(100, 200) });
export type FiltrosDeTimes = z.output<typeof Filtros>;

const Gravado = z.object({ success: z.literal(true), message: z.string(), time: Time });

export const timesEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/times-completos',
    acesso: 'times:acessar',
    resumo: 'Times, por nome',
    query: Filtros,
    response: z.object({ times: z.array(Time), ...rodapeDaLista }),
  }),
  buscar: endpoint({
    method: 'GET',
    path: '/times/buscar',
    acesso: 'times:acessar',
    resumo: 'Times ativos pelo nome, para escolher um',
    query: z.object({ termo: filtros.termo }),
    response: z.array(z.object({ id: z.int(), nome: z.string() })),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/times-completos/{id}',
    acesso: 'times:acessar',
    resumo: 'Um time',
    params: IdParams,
    response: Time,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/times-completos',
    acesso: 'times:criar',
    resumo: 'Criar um time',
    body: NovoTime,
    response: Gravado,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/times-completos/{id}',
    acesso: 'times:editar',
    resumo: 'Mudar nome, cor, líder, substituto e situação de um time',
    params: IdParams,
    body: EdicaoDoTime,
    response: Gravado,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/times-completos/{id}',
    acesso: 'times:excluir',
    resumo: 'Excluir um time sem membros e sem clientes',
    params: IdParams,
    response: Feito,
  }),
  usuarios: endpoint({
    method: 'GET',
    path: '/times-completos/{id}/usuarios',
    acesso: 'times:acessar',
    resumo: 'Membros de um time, por nome',
    params: IdParams,
    response: z.object({ usuarios: z.array(MembroDoTime), total: z.int(), versao: z.int() }),
  }),
  gravarUsuarios: endpoint({
    method: 'POST',
    path: '/times-completos/{id}/usuarios',
    acesso: 'times:editar',
    resumo: 'Substituir os membros de um time',
    params: IdParams,
    body: z.object({
      usuario_ids: idsDe('Informe a lista de usuários.', MAXIMO_DE_MEMBROS),
      ...versaoLida,
    }),
    response: TrocaComVersao,
  }),
  moverUsuarios: endpoint({
    method: 'POST',
    path: '/times-completos/{id}/mover-usuarios',
    acesso: 'times:editar',
    resumo: 'Passar membros de um time a outro',
    params: IdParams,
    body: Mudanca,
    response: TrocaComVersao,
  }),
  clientes: endpoint({
    method: 'GET',
    path: '/times-completos/{id}/clientes',
    acesso: 'times:acessar',
    resumo: 'Clientes de um time no alcance de quem pede, por nome',
    params: IdParams,
    response: z.object({ clientes: z.array(ClienteDoTime), total: z.int(), versao: z.int() }),
  }),
  gravarClientes: endpoint({
    method: 'POST',
    path: '/times-completos/{id}/clientes',
    acesso: 'times:editar',
    resumo: 'Substituir os clientes de um time, entre os do alcance de quem pede',
    params: IdParams,
    body: z.object({
      cliente_ids: idsDe('Informe a lista de clientes.', MAXIMO_DE_CLIENTES_DO_TIME),
      ...versaoLida,
    }),
    response: TrocaComVersao,
  }),
  usuariosComClientes: endpoint({
    method: 'GET',
    path: '/times-completos/{id}/usuarios-com-clientes',
    acesso: 'times:acessar',
    resumo: 'Membros de um time com os clientes vinculados a cada um',
    params: IdParams,
    response: z.object({
      usuarios: z.array(
        MembroDoTime.extend({
          clientes: z.array(ClienteDoTime.extend({ papel: z.string() })),
          clientes_total: z.int(),
        }),
      ),
      total: z.int(),
    }),
  }),
} as const;
