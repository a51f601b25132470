import { notificar } from '../../notificacoes/notificacoes.service.ts';
import type { AvisoAPessoas } from './avisos.rules.ts';

/**
 * Tells people of appointments what somebody did with them. `chaveDe` names each of the sentences:
 * under one key nobody is told twice, however often the job runs.
 */
export async function entregarAvisos<A extends AvisoAPessoas>(
  onde: Parameters<typeof notificar>[0],
  avisos: readonly A[],
  { autorId, chaveDe }: { autorId: number; chaveDe: (aviso: A) => string },
): Promise<void> {
  for (const aviso of avisos) {
    const { usuarioIds, tipoEvento, mensagem, abre } = aviso;
    await notificar(onde, {
      usuarioIds,
      tipoEvento,
      mensagem,
      url: abre === null ? '/agenda' : `/agenda?agendamento=${abre}`,
      trackingKey: chaveDe(aviso),
      criadoPor: autorId,
      agendamentoId: abre,
    });
  }
}
