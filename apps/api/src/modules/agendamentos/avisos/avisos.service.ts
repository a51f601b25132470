import { notificar } from '../../notificacoes/notificar.service.ts';
import type { AvisoAPessoas } from './avisos.rules.ts';
import { AVISOS_DA_AGENDA } from './tipos.rules.ts';

/**
 * Notifies people of what somebody did with an appointment. `chaveDe` gives each notification its
 * key, under which repetitions are one, and the occurrence, told once however often the job runs.
 */
export async function entregarAvisos<A extends AvisoAPessoas>(
  onde: Parameters<typeof notificar>[0],
  avisos: readonly A[],
  {
    autorId,
    chaveDe,
  }: { autorId: number; chaveDe: (aviso: A) => { trackingKey: string; ocorrencia: string } },
): Promise<void> {
  for (const aviso of avisos) {
    const { usuarioIds, tipoEvento, mensagem, abre } = aviso;
    await notificar(onde, AVISOS_DA_AGENDA[tipoEvento], {
      usuarioIds,
      mensagem,
      url: abre === null ? '/agenda' : `/agenda?agendamento=${abre}`,
      ...chaveDe(aviso),
      criadoPor: autorId,
      agendamentoId: abre,
    });
  }
}
