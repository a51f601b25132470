import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { sql } from 'drizzle-orm';
import { grupoPermissoes, grupos, permissoes } from '../../src/modules/grupos/grupos.tables.ts';
import { sessoesSharepoint } from '../../src/modules/sessoes-sharepoint/sessoes-sharepoint.tables.ts';
import { usuarioPermissoes } from '../../src/modules/usuarios/usuarios.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarUsuario, type NovoUsuario, proximo } from './usuarios.ts';

const idsDe = (banco: Banco, concedidas: readonly string[]) =>
  banco
    .select({ permissao_id: permissoes.id })
    .from(permissoes)
    .where(sql`${permissoes.modulo} || ':' || ${permissoes.acao} in ${concedidas}`);

/** Ids of the permissions of these names, `modulo:acao`. */
export const idsDasPermissoes = async (banco: Banco, ...nomes: string[]): Promise<number[]> =>
  (await idsDe(banco, nomes)).map(({ permissao_id }) => permissao_id);

/** Gives a person permissions of their own, besides the group's. */
export async function conceder(banco: Banco, usuarioId: number, ...concedidas: Permissao[]) {
  const linhas = await idsDe(banco, concedidas);
  await banco
    .insert(usuarioPermissoes)
    .values(linhas.map((linha) => ({ ...linha, usuario_id: usuarioId })))
    .onConflictDoNothing();
}

/** A group with these permissions, `modulo:acao`; members see linked clients. Answers its id. */
export async function criarGrupo(
  banco: Banco,
  concedidas: readonly string[] = [],
  dados: Partial<typeof grupos.$inferInsert> = {},
): Promise<number> {
  const [grupo] = await banco
    .insert(grupos)
    .values({ nome: `Grupo ${proximo()}`, ...dados })
    .returning();
  if (!grupo) throw new Error('grupo não gravado');
  if (concedidas.length > 0) {
    const linhas = await idsDe(banco, concedidas);
    await banco.insert(grupoPermissoes).values(linhas.map((l) => ({ ...l, grupo_id: grupo.id })));
  }
  return grupo.id;
}

/** A person who manages users without being an administrator, with these permissions besides. */
export async function criarQuemCuida(
  banco: Banco,
  mais: readonly string[] = [],
  dados: NovoUsuario = {},
) {
  const concedidas = ['usuarios:visualizar', 'user_management:acessar', ...mais];
  return criarUsuario(banco, { ...dados, grupo_id: await criarGrupo(banco, concedidas) });
}

/** A permission that no code checks. Answers its id. */
export async function criarPermissao(banco: Banco): Promise<number> {
  const [linha] = await banco
    .insert(permissoes)
    .values({ modulo: `modulo${proximo()}`, acao: 'ver', nome: 'De teste' })
    .returning();
  if (!linha) throw new Error('permissão não gravada');
  return linha.id;
}

/** A document area, open to nobody yet. Answers its id. */
export async function criarSessaoSharepoint(banco: Banco, nome?: string): Promise<number> {
  const [linha] = await banco
    .insert(sessoesSharepoint)
    .values({ nome: nome ?? `Sessão ${proximo()}` })
    .returning();
  if (!linha) throw new Error('sessão não gravada');
  return linha.id;
}
