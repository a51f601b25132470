import type { Aviso, TipoDeAviso } from '../../platform/aviso.ts';
import type { Db } from '../../platform/db.ts';
import { decidirEntregas, escreverEntregas } from './entregas/entregas.service.ts';
import { apresentarAoVivo } from './notificacoes.presenter.ts';
import * as repo from './notificacoes.repository.ts';
import type { Meios } from './notificar.service.ts';
import { quemSilenciou } from './silenciados/quem-silenciou.service.ts';

/** Notifications per transaction: a few statements each, and nobody waits long for their turn. */
const AVISOS_POR_VEZ = 500;

/** What one person is told, and nobody else. */
export type AvisoAUm = Pick<
  Aviso,
  'mensagem' | 'url' | 'trackingKey' | 'titulo' | 'html' | 'agendamentoId' | 'urgente' | 'valeAte'
> & { readonly usuarioId: number };

/** Those that are decided alike: as urgent, and news until the same instant. */
const porPrazo = (avisos: readonly AvisoAUm[]) =>
  Map.groupBy(
    avisos,
    ({ urgente, valeAte }) => `${urgente ?? false} ${valeAte?.getTime() ?? ''}`,
  ).values();

/** Those that are not told yet; looked for once their people are locked. */
async function soNovos(db: Db, pessoas: readonly number[], avisos: readonly AvisoAUm[]) {
  const chaves = new Set(avisos.map(({ trackingKey }) => trackingKey));
  const ditas = await repo.chavesDitas(db, pessoas, [...chaves]);
  return avisos.filter(
    ({ usuarioId, trackingKey }) => !ditas.has(repo.chaveDaPessoa(usuarioId, trackingKey)),
  );
}

/** The row of what one person is told. */
const linhaDe = (
  tipo: TipoDeAviso,
  { usuarioId, trackingKey, agendamentoId, ...aviso }: AvisoAUm,
  { em, noSino }: { em: Date; noSino: boolean },
) => ({
  usuario_id: usuarioId,
  categoria: tipo.categoria,
  tipo_evento: tipo.tipo,
  titulo: aviso.titulo ?? tipo.titulo,
  mensagem: aviso.mensagem,
  html: aviso.html ?? null,
  url: aviso.url,
  tracking_key: trackingKey,
  agendamento_id: agendamentoId ?? null,
  criado_em: em,
  no_sino: noSino,
});

function contar(
  { banco, aoVivo, jobs, agora = () => new Date() }: Meios,
  tipo: TipoDeAviso,
  avisos: readonly AvisoAUm[],
): Promise<number> {
  const em = agora();
  const { urgente, valeAte } = avisos[0] ?? {};
  const pessoas = [...new Set(avisos.map(({ usuarioId }) => usuarioId))];
  return banco.transaction(async (db) => {
    await repo.travar(db, pessoas);
    const novos = await soNovos(db, pessoas, avisos);
    if (novos.length === 0) return 0;
    const chaves = novos.map(({ trackingKey }) => trackingKey);
    const silenciou = await quemSilenciou(db, pessoas, chaves);
    const decidir = (mudo: boolean) =>
      decidirEntregas(db, { tipo, urgente, valeAte, silenciou: () => mudo }, pessoas, em);
    const decisoes = await decidir(false);
    // Hardly anybody: what they muted is decided apart, for of one person not all items are.
    const mudas = novos.some((um) => silenciou(um.usuarioId, um.trackingKey))
      ? await decidir(true)
      : decisoes;
    const aInserir = novos.flatMap((aviso) => {
      const { usuarioId, trackingKey } = aviso;
      const decisao = (silenciou(usuarioId, trackingKey) ? mudas : decisoes).get(usuarioId);
      return decisao
        ? linhaDe(tipo, aviso, { em, noSino: decisao.sistema.estado === 'enviado' })
        : [];
    });
    if (aInserir.length === 0) return 0;
    const linhas = await repo.inserir(db, aInserir, undefined);
    await aoVivo
      .em(db)
      .publicarVarias(
        linhas
          .filter(({ no_sino }) => no_sino)
          .map((linha) => ({ usuarioIds: [linha.usuario_id], mensagem: apresentarAoVivo(linha) })),
      );
    const meios = { db, publicar: jobs.publicar };
    const porMudez = Map.groupBy(linhas, ({ usuario_id, tracking_key }) =>
      silenciou(usuario_id, tracking_key) ? mudas : decisoes,
    );
    for (const [delas, suas] of porMudez) {
      await escreverEntregas(meios, suas, delas, { em, carta: undefined });
    }
    return linhas.length;
  });
}

/**
 * Tells many people each something of their own, by a few statements for hundreds of them: in no one's
 * name, once per person and key ever, however often and in however many processes it is repeated.
 *
 * @returns how many were told now.
 */
export async function notificarCadaUm(
  meios: Meios,
  tipo: TipoDeAviso,
  avisos: readonly AvisoAUm[],
): Promise<number> {
  let ditos = 0;
  for (const iguais of porPrazo(avisos)) {
    for (let i = 0; i < iguais.length; i += AVISOS_POR_VEZ) {
      ditos += await contar(meios, tipo, iguais.slice(i, i + AVISOS_POR_VEZ));
    }
  }
  return ditos;
}
