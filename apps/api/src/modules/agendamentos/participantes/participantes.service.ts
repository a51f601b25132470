import { TERMO_MINIMO_DE_PESSOA } from '@dominio/contrato/agendamentos-opcoes';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { dadosInvalidos } from '../../../platform/erros.ts';
import * as repo from './participantes.repository.ts';
import { fraseDaRecusa, motivoDaRecusa } from './participantes.rules.ts';

async function lerPorId(ctx: Contexto, ids: readonly number[]) {
  const candidatos = ids.length > 0 ? await repo.lerCandidatos(ctx.db, ids) : [];
  return new Map(candidatos.map((candidato) => [candidato.id, candidato]));
}

/** Which of these people may be invited, and why the others may not. */
export async function validarParticipantes(ctx: Contexto, ids: readonly number[]) {
  const porId = ehCliente(ctx.ator) ? new Map() : await lerPorId(ctx, ids);
  const participantes: { id: number; nome: string; email: string }[] = [];
  const invalidos: { id: number; motivo: 'inexistente' | 'inativo' | 'sem_acesso' }[] = [];
  for (const id of ids) {
    const candidato = porId.get(id);
    const motivo = motivoDaRecusa(candidato);
    if (motivo !== null) invalidos.push({ id, motivo });
    else if (candidato) participantes.push({ id, nome: candidato.nome, email: candidato.email });
  }
  return { valido: invalidos.length === 0, participantes, invalidos };
}

/** @throws Recusa `DADOS_INVALIDOS` (422) naming everybody who cannot be invited. */
export async function exigirConvidaveis(ctx: Contexto, ids: readonly number[]): Promise<void> {
  const porId = await lerPorId(ctx, ids);
  const campos = ids.flatMap((id) => {
    const mensagem = fraseDaRecusa(id, porId.get(id));
    return mensagem === null ? [] : [{ campo: 'participantes', mensagem }];
  });
  if (campos.length > 0) throw dadosInvalidos(campos);
}

/** People for the picker: found by name or e-mail, or the staff of given ids. */
export async function opcoesDeParticipantes(
  ctx: Contexto,
  { termo, ids, limit }: { termo?: string; ids?: number[]; limit: number },
) {
  const comTermo = !ids?.length && termo !== undefined && termo !== '';
  if (ehCliente(ctx.ator) || (comTermo && termo.length < TERMO_MINIMO_DE_PESSOA)) return [];
  const linhas = await repo.buscarPessoas(ctx.db, {
    limit,
    ...(ids?.length ? { ids } : termo && { termo }),
  });
  return linhas.map(({ avatar_chave, ...pessoa }) => ({
    ...pessoa,
    avatar_url: urlDoAvatar(pessoa.id, avatar_chave),
    tem_avatar: avatar_chave !== null,
  }));
}
