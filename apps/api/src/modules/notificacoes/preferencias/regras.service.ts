import type { Pedido } from '@dominio/contrato/endpoint';
import type {
  notificacoesConfiguracaoEndpoints as endpoints,
  Regra,
} from '@dominio/contrato/notificacoes-configuracao';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { campoInvalido } from '../../../platform/erros.ts';
import { escritaDe, fraseDaVersao, registroAlterado } from '../../../platform/versao.ts';
import * as repo from './preferencias.repository.ts';
import { juntarEventos, regraDe } from './preferencias.rules.ts';
import { exigirGrupos } from './preferencias.service.ts';

type NovaRegra = Pedido<typeof endpoints.gravarRegra>['body'];

/** The rule of every type of event. */
export async function lerRegras(
  { db }: Contexto,
  tipos: readonly TipoDeAviso[],
): Promise<{ rules: Regra[]; total: number }> {
  const linhas = await repo.lerRegras(db);
  const rules = juntarEventos(tipos, linhas).map((evento) =>
    regraDe(
      evento,
      linhas.find(({ event_type }) => event_type === evento.tipo),
    ),
  );
  return { rules, total: rules.length };
}

/** What is written of a rule, by the names of its columns. */
const campos = (nova: NovaRegra) => ({
  ...(nova.name !== undefined && { nome: nova.name }),
  ...(nova.description !== undefined && { descricao: nova.description }),
  ...(nova.category !== undefined && { categoria: nova.category }),
  ...(nova.system_default !== undefined && { sistema: nova.system_default }),
  ...(nova.email_default !== undefined && { email: nova.email_default }),
  ...(nova.push_default !== undefined && { push: nova.push_default }),
  ...(nova.default_groups !== undefined && { grupos: nova.default_groups }),
  ...(nova.bloqueado !== undefined && { bloqueado: nova.bloqueado }),
});

/**
 * Writes the rule of a type of event, for everybody: what is not named stays. A type that nothing
 * raises by itself may have one, for what is sent by hand.
 *
 * @throws Recusa 409 with `atual` for a stale version; 422 for a new type without name or category,
 *   and for a group that is not there.
 */
export const gravarRegra = (ctx: Contexto, tipos: readonly TipoDeAviso[], nova: NovaRegra) =>
  ctx.transacao(async (tx): Promise<Regra> => {
    const { event_type, versao } = nova;
    const antes = await repo.abrirRegra(tx.db, event_type);
    const eraUm = juntarEventos(tipos, antes ? [antes] : []).find(
      ({ tipo }) => tipo === event_type,
    );
    if (versao !== undefined && versao !== (antes?.versao ?? 0)) {
      throw registroAlterado(
        eraUm ? regraDe(eraUm, antes) : {},
        antes && (await fraseDaVersao(tx, antes)),
      );
    }
    await conferirTudo(
      () => exigirGrupos(tx, 'default_groups', nova.default_groups),
      () => {
        if (!eraUm && !nova.name) throw campoInvalido('name', 'Informe o nome.');
      },
      () => {
        if (!eraUm && !nova.category) throw campoInvalido('category', 'Escolha a categoria.');
      },
    );
    const depois = await repo.gravarRegra(tx.db, { event_type, ...campos(nova), ...escritaDe(tx) });
    const evento = juntarEventos(tipos, depois ? [depois] : []).find(
      ({ tipo }) => tipo === event_type,
    );
    if (!evento) throw new Error(`A regra ${event_type} não foi gravada.`);
    const regra = regraDe(evento, depois);
    await tx.auditar({
      acao: 'notificacoes.regra_alterada',
      ...(eraUm && { antes: ditas(regraDe(eraUm, antes)) }),
      depois: ditas(regra),
    });
    return regra;
  });

/** What the audit log keeps of a rule. */
const ditas = ({ versao: _versao, critico: _critico, ...regra }: Regra) => regra;
