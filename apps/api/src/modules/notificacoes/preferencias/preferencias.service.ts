import { dataCivil } from '@dominio/contrato/datas';
import {
  CAMPOS_DE_CANAL,
  type ConfiguracaoDeEvento,
  type MudancaDeConfiguracao,
  PREFERENCIAS_PADRAO,
  type Preferencias,
  TEXTOS_DA_CONFIGURACAO as T,
} from '@dominio/contrato/notificacoes-configuracao';
import { type Ator, ehCliente } from '../../../platform/acesso/ator.ts';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { lerDecisores } from '../entregas/entregas.repository.ts';
import { remarcar } from '../entregas/espera.repository.ts';
import { proximaJanela } from '../entregas/silencio.rules.ts';
import * as repo from './preferencias.repository.ts';
import { configuracaoDe, juntarEventos } from './preferencias.rules.ts';

type Tipos = readonly TipoDeAviso[];

/** The types of event that the caller may be told of: a client's people of none of the staff's. */
function eventosDe(ator: Ator, tipos: Tipos, regras: readonly repo.LinhaDeRegra[]) {
  if (!ehCliente(ator)) return juntarEventos(tipos, regras);
  const deClientes = tipos.filter(({ paraClientes }) => paraClientes);
  const conhecidos = new Set(deClientes.map(({ tipo }) => tipo));
  return juntarEventos(
    deClientes,
    regras.filter(({ event_type }) => conhecidos.has(event_type)),
  );
}

/** A rule as the caller may know it: a client's people know none of the firm's groups. */
const regraPara = (ator: Ator, regra: repo.LinhaDeRegra | undefined) =>
  regra && ehCliente(ator) ? { ...regra, grupos: [] } : regra;

/** The caller's configuration of every type of event. */
export async function lerConfiguracoes(
  { db, ator }: Contexto,
  tipos: Tipos,
): Promise<{ configurations: ConfiguracaoDeEvento[] }> {
  const regras = await repo.lerRegras(db);
  const minhas = await repo.lerConfiguracoes(db, ator);
  const configurations = eventosDe(ator, tipos, regras).map((evento) =>
    configuracaoDe(
      evento,
      regraPara(
        ator,
        regras.find(({ event_type }) => event_type === evento.tipo),
      ),
      minhas.find(({ event_type }) => event_type === evento.tipo),
    ),
  );
  return { configurations };
}

/** @throws Recusa 404 for anybody else's. */
export async function lerConfiguracoesDe(ctx: Contexto, tipos: Tipos, usuarioId: number) {
  if (usuarioId !== ctx.ator.usuarioId) throw naoEncontrado();
  const { configurations } = await lerConfiguracoes(ctx, tipos);
  return { configurations, grupos: ehCliente(ctx.ator) ? [] : await repo.lerGrupos(ctx.db) };
}

/** @throws Recusa 422 for a group that is not there. */
export async function exigirGrupos(
  { db }: Contexto,
  campo: string,
  ids: readonly number[] | null = [],
): Promise<void> {
  if (!ids || ids.length === 0) return;
  const ha = await repo.gruposQueHa(db, ids);
  const falta = ids.find((id) => !ha.includes(id));
  if (falta !== undefined) throw campoInvalido(campo, `Grupo não encontrado: ${falta}.`);
}

/**
 * Writes what the caller decides of one type. What an administrator decided may be sent back as it
 * is, so that a whole set can be saved.
 */
async function gravarUma(
  tx: ContextoDeTransacao,
  atuais: readonly ConfiguracaoDeEvento[],
  tipo: string,
  mudanca: MudancaDeConfiguracao,
): Promise<void> {
  const atual = atuais.find(({ event_type }) => event_type === tipo);
  if (!atual) throw naoEncontrado(T.eventoNaoEncontrado);
  const muda = CAMPOS_DE_CANAL.some((canal) => (mudanca[canal] ?? atual[canal]) !== atual[canal]);
  if (atual.bloqueado && muda) throw estadoInvalido(T.bloqueado);
  const { groups, notify_entire_group, ...canais } = mudanca;
  const grupos = ehCliente(tx.ator) ? {} : { groups, notify_entire_group };
  await exigirGrupos(tx, 'groups', grupos.groups);
  const aGravar = atual.bloqueado ? grupos : { ...canais, ...grupos };
  await repo.gravarConfiguracao(tx.db, tx.ator, tipo, aGravar, tx.agora());
}

/**
 * Changes by which ways the caller is told of one type.
 *
 * @throws Recusa 404 for anybody else's and for an unknown type; 409 where an administrator decided.
 */
export async function configurar(
  ctx: Contexto,
  tipos: Tipos,
  { usuarioId, tipo }: { usuarioId: number; tipo: string },
  mudanca: MudancaDeConfiguracao,
): Promise<ConfiguracaoDeEvento> {
  if (usuarioId !== ctx.ator.usuarioId) throw naoEncontrado();
  return ctx.transacao(async (tx) => {
    const { configurations: atuais } = await lerConfiguracoes(tx, tipos);
    await gravarUma(tx, atuais, tipo, mudanca);
    const { configurations } = await lerConfiguracoes(tx, tipos);
    const nova = configurations.find(({ event_type }) => event_type === tipo);
    if (!nova) throw naoEncontrado(T.eventoNaoEncontrado);
    return nova;
  });
}

/** Of a set that was loaded and is sent back, the ways that are as they were stay undecided. */
const soOQueMuda = (mudanca: MudancaDeConfiguracao, atual: ConfiguracaoDeEvento | undefined) =>
  Object.fromEntries(
    Object.entries(mudanca).filter(
      ([campo, valor]) =>
        !(CAMPOS_DE_CANAL as readonly string[]).includes(campo) ||
        valor !== atual?.[campo as keyof ConfiguracaoDeEvento],
    ),
  ) as MudancaDeConfiguracao;

/** Saves a whole set, all of it or nothing. */
export const salvarConfiguracoes = (
  ctx: Contexto,
  tipos: Tipos,
  configuracoes: readonly (MudancaDeConfiguracao & { readonly event_type: string })[],
) =>
  ctx.transacao(async (tx) => {
    const { configurations: atuais } = await lerConfiguracoes(tx, tipos);
    for (const { event_type, ...mudanca } of configuracoes) {
      const atual = atuais.find((uma) => uma.event_type === event_type);
      await gravarUma(tx, atuais, event_type, soOQueMuda(mudanca, atual));
    }
    return { success: true as const, salvos: configuracoes.length };
  });

/** What the caller decided of all notifications, or what holds before. */
export const lerPreferencias = async ({ db, ator }: Contexto): Promise<Preferencias> =>
  (await repo.lerPreferencias(db, ator)) ?? PREFERENCIAS_PADRAO;

/** Changes the parts given. What waits for the hours or the return goes by the new ones. */
export const gravarPreferencias = (ctx: Contexto, partes: Partial<Preferencias>) =>
  ctx.transacao(async ({ db, ator, agora }) => {
    const em = agora();
    const como = { partes, padrao: PREFERENCIAS_PADRAO };
    const gravadas = (await repo.gravarPreferencias(db, ator, como, em)) ?? PREFERENCIAS_PADRAO;
    if (partes.silencio) {
      const [quem] = await lerDecisores(db, [ator.usuarioId], '', dataCivil(em));
      const espera = proximaJanela(gravadas.silencio, quem?.afastamentos ?? [], em);
      await remarcar(db, ator.usuarioId, espera ?? { quando: em });
    }
    return gravadas;
  });
