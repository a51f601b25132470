import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { GRUPO } from '@dominio/contrato/permissoes';
import { NOME_DA_PERMISSAO, PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { grupoPermissoes, grupos, permissoes } from './grupos.tables.ts';

/** Permissions that open the system or people's data, export data, or show how it works. */
const CRITICAS =
  /^(sistema|admin|user_management|auditoria|dados_acesso):|:(excluir|exportar)$|^configuracoes:editar$/;

/** Groups the platform relies on: they cannot be deleted (dominios.md §6d). */
const DO_SISTEMA: readonly number[] = [GRUPO.administrador, GRUPO.cliente, GRUPO.gestor];

/** Permissions of the catalogue as rows. */
const LINHAS = PERMISSOES.map((permissao) => {
  const [modulo = '', acao = ''] = permissao.split(':');
  return { modulo, acao, nome: NOME_DA_PERMISSAO[permissao], critica: CRITICAS.test(permissao) };
});

/**
 * Inserts the permissions of the catalogue and the groups of the starting matrix that are missing
 * (dominios.md §6c). An existing group keeps its permissions, and gets those of the inserted ones
 * that the matrix gives it.
 *
 * @returns the permissions inserted and found, and the groups whose permissions changed
 */
export async function criarPadrao(
  db: Db,
): Promise<{ criadas: number; existentes: number; grupos: number[] }> {
  const novas = await db
    .insert(permissoes)
    .values(LINHAS)
    .onConflictDoNothing()
    .returning({ id: permissoes.id });
  const feitos = await db
    .insert(grupos)
    .values(
      GRUPOS_INICIAIS.map(({ id, nome, descricao, alcance }) => ({
        id,
        nome,
        descricao,
        sistema: DO_SISTEMA.includes(id),
        can_see_all_clients: alcance === 'todos',
        can_see_team_clients: alcance === 'time',
        only_see_linked_clients: alcance === 'vinculados',
      })),
    )
    .onConflictDoNothing()
    .returning({ id: grupos.id });
  const pares = GRUPOS_INICIAIS.flatMap(({ id, permissoes: concedidas }) =>
    [...new Set(concedidas)].map((permissao) => ({ grupo: id, permissao })),
  );
  const { rows: ligados } = await db.execute<{ grupo_id: number }>(sql`
    insert into ${grupoPermissoes} (grupo_id, permissao_id)
    select par.grupo, p.id
      from json_to_recordset(${JSON.stringify(pares)}::json) as par(grupo bigint, permissao text)
      join ${permissoes} p on p.modulo || ':' || p.acao = par.permissao
      join ${grupos} g on g.id = par.grupo
     where p.id = any(${sql.param(novas.map(({ id }) => id))}::bigint[])
        or g.id = any(${sql.param(feitos.map(({ id }) => id))}::bigint[])
    on conflict do nothing
    returning grupo_id`);
  return {
    criadas: novas.length,
    existentes: LINHAS.length - novas.length,
    grupos: [...new Set(ligados.map(({ grupo_id }) => Number(grupo_id)))],
  };
}
