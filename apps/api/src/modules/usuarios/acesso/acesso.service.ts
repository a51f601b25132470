import { dataCivil } from '@dominio/contrato/datas';
import { ehReservada, type Permissao } from '@dominio/contrato/permissoes-catalogo';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type {
  AcessoEfetivo,
  FaltaDoAcesso,
  OrigemDoAcesso,
  SobreOAcesso,
} from '@dominio/contrato/usuarios-acesso';
import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import type { Contexto } from '../../../platform/contexto.ts';
import type { Db } from '../../../platform/db.ts';
import { campoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { clienteNoEscopo } from '../../clientes/clientes.service.ts';
import { alcanceDosGrupos, direitosDasPessoas } from '../../pessoas/alcada/alcada.service.ts';
import { quemAtende } from '../vinculos/quem-atende.service.ts';
import * as repo from './acesso.repository.ts';

const VER_CLIENTES = 'clientes:visualizar';

const SITUACAO: Readonly<Record<Exclude<SituacaoDoUsuario, 'ativo'>, string>> = {
  convidado: 'Aceitar o convite',
  suspenso: 'Ter o acesso reativado',
  desligado: 'Ter o acesso reativado',
};

const DA_EQUIPE: FaltaDoAcesso = { tipo: 'equipe', nome: 'Ser da equipe do escritório' };
const VINCULO: FaltaDoAcesso = {
  tipo: 'vinculo',
  nome: 'Um vínculo com o cliente: próprio, do time ou de um grupo',
};

/** The reasons without repetitions: an action alone may come from several of one group. */
function origensDe(linhas: readonly OrigemDoAcesso[]): OrigemDoAcesso[] {
  const vistas = new Map<string, OrigemDoAcesso>();
  for (const { tipo, id, nome, motivo, papel } of linhas) {
    vistas.set(`${motivo}:${id}`, { tipo, id, nome, motivo, papel });
  }
  return [...vistas.values()];
}

const hojeDe = ({ agora }: Pick<Contexto, 'agora'>) => dataCivil(agora());

async function exigirPessoa({ db, ator }: Contexto, id: number) {
  const pessoa = await repo.lerPessoa(db, ator, id);
  if (!pessoa) throw naoEncontrado('Usuário não encontrado.');
  return pessoa;
}

/** @throws Recusa 422 for an unknown permission. */
async function exigirPermissoes({ db }: Contexto, pedido: string) {
  const quais = await repo.quaisPermissoes(db, pedido);
  if (quais.length === 0) throw campoInvalido('permissao', 'Permissão não encontrada.');
  return quais;
}

/**
 * @throws Recusa 404 for a client that the caller does not see, so that its name is not revealed.
 */
async function exigirCliente(ctx: Contexto, id: number): Promise<void> {
  if (ctx.ator.clienteId === id || (await clienteNoEscopo(ctx, id))) return;
  throw naoEncontrado('Cliente não encontrado.');
}

type Pessoa = Awaited<ReturnType<typeof exigirPessoa>>;

async function sobreAPermissao(ctx: Contexto, pessoa: Pessoa, pedido: string) {
  const [primeira] = await exigirPermissoes(ctx, pedido);
  const origens = origensDe(await repo.origensDasPermissoes(ctx.db, pessoa.id, pedido));
  const faltaria: FaltaDoAcesso[] = [];
  if (pessoa.client_id !== null) faltaria.push(DA_EQUIPE);
  else if (origens.length === 0) {
    faltaria.push({ tipo: 'permissao', nome: primeira?.nome ?? pedido });
  }
  return { origens, faltaria };
}

async function sobreOCliente(ctx: Contexto, pessoa: Pessoa, clienteId: number) {
  await exigirCliente(ctx, clienteId);
  const este = repo.soEste(clienteId);
  const origens = origensDe(await repo.origensDosClientes(ctx.db, pessoa.id, este, hojeDe(ctx)));
  const faltaria: FaltaDoAcesso[] = [];
  if (pessoa.client_id !== null) {
    if (origens.length === 0) faltaria.push(DA_EQUIPE);
    return { origens, faltaria };
  }
  if (origens.length === 0) faltaria.push(VINCULO);
  const ver = await sobreAPermissao(ctx, pessoa, VER_CLIENTES);
  return { origens, faltaria: [...faltaria, ...ver.faltaria] };
}

/**
 * Whether a person holds a permission or sees a client, why, and what is missing for it. Seeing a
 * client takes both scope and `clientes:visualizar`; people of clients see their own client.
 *
 * @throws Recusa 404 for a person about whom the caller may not ask, and for a client out of the
 *   caller's scope; 422 for an unknown permission.
 */
export async function acessoEfetivo(
  ctx: Contexto,
  id: number,
  { permissao, cliente_id }: SobreOAcesso,
): Promise<AcessoEfetivo> {
  const pessoa = await exigirPessoa(ctx, id);
  const { origens, faltaria } =
    cliente_id === undefined
      ? await sobreAPermissao(ctx, pessoa, permissao ?? '')
      : await sobreOCliente(ctx, pessoa, cliente_id);
  if (pessoa.situacao !== 'ativo') {
    faltaria.push({ tipo: 'situacao', nome: SITUACAO[pessoa.situacao] });
  }
  return { permitido: faltaria.length === 0, origens, faltaria };
}

/** All permissions of a person that do something, with their reasons. @throws Recusa 404. */
export async function permissoesEfetivas(ctx: Contexto, id: number) {
  await exigirPessoa(ctx, id);
  const linhas = await repo.origensDasPermissoes(ctx.db, id);
  const porPermissao = Map.groupBy(linhas, ({ permissao_id }) => permissao_id);
  const permissoes = (await repo.quaisPermissoes(ctx.db))
    .filter((uma) => !ehReservada(uma))
    .filter((permissao) => porPermissao.has(permissao.id))
    .map((permissao) => ({
      ...permissao,
      origens: origensDe(porPermissao.get(permissao.id) ?? []),
    }));
  return { permissoes, total: permissoes.length };
}

/**
 * The clients that a person sees by link, team or group, among those that the caller sees; and the
 * reasons that give the person all clients. @throws Recusa 404.
 */
export async function clientesEfetivos(ctx: Contexto, id: number) {
  await exigirPessoa(ctx, id);
  const linhas = await repo.origensDosClientes(ctx.db, id, repo.aoAlcanceDe(ctx.ator), hojeDe(ctx));
  const porCliente = Map.groupBy(linhas, ({ cliente_id }) => cliente_id);
  const todos = origensDe(porCliente.get(null) ?? []);
  porCliente.delete(null);
  const nomes = await repo.nomesDosClientes(ctx.db, [...porCliente.keys()] as number[]);
  const clientes = nomes.map((cliente) => ({
    ...cliente,
    origens: origensDe(porCliente.get(cliente.id) ?? []),
  }));
  const [dela] = await direitosDasPessoas(ctx.db, [id]);
  const grupoIds = dela?.grupo_ids ?? [];
  const escopo = todos.length > 0 ? 'todos' : await alcanceDosGrupos(ctx.db, grupoIds);
  return { escopo, todos, clientes, total: clientes.length } as const;
}

/** The people linked to each client of a person, one row for each role. @throws Recusa 404. */
export async function equipeDosClientes(ctx: Contexto, id: number) {
  await exigirPessoa(ctx, id);
  return repo.equipeDosClientes(ctx.db, ctx.ator, id);
}

/** Why people see a client: by scope and permission together, or by belonging to it. */
async function origensDeQuemVe(ctx: Pick<Contexto, 'db' | 'agora'>, clienteId: number) {
  const { db } = ctx;
  const veem = await quemPode(db, VER_CLIENTES);
  const linhas = await repo.origensDosClientes(db, 'ativos', repo.soEste(clienteId), hojeDe(ctx));
  return linhas.filter(({ motivo, usuario_id }) => motivo === 'empresa' || veem.has(usuario_id));
}

/** The active people of the staff who see a client today, by scope and permission together. */
export async function quemVeOCliente(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  clienteId: number,
): Promise<ReadonlySet<number>> {
  const linhas = await origensDeQuemVe(ctx, clienteId);
  return new Set(
    linhas.flatMap(({ motivo, usuario_id }) => (motivo === 'empresa' ? [] : [usuario_id])),
  );
}

/**
 * The active people of the staff who may give a client to others today: who sees it otherwise than as
 * a substitute, which gives nothing on.
 */
export async function quemPodeDarOCliente(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  clienteId: number,
): Promise<ReadonlySet<number>> {
  const linhas = await origensDeQuemVe(ctx, clienteId);
  const dao = linhas.filter(({ motivo }) => motivo !== 'empresa' && motivo !== 'substituicao');
  return new Set(dao.map(({ usuario_id }) => usuario_id));
}

/** The active people of the staff who see a client today by their team. */
async function quemVePeloTime(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  clienteId: number,
): Promise<number[]> {
  const linhas = await origensDeQuemVe(ctx, clienteId);
  const delas = linhas.filter(({ motivo }) => motivo === 'cliente_do_time');
  return [...new Set(delas.map(({ usuario_id }) => usuario_id))];
}

/**
 * Whom to tell of what a client's people did: who serves the client and holds the permission, or else
 * its team, so that a client without links of its own is not told to nobody.
 */
export async function aQuemContar(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  clienteId: number,
  permissao: Permissao,
): Promise<number[]> {
  const podem = await quemPode(ctx.db, permissao);
  const ligados = (await quemAtende(ctx.db, clienteId)).filter((um) => podem.has(um));
  if (ligados.length > 0) return ligados;
  return (await quemVePeloTime(ctx, clienteId)).filter((um) => podem.has(um));
}

/**
 * Every active person who holds a permission or sees a client, with the reasons.
 *
 * @throws Recusa 404 for a client out of the caller's scope; 422 for an unknown permission.
 */
export async function quemTemAcesso(ctx: Contexto, { permissao, cliente_id }: SobreOAcesso) {
  const { db, ator } = ctx;
  if (cliente_id === undefined) await exigirPermissoes(ctx, permissao ?? '');
  else await exigirCliente(ctx, cliente_id);
  const linhas: readonly repo.Linha[] =
    cliente_id === undefined
      ? await repo.origensDasPermissoes(db, 'ativos', permissao ?? '')
      : await origensDeQuemVe(ctx, cliente_id);
  const porPessoa = Map.groupBy(linhas, ({ usuario_id }) => usuario_id);
  const lidas = await repo.lerPessoas(db, ator, [...porPessoa.keys()]);
  const pessoas = lidas.map(({ avatar_chave, ...pessoa }) => ({
    ...pessoa,
    avatar_url: urlDoAvatar(pessoa.id, avatar_chave),
    tem_avatar: avatar_chave !== null,
    origens: origensDe(porPessoa.get(pessoa.id) ?? []),
  }));
  return { pessoas, total: pessoas.length };
}

/** The active people of the staff who hold a permission of the catalogue. */
export async function quemPode(db: Db, permissao: Permissao): Promise<ReadonlySet<number>> {
  const linhas = await repo.origensDasPermissoes(db, 'ativos', permissao);
  return new Set(linhas.map(({ usuario_id }) => usuario_id));
}
