import { GRUPO } from '@dominio/contrato/permissoes';
import {
  type CopiaDeAcesso,
  type ItemDaCopia,
  type PedidoDeCopia,
  TEXTOS_DA_COPIA as T,
  type TipoDeAcesso,
} from '@dominio/contrato/usuarios-copia';
import { TEXTOS_DOS_VINCULOS } from '@dominio/contrato/usuarios-vinculos';
import {
  exigirPessoaNaAlcada,
  gruposForaDaAlcada,
  timeNaAlcada,
} from '../../modules/pessoas/alcada/alcada.service.ts';
import {
  avisarMudancaDeAcesso,
  contarMudancaDeAcesso,
} from '../../modules/pessoas/direitos.service.ts';
import { temClientesForaDaVista } from '../../modules/pessoas/pessoas.service.ts';
import { segurarPessoas } from '../../modules/pessoas/troca-de-vinculos.service.ts';
import { novaVersaoDosTimes } from '../../modules/times/times.service.ts';
import {
  exigirLinha,
  exigirVersaoLida,
  type LinhaDoCadastro,
  lerLinha,
} from '../../modules/usuarios/cadastro/cadastro.service.ts';
import { lugaresDoCadastro } from '../../modules/usuarios/cadastro/consultas.service.ts';
import { segurarGrupos } from '../../modules/usuarios/cadastro/criacao.service.ts';
import * as vinculos from '../../modules/usuarios/vinculos/acrescimo.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../platform/erros.ts';

type Linha = LinhaDoCadastro;

interface Par {
  readonly para: Linha;
  readonly de: Linha;
}

/**
 * Reads the two people of a copy; who changes them has locked them before.
 *
 * @throws Recusa 404; 409 for a stale version; 422 for people of clients, for one and the same
 *   person, and for a person with more rights than the caller.
 */
async function exigirPar(
  tx: ContextoDeTransacao,
  id: number,
  { de: deQuem, versao, versao_de }: PedidoDeCopia,
): Promise<Par> {
  const para = await exigirLinha(tx, id);
  if (deQuem === id) throw campoInvalido('de', T.outraPessoa);
  const de = await lerLinha(tx, deQuem);
  if (!de) throw campoInvalido('de', T.naoEncontrada);
  if (para.client_id !== null) throw campoInvalido('', TEXTOS_DOS_VINCULOS.soDaEquipe);
  if (de.client_id !== null) throw campoInvalido('de', T.soDaEquipe);
  for (const [lida, linha] of [[versao, para] as const, [versao_de, de] as const]) {
    await exigirVersaoLida(tx, linha, lida);
  }
  await exigirPessoaNaAlcada(tx.db, tx.ator, id);
  return { para, de };
}

/** Why the person may not be put into the other's team; null if they may. */
async function contraOTime(ctx: Contexto, timeId: number, { time_id }: Linha) {
  if (time_id !== null) return T.jaTemTime;
  if (!(await lugaresDoCadastro.times(ctx)).some(({ id }) => id === timeId)) return T.timeInativo;
  return (await timeNaAlcada(ctx.db, ctx.ator, timeId)) ? null : T.timeAcima;
}

const gruposDe = ({ grupo_id, grupo_nome, outros_grupos }: Linha) => [
  { id: grupo_id, nome: grupo_nome },
  ...outros_grupos,
];

const item = (
  tipo: TipoDeAcesso,
  { id, nome }: { id: number; nome: string },
  motivo: string | null,
): ItemDaCopia => ({ tipo, id, nome, papel: null, motivo });

