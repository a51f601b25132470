import type { SaidaDeContato } from '@dominio/contrato/contatos';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { apresentarContato } from './contatos.presenter.ts';
import * as repo from './contatos.repository.ts';
import { comEncargos, encargosDe, encargosNovos, semEncargos } from './contatos.rules.ts';
import { abrirParaGravar, exigir, lerContato, objeto } from './contatos.service.ts';

const SUBSTITUTO = 'Escolha outro contato deste cliente, que não tenha saído.';

/** Who takes over: another contact of the client who is still there. @throws Recusa 422. */
async function exigirSubstituto(
  tx: ContextoDeTransacao,
  id: number,
  { id: deQuem, cliente_id }: repo.LinhaDeContato,
): Promise<repo.LinhaDeContato> {
  const substituto = await repo.ler(tx.db, tx.ator, id);
  if (!substituto?.ativo || substituto.cliente_id !== cliente_id || id === deQuem) {
    throw campoInvalido('substituto_id', SUBSTITUTO);
  }
  return substituto;
}

/** Changes what a contact decides and is sent, as a part of what happens to another. */
async function mudarEncargos(
  tx: ContextoDeTransacao,
  contato: repo.LinhaDeContato,
  depois: ReturnType<typeof comEncargos>,
): Promise<void> {
  await repo.atualizar(tx.db, contato.id, depois, escritaDe(tx));
  const { papeis, envios } = encargosDe(contato);
  const agora = encargosDe(depois);
  await tx.auditar({
    acao: 'contato.alterado',
    objeto: objeto(contato.id),
    clienteId: contato.cliente_id,
    antes: { papeis, envios },
    depois: { papeis: agora.papeis, envios: agora.envios },
  });
}

/**
 * Notes that a contact has left the client. What they decided and were sent passes to the
 * substitute, if there is one; that a decision maker left is told to who serves the client.
 *
 * @throws Recusa 404; 409 for a stale version, or one who left before; 422 for a substitute who is
 *   no other contact of the client.
 */
export function substituirContato(
  ctx: Contexto,
  id: number,
  { versao, substituto_id: substitutoId = null }: SaidaDeContato,
) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator, substitutoId === null ? [id] : [id, substitutoId]);
    const quem = await exigir(tx, id);
    await exigirVersao(tx, 'contatos', quem, versao, apresentarContato);
    if (!quem.ativo) throw estadoInvalido('Este contato já saiu.');
    const substituto =
      substitutoId === null ? null : await exigirSubstituto(tx, substitutoId, quem);
    const passados = substituto && encargosNovos(encargosDe(quem), substituto);
    const saida = {
      saiu_em: dataCivil(tx.agora()),
      substituto_id: substitutoId,
      encargos_passados: passados,
    };
    await repo.atualizar(tx.db, id, saida, escritaDe(tx));
    if (substituto && passados) {
      await mudarEncargos(tx, substituto, comEncargos(substituto, passados));
    }
    const { saiu_em, substituto_id } = saida;
    await tx.auditar({
      acao: 'contato.saiu',
      objeto: objeto(id),
      clienteId: quem.cliente_id,
      depois: { saiu_em, substituto_id },
    });
    if (quem.papeis.includes('decisor')) {
      await tx.emitir('contato.decisor_saiu', {
        id,
        autorId: tx.ator.usuarioId,
        versao: quem.versao + 1,
      });
    }
    return lerContato(tx, id);
  });
}

/**
 * Takes a departure back; a substitute gives back what came with it.
 *
 * @throws Recusa 404; 409 for a stale version, or one who has not left.
 */
export function reativarContato(
  ctx: Contexto,
  id: number,
  { versao }: { versao?: number | undefined },
) {
  return ctx.transacao(async (tx) => {
    const antes = await exigir(tx, id);
    const ids = antes.substituto_id === null ? [id] : [id, antes.substituto_id];
    await repo.travar(tx.db, tx.ator, ids);
    const quem = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'contatos', quem, versao, apresentarContato);
    if (quem.ativo) throw estadoInvalido('Este contato não saiu.');
    const { saiu_em, substituto_id, encargos_passados } = quem;
    const volta = { saiu_em: null, substituto_id: null, encargos_passados: null };
    await repo.atualizar(tx.db, id, volta, escritaDe(tx));
    const substituto = substituto_id && (await repo.ler(tx.db, tx.ator, substituto_id));
    if (substituto && encargos_passados) {
      await mudarEncargos(tx, substituto, semEncargos(substituto, encargos_passados));
    }
    await tx.auditar({
      acao: 'contato.voltou',
      objeto: objeto(id),
      clienteId: quem.cliente_id,
      antes: { saiu_em, substituto_id },
      depois: { saiu_em: null, substituto_id: null },
    });
    return lerContato(tx, id);
  });
}
