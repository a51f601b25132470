import type { CampoDoCliente, MudancaDoCampo } from '@dominio/contrato/clientes-historico';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './auditoria.repository.ts';
import {
  comDiferencas,
  cortar,
  type Dizeres,
  exigirHistorico,
  type Pagina,
} from './auditoria.service.ts';

/**
 * The changes of the fields of a client's record, newest first: those that colleagues read, told alike to
 * whoever sees the client.
 *
 * @throws Recusa 404 for a client that the caller does not see.
 */
export async function listarMudancasDoCliente(
  ctx: Contexto,
  dizeres: Dizeres,
  id: number,
  { campos, antes_de, limit }: Pagina & { campos?: readonly CampoDoCliente[] | undefined },
) {
  await exigirHistorico(ctx, dizeres, 'cliente', id);
  const recorte = { tipo: 'cliente', id, acoes: dizeres.vocabulario.historico, campos };
  const corte = { cursor: antes_de, limite: limit + 1 };
  const { pagina, proximo } = cortar(await repo.listarHistorico(ctx.db, recorte, corte), limit);
  const mudancas = (await comDiferencas(ctx, dizeres, pagina)).flatMap(
    ({ em, autor, diferencas }): MudancaDoCampo[] =>
      diferencas
        .filter(({ campo }) => campos?.some((um) => um === campo) ?? true)
        .map((diferenca) => ({ ...diferenca, em, autor })),
  );
  return { mudancas, proximo };
}