/** What one person has and the other lacks; an item left out has the reason why. */
async function diferenca(tx: ContextoDeTransacao, { para, de }: Par): Promise<ItemDaCopia[]> {
  const { db, ator } = tx;
  const itens: ItemDaCopia[] = [];
  if (de.time_id !== null && de.time_id !== para.time_id) {
    const motivo = await contraOTime(tx, de.time_id, para);
    itens.push(item('time', { id: de.time_id, nome: de.time_nome ?? '' }, motivo));
  }
  const tem = new Set(gruposDe(para).map(({ id }) => id));
  const grupos = gruposDe(de).filter(({ id }) => !tem.has(id) && id !== GRUPO.cliente);
  // By the person's present team: groups may show its clients. A team copied now needs no check, as
  // it has only clients that the caller sees.
  const ids = grupos.map(({ id }) => id);
  const fora = await gruposForaDaAlcada(db, ator, ids, para.time_id);
  for (const grupo of grupos)
    itens.push(item('grupo', grupo, fora.has(grupo.id) ? T.grupoAcima : null));

  const minhas = new Set(await vinculos.idsLigados(tx, 'permissoes', para.id));
  for (const uma of await vinculos.permissoesDiretas(tx, de.id)) {
    if (minhas.has(uma.id)) continue;
    const possui = ator.administrador || pode(ator, `${uma.modulo}:${uma.acao}`);
    itens.push(item('permissao', uma, possui ? null : T.semAPermissao));
  }

  const vinculados = new Set(await vinculos.idsLigados(tx, 'clientes', para.id));
  const clientes = (await vinculos.clientesLigados(tx, de.id)).filter(
    ({ id }) => !vinculados.has(id),
  );
  const meus = await vinculos.clientesNaAlcada(
    tx,
    clientes.map(({ id }) => id),
  );
  for (const cliente of clientes) {
    const motivo = meus.has(cliente.id) ? null : T.clienteDeOutro;
    itens.push({ ...item('cliente', cliente, motivo), papel: cliente.papel });
  }
  return itens;
}

/** Writes what is added, one new version and one audit entry, and makes open tabs read again. */
async function acrescentar(
  tx: ContextoDeTransacao,
  { para: { id }, de }: Par,
  entram: readonly ItemDaCopia[],
): Promise<void> {
  const idsDe = (tipo: TipoDeAcesso) => entram.filter((um) => um.tipo === tipo).map((um) => um.id);
  const grupos = idsDe('grupo');
  const permissoes = idsDe('permissao');
  const clientes = idsDe('cliente');
  const [time] = idsDe('time');
  const mudanca = time === undefined ? {} : { time_id: time };
  const papeis = entram.flatMap((um) => (um.papel ? [{ cliente_id: um.id, papel: um.papel }] : []));
  await vinculos.acrescentar(tx, id, { ...mudanca, ids: { grupos, permissoes, clientes }, papeis });
  await novaVersaoDosTimes(tx, [time ?? null]);
  await tx.auditar({
    acao: 'usuario.acesso_copiado',
    objeto: { tipo: 'usuario', id },
    depois: { de: de.id, grupos, permissoes, clientes, ...mudanca },
  });
  for (const [tipo, ids] of Object.entries({ grupos, permissoes, clientes })) {
    const mudanca = { tipo: tipo as 'grupos' | 'permissoes' | 'clientes', entram: ids, saem: [] };
    await contarMudancaDeAcesso(tx, id, mudanca);
  }
  await avisarMudancaDeAcesso(tx, [id]);
}

/**
 * Gives a person what another of the staff has: groups, the team if they have none, direct
 * permissions, clients with the same role. Nothing is removed. What the caller may not give is left
 * out and answered with its reason; the rest is saved together or not at all. With `simular`
 * nothing is saved. Both answers show what the two people have, so they need `usuarios:visualizar`,
 * as reading it does.
 *
 * @throws Recusa 403 without `usuarios:visualizar`; 404; 409 for a record that changed since the
 *   preview; 422 for people of clients, for the same person, and for a person with more rights than
 *   the caller.
 */
export function copiarAcesso(
  ctx: Contexto,
  id: number,
  pedido: PedidoDeCopia,
): Promise<CopiaDeAcesso> {
  if (!pode(ctx.ator, 'usuarios:visualizar')) throw new Recusa('SEM_PERMISSAO');
  const { simular = false } = pedido;
  return ctx.transacao(async (tx) => {
    if (!simular) {
      await segurarGrupos(tx);
      await segurarPessoas(tx, [id, pedido.de]);
    }
    const par = await exigirPar(tx, id, pedido);
    const itens = await diferenca(tx, par);
    const entram = itens.filter(({ motivo }) => motivo === null);
    const grava = !simular && entram.length > 0;
    if (grava) await acrescentar(tx, par, entram);
    return {
      success: true,
      message: grava ? 'Acesso copiado.' : 'Nada foi alterado.',
      simulado: simular,
      itens,
      clientes_fora: await temClientesForaDaVista(tx, par.de.id),
      versao: par.para.versao + (grava ? 1 : 0),
      versao_de: par.de.versao,
    };
  });
}
