import type { JuncaoDeContatos } from '@dominio/contrato/contatos';
import { OBSERVACOES_NAO_CABEM, observacoesCabem } from '@dominio/contrato/contatos-observacoes';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { empresaDoCliente } from '../empresas/do-cliente.service.ts';
import { CAMPOS } from './contatos.campos.ts';
import { apresentarContato } from './contatos.presenter.ts';
import * as repo from './contatos.repository.ts';
import { type Juncao, juncaoPorCima, juntar, VERSOES_DE_VOLTA } from './contatos.rules.ts';
import { exigir, lerContato, objeto } from './contatos.service.ts';

/** What is written of a contact but its client, which joining never changes. */
function escritosDe(linha: repo.LinhaDeContato) {
  const { cliente_id: _, ...escritos } = CAMPOS.de(linha);
  return escritos;
}

/** The record that goes: another of the same client, who is there too. @throws Recusa 422. */
async function exigirOutro(
  tx: ContextoDeTransacao,
  { id, cliente_id }: repo.LinhaDeContato,
  saiId: number,
): Promise<repo.LinhaDeContato> {
  const sai = await repo.ler(tx.db, tx.ator, saiId);
  if (!sai?.ativo || sai.id === id || sai.cliente_id !== cliente_id) {
    throw campoInvalido('sai_id', 'Escolha outro contato do mesmo cliente, que não tenha saído.');
  }
  return sai;
}

/**
 * Makes one record of two of the same person. The other is kept, out of every list, so that
 * `separarContato` can bring both back as they were.
 *
 * @throws Recusa 404; 409 for a stale version of the one that stays, where both have access to the
 *   client's area, and for remarks that are too long for one contact; 422 for a record that is no other contact of the client.
 */
export function mesclarContatos(
  ctx: Contexto,
  { fica_id: ficaId, sai_id: saiId, versao }: JuncaoDeContatos,
) {
  return ctx.transacao(async (tx) => {
    const substituidos = await repo.substituidosPor(tx.db, saiId);
    await repo.travar(tx.db, tx.ator, [ficaId, saiId, ...substituidos]);
    const fica = await exigir(tx, ficaId);
    await exigirVersao(tx, 'contatos', fica, versao, apresentarContato);
    if (!fica.ativo) throw estadoInvalido('Este contato já saiu.');
    const sai = await exigirOutro(tx, fica, saiId);
    if (fica.usuario_id !== null && sai.usuario_id !== null) {
      throw estadoInvalido(
        'Os dois contatos têm acesso à área do cliente, e só um deles pode ter.',
      );
    }
    if (!observacoesCabem(fica, sai)) throw estadoInvalido(OBSERVACOES_NAO_CABEM);
    const antes = escritosDe(fica);
    const depois = juntar(antes, escritosDe(sai));
    const juncao = {
      antes,
      versao: fica.versao + 1,
      usuarioId: sai.usuario_id,
      substituidos: await repo.lerPassados(tx.db, substituidos),
    };
    const escrita = escritaDe(tx);
    for (const id of substituidos) {
      // Whoever returns takes nothing from the record that stays: what it had of its own is not told
      // from what it got.
      const outro = { substituto_id: ficaId, encargos_passados: null };
      await repo.atualizar(tx.db, id, outro, escrita);
    }
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

/** Why a joining cannot be taken back: another one comes first, or the record that stayed has changed. */
function naoSepara(
  { nome, versao }: repo.LinhaDeContato,
  outras: Awaited<ReturnType<typeof repo.lerJuntadosA>>,
  juncao: Juncao | null | undefined,
) {
  const porCima = juncao && juncaoPorCima(outras, juncao, versao);
  return estadoInvalido(
    porCima
      ? `Depois desta junção veio outra, de ${porCima.nome} com ${nome}. Desfaça antes essa.`
      : `${nome} mudou depois da junção, que já não pode ser desfeita.`,
  );
}

/**
 * Takes a joining back: both records are as they were, but for a company that is gone since. Of several
 * to the same contact, the last one first.
 *
 * @param id the record that was joined to another.
 * @throws Recusa 404; 409 where the other one has changed since, by a later joining or in another way,
 *   or this one was joined to none.
 */
export function separarContato(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const lida = await repo.lerJuncao(tx.db, tx.ator, id);
    if (!lida) throw naoEncontrado('Contato não encontrado.');
    if (lida.absorvido_por_id === null)
      throw estadoInvalido('Este contato não foi juntado a outro.');
    const ficaId = lida.absorvido_por_id;
    const deVez = lida.juncao?.substituidos ?? [];
    await repo.travar(tx.db, tx.ator, [ficaId, id, ...deVez.map((um) => um.id)]);
    const [fica, atual] = [await exigir(tx, ficaId), await repo.lerJuncao(tx.db, tx.ator, id)];
    const outras = (await repo.lerJuntadosA(tx.db, ficaId)).filter((outra) => outra.id !== id);
    if (
      !atual?.juncao ||
      atual.absorvido_por_id !== ficaId ||
      fica.versao !== atual.juncao.versao
    ) {
      throw naoSepara(fica, outras, atual?.juncao);
    }
    const { antes, usuarioId, substituidos } = atual.juncao;
    const escrita = escritaDe(tx);
    const conta = usuarioId === null ? {} : { usuario_id: null };
    const { empresa_id } = antes;
    const semEmpresa = empresa_id && !(await empresaDoCliente(tx, empresa_id, fica.cliente_id));
    const campos = { ...antes, ...conta, ...(semEmpresa && { empresa_id: null }) };
    await repo.atualizar(tx.db, ficaId, campos, escrita);
    for (const outra of outras) {
      const juncao = { ...outra.juncao, versao: outra.juncao.versao + VERSOES_DE_VOLTA };
      await repo.atualizar(tx.db, outra.id, { juncao }, escrita);
    }
    const deVolta = { absorvido_por_id: null, juncao: null, usuario_id: usuarioId };
    await repo.atualizar(tx.db, id, deVolta, escrita);
    for (const { id: deQuem, encargos } of substituidos) {
      const antigo = { substituto_id: id, encargos_passados: encargos };
      await repo.atualizar(tx.db, deQuem, antigo, escrita);
    }
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
