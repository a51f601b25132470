import type { Meios } from '../notificar.service.ts';
import { notificar } from '../notificar.service.ts';
import * as repo from './envios.repository.ts';
import { canaisDoTipo } from './envios.service.ts';
import { sistemaAviso } from './sistema-aviso.aviso.ts';

/**
 * Tells the recipients of something sent by hand: those whom it names by now. Running it again tells
 * nobody twice, and goes on where it was cut off.
 */
export async function despachar(meios: Meios & { agora: () => Date }, id: number): Promise<void> {
  const { banco, agora } = meios;
  const envio = await banco.transaction((db) => repo.abrir(db, id));
  if (!envio || envio.cancelado_em || envio.enviado_em) return;
  const usuarioIds = await repo.pessoasDe(banco, envio.destinatarios);
  await notificar(meios, sistemaAviso, {
    usuarioIds,
    titulo: envio.titulo,
    mensagem: envio.mensagem,
    ...(envio.html !== null && { html: envio.html }),
    url: envio.url,
    trackingKey: `sistema_aviso:envio:${id}`,
    criadoPor: envio.criado_por,
    canais: canaisDoTipo(envio.tipo),
    envioId: id,
    ...(envio.event_data && { eventData: envio.event_data }),
    carta: { assunto: envio.titulo },
  });
  await repo.marcar(banco, id, { enviado_em: agora(), avisadas: usuarioIds.length });
}

/** Sends what was scheduled for now or before. */
export async function despacharVencidos(meios: Meios & { agora: () => Date }): Promise<void> {
  for (const id of await repo.vencidos(meios.banco, meios.agora())) await despachar(meios, id);
}
