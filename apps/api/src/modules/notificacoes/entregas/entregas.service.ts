import { dataCivil } from '@dominio/contrato/datas';
import { PREFERENCIAS_PADRAO } from '@dominio/contrato/notificacoes-configuracao';
import { CANAIS, type Canal } from '@dominio/contrato/notificacoes-entregas';
import type { Canais, Carta, TipoDeAviso } from '../../../platform/aviso.ts';
import type { Db } from '../../../platform/db.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import type { LinhaDeNotificacao } from '../notificacoes.repository.ts';
import { type Decisao, decidir } from './decisao.rules.ts';
import * as repo from './entregas.repository.ts';

/** Rows per statement. */
const LINHAS_POR_INSERCAO = 5_000;
/** Deliveries that one job carries out, so that one that fails keeps few others back. */
const ENTREGAS_POR_TRABALHO = 10;
/** How long a repetition is not pushed again (dominios.md §5c). */
const SEM_REPETIR_MS = 10 * 60_000;

export type Decisoes = ReadonlyMap<number, Readonly<Record<Canal, Decisao>>>;

/** What becomes of a notification of this type for each of these people, by each way. */
export async function decidirEntregas(
  db: Db,
  {
    tipo,
    canais,
    urgente = false,
    silenciou,
    valeAte = null,
  }: {
    tipo: TipoDeAviso;
    canais?: Canais | undefined;
    urgente?: boolean | undefined;
    /** Whether a person muted what it is about. */
    silenciou: (usuarioId: number) => boolean;
    valeAte?: Date | null | undefined;
  },
  usuarioIds: readonly number[],
  agora: Date,
): Promise<Decisoes> {
  const regra = await repo.lerRegra(db, tipo.tipo);
  const pessoas = await repo.lerDecisores(db, usuarioIds, tipo.tipo, dataCivil(agora));
  return new Map(
    pessoas.map(({ id, situacao, client_id, configuracao, silencio, emails, afastamentos }) => [
      id,
      decidir({
        tipo,
        canais,
        regra,
        configuracao: configuracao ?? undefined,
        silenciado: silenciou(id),
        preferencias: {
          silencio: silencio ?? PREFERENCIAS_PADRAO.silencio,
          emails: emails ?? PREFERENCIAS_PADRAO.emails,
        },
        afastamentos,
        temConta: situacao === 'ativo',
        deCliente: client_id !== null,
        urgente,
        valeAte,
        agora,
      }),
    ]),
  );
}

/** Writes the decisions about notifications, and queues what is to be sent now. */
export async function escreverEntregas(
  { db, publicar }: { db: Db; publicar: Plataforma['jobs']['publicar'] },
  notificacoes: readonly LinhaDeNotificacao[],
  decisoes: Decisoes,
  { em, carta }: { em: Date; carta: Carta | undefined },
): Promise<void> {
  const novas = notificacoes.flatMap(({ id, usuario_id }) => {
    const decisao = decisoes.get(usuario_id);
    if (!decisao) return [];
    return CANAIS.map((canal) => ({
      notificacao_id: id,
      usuario_id,
      canal,
      ...decisao[canal],
      carta: canal === 'email' ? (carta ?? null) : null,
    }));
  });
  const recente = new Date(em.getTime() - SEM_REPETIR_MS);
  for (let i = 0; i < novas.length; i += LINHAS_POR_INSERCAO) {
    const parte = novas.slice(i, i + LINHAS_POR_INSERCAO);
    const aEnviar = await repo.gravar(db, parte, { em, recente });
    for (let j = 0; j < aEnviar.length; j += ENTREGAS_POR_TRABALHO) {
      const ids = aEnviar.slice(j, j + ENTREGAS_POR_TRABALHO);
      await publicar(db, 'notificacao.entregar', { ids, juntas: false });
    }
  }
}
