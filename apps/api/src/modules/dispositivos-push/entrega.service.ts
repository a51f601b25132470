import type { MensagemPush } from '@dominio/contrato/push';
import type { Plataforma } from '../../platform/plataforma.ts';
import { type Envio, enviarPush } from '../../platform/push/enviar.ts';
import { quandoRepetir } from '../../platform/push/espera.ts';
import { lerRemetente } from './chaves.service.ts';
import * as repo from './dispositivos-push.repository.ts';
import { type ComoEntregar, corpoDe, ENTREGA_DO_TIPO, topicoDe } from './mensagem.rules.ts';

export type MeiosDaEntrega = Pick<Plataforma, 'banco' | 'config' | 'cofre' | 'agora' | 'log'>;

/** How it is kept and hurried along: by its type, unless said otherwise. */
export interface Entrega extends Partial<ComoEntregar> {
  readonly usuarioId: number;
  readonly mensagem: MensagemPush;
  /** What a push not yet delivered is replaced by: the tracking key; absent, nothing is. */
  readonly trackingKey?: string | undefined;
  /** Only these devices: those that an earlier attempt put off. */
  readonly soPara?: readonly number[] | undefined;
}

/**
 * What came of a delivery, in devices. `repetir` names those to try again, and from when on; a
 * device that had the message is not among them.
 */
export interface Entregue {
  readonly enviados: number;
  readonly removidos: number;
  readonly falhas: number;
  readonly repetir: { readonly dispositivos: readonly number[]; readonly em: Date } | null;
}

type Alvo = repo.Dispositivo;

/** Remembers what came of one push, and answers until when its device waits; null for not at all. */
async function anotar(
  { banco, agora, log }: MeiosDaEntrega,
  { id, usuario_id, falhas }: Alvo,
  envio: Envio,
): Promise<Date | null> {
  if (envio.tipo === 'enviado') {
    await repo.anotarEntregues(banco, [id], agora());
    return null;
  }
  if (envio.tipo === 'sumiu') {
    await repo.removerVarios(banco, [id]);
    return null;
  }
  const { motivo, causa } = envio;
  log.info({ dispositivo: id, usuario: usuario_id, motivo, err: causa }, 'push não entregue');
  const pausado_ate =
    envio.tipo === 'adiado'
      ? quandoRepetir({ falhas: falhas + 1, esperar: envio.esperar, agora: agora() })
      : null;
  await repo.anotarFalha(banco, id, { falha: motivo, falhou_em: agora(), pausado_ate });
  return pausado_ate;
}

/**
 * Delivers one message to every device of a person whose session goes on. It runs at least once: a
 * push that was sent and not yet noted is sent again after a crash, and the device shows both as one
 * by their tag (seguranca.md, faults). A device whose service asked to wait is not called before.
 *
 * @returns `sem_dispositivo` where there is none to deliver to.
 */
export async function entregarPush(
  meios: MeiosDaEntrega,
  { usuarioId, mensagem, trackingKey, soPara, ...dito }: Entrega,
): Promise<Entregue | 'sem_dispositivo'> {
  const { banco, config, agora } = meios;
  const vivos = await repo.listarVivos(banco, usuarioId, agora());
  const alvos = soPara ? vivos.filter(({ id }) => soPara.includes(id)) : vivos;
  if (alvos.length === 0) return 'sem_dispositivo';
  const remetente = await lerRemetente(banco, meios);
  const { ttlS, urgencia } = { ...ENTREGA_DO_TIPO[mensagem.type], ...dito };
  const corpo = corpoDe(mensagem, config.urlPublica);
  const contas = { enviado: 0, sumiu: 0, recusado: 0 };
  const esperas: { id: number; em: Date }[] = [];
  await Promise.all(
    alvos.map(async (alvo) => {
      if (alvo.pausado_ate && alvo.pausado_ate > agora()) {
        esperas.push({ id: alvo.id, em: alvo.pausado_ate });
        return;
      }
      const { endpoint, p256dh, auth } = alvo;
      const envio = await enviarPush(
        {
          endpoint,
          p256dh,
          auth,
          corpo,
          ttlS,
          urgencia,
          ...(trackingKey !== undefined && { topico: topicoDe(trackingKey) }),
        },
        remetente,
        { destinos: config },
      );
      const ate = await anotar(meios, alvo, envio);
      if (ate) esperas.push({ id: alvo.id, em: ate });
      else if (envio.tipo !== 'adiado') contas[envio.tipo] += 1;
    }),
  );
  const [primeira] = esperas.toSorted((uma, outra) => uma.em.getTime() - outra.em.getTime());
  return {
    enviados: contas.enviado,
    removidos: contas.sumiu,
    falhas: contas.recusado,
    repetir: primeira ? { dispositivos: esperas.map(({ id }) => id), em: primeira.em } : null,
  };
}
