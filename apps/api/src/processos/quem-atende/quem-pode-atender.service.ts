import { TEXTOS_DO_ATENDIMENTO as T } from '@dominio/contrato/clientes-atendimento';
import { contraResponsavel } from '../../modules/contratos/opcoes.service.ts';
import { pessoasNaAlcada } from '../../modules/pessoas/alcada/alcada.service.ts';
import { lerContato } from '../../modules/pessoas/pessoas.service.ts';
import { quemPode } from '../../modules/usuarios/acesso/acesso.service.ts';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';

/**
 * Checks people who are to serve a client, by whatever door they are named.
 *
 * @throws Recusa 422 on `campo` where one of these may not serve the client.
 */
export async function exigirQuePossam(
  tx: ContextoDeTransacao,
  clienteId: number,
  ids: readonly number[],
  campo: string,
): Promise<void> {
  const veem = await quemPode(tx.db, 'clientes:visualizar');
  for (const id of ids) {
    const contra = await contraResponsavel(tx, id, clienteId);
    if (contra) throw campoInvalido(campo, contra);
    if (!veem.has(id)) throw campoInvalido(campo, T.semAcesso);
  }
}

/**
 * As by the person's own record: nobody changes what somebody with more rights sees.
 *
 * @throws Recusa 422 on `campo` that names the first of them.
 */
export async function exigirNaAlcada(
  tx: ContextoDeTransacao,
  ids: readonly number[],
  campo: string,
): Promise<void> {
  const naAlcada = await pessoasNaAlcada(tx.db, tx.ator, ids);
  const acima = ids.find((id) => !naAlcada.has(id));
  if (acima === undefined) return;
  const pessoa = await lerContato(tx.db, acima);
  throw campoInvalido(campo, T.acima(pessoa?.nome ?? 'Esta pessoa'));
}
