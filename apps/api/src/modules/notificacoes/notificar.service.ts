import type { Aviso, TipoDeAviso } from '../../platform/aviso.ts';
import type { Banco } from '../../platform/db.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { aosGrupos } from './aos-grupos.service.ts';
import { decidirEntregas, escreverEntregas } from './entregas/entregas.service.ts';
import { apresentarAoVivo } from './notificacoes.presenter.ts';
import * as repo from './notificacoes.repository.ts';
import { quemSilenciou } from './silenciados/quem-silenciou.service.ts';

/** Rows per statement: far below PostgreSQL's 65,535 parameters. */
const LINHAS_POR_INSERCAO = 1_000;
/** How long a repeated key is one notification (dominios.md §5c). */
const UM_DIA_MS = 86_400_000;

/** What notifying needs; a job gives its own database and clock. */
export type Meios = Pick<Plataforma, 'banco' | 'aoVivo' | 'jobs'> & {
  readonly agora?: () => Date;
};

/**
 * Notifies people: for each a row, what is to become of it by each way, and a live message to their
 * open tabs; all of it or nothing. Repeated with the same key and occurrence it notifies nobody
 * twice (seguranca.md P34).
 *
 * @returns how many people were notified now.
 */
export async function notificar(
  { banco, aoVivo, jobs, agora = () => new Date() }: Meios,
  tipo: TipoDeAviso,
  { usuarioIds, trackingKey, ocorrencia, ...aviso }: Aviso,
): Promise<number> {
  const outras = await aosGrupos({ db: banco, agora }, tipo, aviso);
  const pessoas = [...new Set([...usuarioIds, ...outras])];
  if (pessoas.length === 0) return 0;
  const em = agora();
  const comum = {
    categoria: tipo.categoria,
    tipo_evento: tipo.tipo,
    titulo: aviso.titulo ?? tipo.titulo,
    mensagem: aviso.mensagem,
    html: aviso.html ?? null,
    event_data: aviso.eventData ?? null,
    envio_id: aviso.envioId ?? null,
    url: aviso.url,
    tracking_key: trackingKey,
    ocorrencias: ocorrencia === undefined ? [] : [ocorrencia],
    criado_por: aviso.criadoPor,
    agendamento_id: aviso.agendamentoId ?? null,
    criado_em: em,
  };
  return banco.transaction(async (db) => {
    await repo.travar(db, pessoas);
    let avisadas = 0;
    for (let i = 0; i < pessoas.length; i += LINHAS_POR_INSERCAO) {
      const parte = pessoas.slice(i, i + LINHAS_POR_INSERCAO);
      const { canais, urgente, valeAte } = aviso;
      const mudos = await quemSilenciou(db, parte, [trackingKey]);
      const silenciou = (id: number) => mudos(id, trackingKey);
      const como = { tipo, canais, urgente, valeAte, silenciou };
      const decisoes = await decidirEntregas(db, como, parte, em);
      if (ocorrencia !== undefined) {
        await repo.soltarChavesVelhas(db, parte, trackingKey, new Date(em.getTime() - UM_DIA_MS));
      }
      const linhas = await repo.inserir(
        db,
        [...decisoes].map(([usuario_id, { sistema }]) => ({
          ...comum,
          usuario_id,
          no_sino: sistema.estado === 'enviado',
        })),
        ocorrencia,
      );
      await aoVivo.em(db).publicarVarias(
        linhas
          .filter(({ no_sino }) => no_sino)
          .map((linha) => ({
            usuarioIds: [linha.usuario_id],
            mensagem: apresentarAoVivo(linha),
          })),
      );
      await escreverEntregas({ db, publicar: jobs.publicar }, linhas, decisoes, {
        em,
        carta: aviso.carta,
      });
      avisadas += linhas.length;
    }
    return avisadas;
  });
}

/** Those of these people who were notified of an occurrence of a `trackingKey`. */
export const quemFoiAvisado = (
  banco: Banco,
  usuarioIds: readonly number[],
  { trackingKey, ocorrencia }: Required<Pick<Aviso, 'trackingKey' | 'ocorrencia'>>,
): Promise<number[]> => repo.avisados(banco, usuarioIds, trackingKey, ocorrencia);
