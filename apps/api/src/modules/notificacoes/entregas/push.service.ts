import type { Categoria } from '@dominio/contrato/notificacoes-tipos';
import type { MensagemPush } from '@dominio/contrato/push';
import { entregarPush, type MeiosDaEntrega } from '../../dispositivos-push/entrega.service.ts';
import type { ParaEnviar } from './entregas.repository.ts';

/** What came of a push: nothing to send to, sent, refused, or devices that are to be tried again. */
export type Empurrada =
  | { readonly feito: 'sem_dispositivo' | 'enviado' | 'recusado' }
  | { readonly feito: 'repetir'; readonly dispositivos: readonly number[]; readonly em: Date };

const tipoDe = (categoria: Categoria): MensagemPush['type'] =>
  categoria === 'agenda' || categoria === 'contratos' ? categoria : 'system';

/** One notification, or one message of several that waited together. */
function mensagemDe(entregas: readonly ParaEnviar[]): MensagemPush | undefined {
  const [primeira] = entregas;
  if (!primeira) return;
  const { categoria, titulo, mensagem, url, tracking_key, criado_em } = primeira;
  const timestamp = Math.floor(criado_em.getTime() / 1000);
  if (entregas.length === 1) {
    return {
      title: titulo,
      message: mensagem,
      type: tipoDe(categoria),
      url: url ?? '/inicio',
      timestamp,
      tag: tracking_key,
      source: 'dominio',
    };
  }
  return {
    title: `${entregas.length} notificações`,
    message: [...new Set(entregas.map((uma) => uma.titulo))].join(', '),
    type: 'system',
    url: '/inicio',
    timestamp,
    tag: 'notificacoes',
    source: 'dominio',
  };
}

/** Sends a push of one or more notifications to the devices of the person that they are for. */
export async function empurrar(
  meios: MeiosDaEntrega,
  entregas: readonly ParaEnviar[],
): Promise<Empurrada> {
  const [primeira] = entregas;
  const mensagem = mensagemDe(entregas);
  if (!primeira || !mensagem) return { feito: 'sem_dispositivo' };
  const entregue = await entregarPush(meios, {
    usuarioId: primeira.usuario_id,
    mensagem,
    trackingKey: mensagem.tag,
    ...(primeira.dispositivos && { soPara: primeira.dispositivos }),
  });
  if (entregue === 'sem_dispositivo') return { feito: 'sem_dispositivo' };
  const { enviados, falhas, repetir } = entregue;
  if (repetir) return { feito: 'repetir', ...repetir };
  // Every device of a person may have gone meanwhile.
  if (enviados === 0) return { feito: falhas > 0 ? 'recusado' : 'sem_dispositivo' };
  return { feito: 'enviado' };
}
