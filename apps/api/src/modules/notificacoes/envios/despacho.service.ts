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
  const envio = await banco.transaction(async (db) => {
    const linha = await repo.abrir(db, id);
    if (!linha || linha.cancelado_em || linha.enviado_em) return;
    await repo.marcar(db, id, { saiu_em: linha.saiu_em ?? agora() });
    return linha;
  });
  if (!envio) return;
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

/** Queues what was scheduled for now or before, each by itself: one that fails keeps no other back. */
export async function despacharVencidos({
  banco,
  jobs,
  agora,
}: Pick<Meios, 'banco' | 'jobs'> & { agora: () => Date }): Promise<void> {
  for (const envioId of await repo.vencidos(banco, agora())) {
    await jobs.publicar(banco, 'notificacao.enviar', { envioId });
  }
}
