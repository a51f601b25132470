import type { JuncaoDeContatos } from '@dominio/contrato/contatos';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './contatos.campos.ts';
import { apresentarContato } from './contatos.presenter.ts';
import * as repo from './contatos.repository.ts';
import { juntar } from './contatos.rules.ts';
import { exigir, lerContato, objeto } from './contatos.service.ts';

/** What is written of a contact but its client, which joining never changes. */
function escritosDe(linha: repo.LinhaDeContato) {
  const { cliente_id: _, ...escritos } = CAMPOS.de(linha);
  return escritos;
}

/** The record that goes: another of the same client. @throws Recusa 422. */
async function exigirOutro(
  tx: ContextoDeTransacao,
  { id, cliente_id }: repo.LinhaDeContato,
  saiId: number,
): Promise<repo.LinhaDeContato> {
  const sai = await repo.ler(tx.db, tx.ator, saiId);
  if (!sai || sai.id === id || sai.cliente_id !== cliente_id) {
    throw campoInvalido('sai_id', 'Escolha outro contato do mesmo cliente.');
  }
  return sai;
}

/**
 * Makes one record of two of the same person. The other is kept, out of every list, so that
 * `separarContato` can bring both back as they were.
 *
 * @throws Recusa 404; 409 for a stale version of the one that stays, and where both have access to
 *   the client's area; 422 for a record that is no other contact of the client.
 */
export function mesclarContatos(
  ctx: Contexto,
  { fica_id: ficaId, sai_id: saiId, versao }: JuncaoDeContatos,
) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator, [ficaId, saiId]);
    const fica = await exigir(tx, ficaId);
    await exigirVersao(tx, 'contatos', fica, versao, apresentarContato);
    const sai = await exigirOutro(tx, fica, saiId);
    if (fica.usuario_id !== null && sai.usuario_id !== null) {
      throw estadoInvalido(
        'Os dois contatos têm acesso à área do cliente. Retire o acesso de um deles antes.',
      );
    }
    const antes = escritosDe(fica);
    const depois = juntar(antes, escritosDe(sai));
    const juncao = {
      antes,
      versao: fica.versao + 1,
      usuarioId: sai.usuario_id,
      substituidos: await repo.trocarSubstituto(tx.db, saiId, ficaId),
    };
    const escrita = escritaDe(tx);
    const fora = { absorvido_por_id: ficaId, juncao, usuario_id: null };
    await repo.atualizar(tx.db, saiId, fora, escrita);
    const conta = sai.usuario_id === null ? {} : { usuario_id: sai.usuario_id };
    await repo.atualizar(tx.db, ficaId, { ...depois, ...conta }, escrita);
    await tx.auditar({
      acao: 'contato.juntado',
      objeto: objeto(ficaId),
      clienteId: fica.cliente_id,
      antes: { ...antes, juntado_id: null },
      depois: { ...depois, juntado_id: saiId },
    });
    return lerContato(tx, ficaId);
  });
}

/**
 * Takes a joining back: both records are as they were.
 *
 * @param id the record that was joined to another.
 * @throws Recusa 404; 409 where the other one has changed since, or this one was joined to none.
 */
export function separarContato(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const lida = await repo.lerJuncao(tx.db, tx.ator, id);
    if (!lida) throw naoEncontrado('Contato não encontrado.');
    if (lida.absorvido_por_id === null)
      throw estadoInvalido('Este contato não foi juntado a outro.');
    const ficaId = lida.absorvido_por_id;
    await repo.travar(tx.db, tx.ator, [ficaId, id]);
    const [fica, atual] = [await exigir(tx, ficaId), await repo.lerJuncao(tx.db, tx.ator, id)];
    if (!atual?.juncao || fica.versao !== atual.juncao.versao) {
      throw estadoInvalido(`${fica.nome} mudou depois da junção, que já não pode ser desfeita.`);
    }
    const { antes, usuarioId, substituidos } = atual.juncao;
    const escrita = escritaDe(tx);
    const conta = usuarioId === null ? {} : { usuario_id: null };
    await repo.atualizar(tx.db, ficaId, { ...antes, ...conta }, escrita);
    const deVolta = { absorvido_por_id: null, juncao: null, usuario_id: usuarioId };
    await repo.atualizar(tx.db, id, deVolta, escrita);
    await repo.devolverSubstituto(tx.db, substituidos, id);
    await tx.auditar({
      acao: 'contato.separado',
      objeto: objeto(ficaId),
      clienteId: fica.cliente_id,
      antes: { ...escritosDe(fica), juntado_id: id },
      depois: { ...antes, juntado_id: null },
    });
    return lerContato(tx, id);
  });
}
