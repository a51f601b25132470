import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { MINUTOS_DA_VISITA } from '@dominio/contrato/ver-como';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { exigirReautenticacao } from '../segundo-fator/reautenticacao.service.ts';
import type { Aparelho } from '../sessoes/abertura.service.ts';
import { exigirLinha } from '../usuarios/cadastro/cadastro.service.ts';
import * as repo from './ver-como.repository.ts';

interface Meios {
  readonly tokens: Aparelho['cofre'];
  readonly plataforma: Pick<Plataforma, 'cofre'>;
}

const anotarFim = (tx: ContextoDeTransacao, id: number, clienteId: number | null) =>
  tx.auditar({ acao: 'ver_como.encerrado', objeto: { tipo: 'usuario', id }, clienteId });

/**
 * Lets an administrator see the product as somebody else for half an hour, read-only. Whether the
 * person may be seen is checked before the proof, so that a refusal does not use a code up.
 *
 * @throws Recusa 404; 409 for oneself and for people who are not active; 422 without being an
 *   administrator, for another administrator, and for a wrong proof.
 */
export async function verComo(
  ctx: Contexto,
  { tokens, plataforma }: Meios,
  id: number,
  { motivo, ...prova }: Reautenticacao & { motivo: string },
) {
  const { usuarioId, sessaoId, administrador } = ctx.ator;
  if (!administrador)
    throw campoInvalido('', 'Só um administrador vê o Domínio como outra pessoa.');
  const pessoa = await exigirLinha(ctx, id);
  if (id === usuarioId) throw estadoInvalido('Você já vê o Domínio como você.');
  if (pessoa.situacao !== 'ativo') throw estadoInvalido('Só se vê como quem tem acesso.');
  if (await repo.ehAdministrador(ctx.db, id)) {
    throw campoInvalido('', 'Não se vê como outro administrador.');
  }
  await exigirReautenticacao(ctx, prova, plataforma);
  const iniciada_em = ctx.agora();
  const expira_em = new Date(iniciada_em.getTime() + MINUTOS_DA_VISITA * 60_000);
  const visitaId = await ctx.transacao(async (tx) => {
    for (const { usuario_id } of await repo.encerrar(tx.db, { sessaoId }, iniciada_em)) {
      const { client_id } = await exigirLinha(tx, usuario_id);
      await anotarFim(tx, usuario_id, client_id);
    }
    await tx.auditar({
      acao: 'ver_como.iniciado',
      objeto: { tipo: 'usuario', id },
      clienteId: pessoa.client_id,
      depois: { motivo, expira_em },
    });
    await tx.emitir('ver_como.iniciado', {
      usuarioId: id,
      visitanteId: usuarioId,
      visitante: ctx.ator.nome,
      motivo,
      expira_em: expira_em.toISOString(),
    });
    return repo.inserir(tx.db, {
      usuario_id: id,
      visitante_id: usuarioId,
      sessao_id: sessaoId,
      motivo,
      iniciada_em,
      expira_em,
    });
  });
  return {
    success: true as const,
    message: `Você está vendo como ${pessoa.nome}.`,
    access_token: await tokens.assinar({ usuarioId: id, sessaoId: visitaId }),
    visita: { usuario_id: id, nome: pessoa.nome, motivo, expira_em: expira_em.toISOString() },
  };
}

/** Ends the caller's visit. @throws Recusa 409 outside of one. */
export async function encerrarVisita(ctx: Contexto) {
  const { visita, usuarioId, clienteId } = ctx.ator;
  if (!visita) throw estadoInvalido('Você não está vendo como outra pessoa.');
  await ctx.transacao(async (tx) => {
    const [encerrada] = await repo.encerrar(tx.db, { id: visita.id }, ctx.agora());
    if (!encerrada) return;
    await anotarFim(tx, usuarioId, clienteId);
  });
  return { success: true as const, message: 'Você voltou à sua sessão.' };
}
