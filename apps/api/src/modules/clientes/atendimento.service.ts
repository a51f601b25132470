import type { Atendimento } from '@dominio/contrato/clientes-atendimento';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { pessoasNaAlcada } from '../pessoas/alcada/alcada.service.ts';
import * as repo from './atendimento.repository.ts';
import { clienteNoEscopo, podeDarCliente } from './clientes.service.ts';

/**
 * The names of the active colleagues who answer for a client by their link, for what names nobody of
 * its own; of a client out of scope, none.
 */
export async function responsaveisDoCliente({ db, ator }: Contexto, clienteId: number) {
  const pessoas = await repo.lerPessoas(db, ator, clienteId);
  return pessoas.filter(({ papel }) => papel === 'responsavel').map(({ nome }) => nome);
}

/** The people and teams that serve a client. @throws Recusa 404 for a client out of scope. */
export async function lerAtendimento(ctx: Contexto, clienteId: number): Promise<Atendimento> {
  if (!(await clienteNoEscopo(ctx, clienteId))) throw naoEncontrado('Cliente não encontrado.');
  const pessoas = await repo.lerPessoas(ctx.db, ctx.ator, clienteId);
  const times = await repo.lerTimes(ctx.db, ctx.ator, clienteId);
  const muda = pode(ctx.ator, 'clientes:editar') && (await podeDarCliente(ctx, clienteId));
  // Whom one may not change is only said to who may change the others.
  const ligadas = !muda ? [] : pessoas.flatMap(({ id, papel }) => (papel === null ? [] : [id]));
  const naAlcada = await pessoasNaAlcada(ctx.db, ctx.ator, ligadas);
  return {
    pessoas: pessoas.map(({ avatar_chave, ...pessoa }) => ({
      ...pessoa,
      avatar_url: urlDoAvatar(pessoa.id, avatar_chave),
      tem_avatar: avatar_chave !== null,
    })),
    times,
    acima: ligadas.filter((id) => !naAlcada.has(id)),
    acoes: { mudar_pessoas: muda, mudar_times: muda && pode(ctx.ator, 'times:editar') },
  };
}
