import type { Pedido } from '@dominio/contrato/endpoint';
import {
  type notificacoesConfiguracaoEndpoints as endpoints,
  type Regra,
  TEXTOS_DA_CONFIGURACAO as T,
} from '@dominio/contrato/notificacoes-configuracao';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { escritaDe, fraseDaVersao, registroAlterado } from '../../../platform/versao.ts';
import * as repo from './preferencias.repository.ts';
import { eventosSoDeRegras, juntarEventos, regraDe } from './preferencias.rules.ts';
import { exigirGrupos } from './preferencias.service.ts';

type NovaRegra = Pedido<typeof endpoints.gravarRegra>['body'];

/** What the product raises by itself, and what a rule alone made. */
const todosOsEventos = (tipos: readonly TipoDeAviso[], linhas: readonly repo.LinhaDeRegra[]) => [
  ...juntarEventos(tipos, linhas).map((evento) => ({ evento, doProduto: true })),
  ...eventosSoDeRegras(tipos, linhas).map((evento) => ({ evento, doProduto: false })),
];

/** The rule of one type; undefined for a type that is not there. */
const regraDaLinha = (tipos: readonly TipoDeAviso[], linha: repo.LinhaDeRegra) => {
  const achado = todosOsEventos(tipos, [linha]).find(
    ({ evento }) => evento.tipo === linha.event_type,
  );
  return achado && regraDe(achado.evento, linha, achado.doProduto);
};

/** The rule of every type of event, and every group that one may have. */
export async function lerRegras({ db }: Contexto, tipos: readonly TipoDeAviso[]) {
  const linhas = await repo.lerRegras(db);
  const porTipo = new Map(linhas.map((linha) => [linha.event_type, linha]));
  const rules: Regra[] = todosOsEventos(tipos, linhas).map(({ evento, doProduto }) =>
    regraDe(evento, porTipo.get(evento.tipo), doProduto),
  );
  return { rules, total: rules.length, grupos: await repo.lerGrupos(db) };
}

/** What is written of a rule, by the names of its columns. */
const campos = (nova: NovaRegra) => ({
  ...(nova.name !== undefined && { nome: nova.name }),
  ...(nova.description !== undefined && { descricao: nova.description }),
  ...(nova.category !== undefined && { categoria: nova.category }),
  ...(nova.system_default !== undefined && { sistema: nova.system_default }),
  ...(nova.email_default !== undefined && { email: nova.email_default }),
  ...(nova.push_default !== undefined && { push: nova.push_default }),
  ...(nova.default_groups !== undefined && { grupos: nova.default_groups ?? [] }),
  ...(nova.bloqueado !== undefined && { bloqueado: nova.bloqueado ?? false }),
});

/** Opens a rule to be written. @throws Recusa 409 for a stale version and for what is critical. */
async function abrir(
  tx: ContextoDeTransacao,
  tipos: readonly TipoDeAviso[],
  { event_type, versao }: { event_type: string; versao?: number | undefined },
) {
  if (tipos.some(({ tipo, critico }) => tipo === event_type && critico)) {
    throw estadoInvalido(T.critico);
  }
  const linha = await repo.abrirRegra(tx.db, event_type);
  const regra = regraDaLinha(tipos, linha);
  // Of one that is no more the row stands with its version, and whoever begins it anew knows of none.
  const nova = regra === undefined && versao === 0;
  if (versao !== undefined && versao !== linha.versao && !nova) {
    // Nobody wrote one that only begins.
    const frase = linha.versao > 0 ? await fraseDaVersao(tx, linha) : undefined;
    throw registroAlterado(regra ?? {}, frase);
  }
  return { linha, regra };
}

/**
 * Writes the rule of a type of event, for everybody: what is not named stays, and null is as the
 * product has it. A type that nothing raises by itself may have one, named and with a category.
 *
 * @throws Recusa 409 with `atual` for a stale version, and for what is critical; 422 for a new type
 *   without name or category, for another category of the product's, and for a group that is not there.
 */
export const gravarRegra = (ctx: Contexto, tipos: readonly TipoDeAviso[], nova: NovaRegra) =>
  ctx.transacao(async (tx): Promise<Regra> => {
    const { event_type } = nova;
    const doProduto = tipos.find(({ tipo }) => tipo === event_type);
    const { linha: antes, regra: eraUma } = await abrir(tx, tipos, nova);
    const escritos = campos(nova);
    const { nome, categoria } = { ...antes, ...escritos };
    await conferirTudo(
      () => exigirGrupos(tx, 'default_groups', nova.default_groups),
      () => {
        if (!doProduto && !nome) throw campoInvalido('name', 'Informe o nome.');
      },
      () => {
        if (!doProduto && !categoria) throw campoInvalido('category', 'Escolha a categoria.');
        if (doProduto && (nova.category ?? doProduto.categoria) !== doProduto.categoria) {
          throw campoInvalido('category', T.categoriaDoProduto);
        }
      },
    );
    const { categoria: _categoria, ...semCategoria } = escritos;
    const linha = await repo.gravarRegra(tx.db, event_type, {
      ...(doProduto ? semCategoria : escritos),
      ...escritaDe(tx),
    });
    const regra = regraDaLinha(tipos, linha);
    if (!regra) throw new Error(`A regra ${event_type} não foi gravada.`);
    await tx.auditar({
      acao: 'notificacoes.regra_alterada',
      ...(eraUma && { antes: ditas(eraUma) }),
      depois: ditas(regra),
    });
    return regra;
  });

/** A rule of which the firm decides nothing. */
const NADA = {
  nome: null,
  descricao: null,
  categoria: null,
  sistema: null,
  email: null,
  push: null,
  grupos: [],
  bloqueado: false,
};

/**
 * Gives a type of event back to what the product says of it; one that the rule alone made is no more.
 * The row stays, so that a version is never told twice.
 *
 * @throws Recusa 404 for a type that is not there; 409 for a stale version, and for what is critical.
 */
export const excluirRegra = (
  ctx: Contexto,
  tipos: readonly TipoDeAviso[],
  { event_type, versao }: { event_type: string; versao?: number | undefined },
) =>
  ctx.transacao(async (tx) => {
    const { regra } = await abrir(tx, tipos, { event_type, versao });
    if (!regra) throw naoEncontrado(T.eventoNaoEncontrado);
    const linha = await repo.gravarRegra(tx.db, event_type, { ...NADA, ...escritaDe(tx) });
    const depois = regraDaLinha(tipos, linha);
    await tx.auditar({
      acao: depois ? 'notificacoes.regra_alterada' : 'notificacoes.regra_excluida',
      antes: ditas(regra),
      ...(depois && { depois: ditas(depois) }),
    });
    const message = depois ? 'O evento voltou ao padrão do produto.' : 'Regra excluída.';
    return { success: true as const, message, versao: linha.versao };
  });

/** What the audit log keeps of a rule. */
const ditas = ({
  versao: _versao,
  critico: _critico,
  aceita_grupos: _aceita_grupos,
  decididos: _decididos,
  do_produto: _doProduto,
  ...regra
}: Regra) => regra;
