import { notificar } from '../../notificacoes/notificacoes.service.ts';
import type { AvisoAPessoas } from './avisos.rules.ts';
import { AVISOS_DA_AGENDA } from './tipos.rules.ts';

/**
 * Notifies people of what somebody did with an appointment. `chaveDe` gives each notification its
 * key: under one key a person is notified once, however often the job runs.
 */
export async function entregarAvisos<A extends AvisoAPessoas>(
  onde: Parameters<typeof notificar>[0],
  avisos: readonly A[],
  { autorId, chaveDe }: { autorId: number; chaveDe: (aviso: A) => string },
): Promise<void> {
  for (const aviso of avisos) {
    const { usuarioIds, tipoEvento, mensagem, abre } = aviso;
    await notificar(onde, AVISOS_DA_AGENDA[tipoEvento], {
      usuarioIds,
      mensagem,
      url: abre === null ? '/agenda' : `/agenda?agendamento=${abre}`,
      trackingKey: chaveDe(aviso),
      criadoPor: autorId,
      agendamentoId: abre,
    });
  }
}
