import { notificacoesEndpoints, TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import type { QueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { exigirSucesso, explicar, type Resultado } from './falha-da-acao.ts';
import {
  chaves,
  desfazerLeitura,
  guardarLeitura,
  reler,
  relerSeLendo,
} from './notificacoes.queries.ts';
import { idValido, type Notificacao } from './notificacoes.rules.ts';

const { erroAoMarcar, idInvalido } = TEXTOS_DE_NOTIFICACAO;

/**
 * Marks as read at once in this tab, then on the server (specification part 1 §4); taken back when
 * that refuses.
 */
async function marcar(
  queryClient: QueryClient,
  id: number | null,
  pedir: () => Promise<Resultado>,
): Promise<void> {
  const antes = (queryClient.getQueryData<Notificacao[]>(chaves.naoLidas) ?? []).filter(
    (item) => id === null || item.id === id,
  );
  guardarLeitura(queryClient, id);
  try {
    exigirSucesso(await pedir());
    // Marked again, because a reading that began before may have ended meanwhile.
    guardarLeitura(queryClient, id);
    void relerSeLendo(queryClient);
  } catch (erro) {
    desfazerLeitura(queryClient, antes);
    explicar(erroAoMarcar, erro);
    void reler(queryClient);
  }
}

/** Marks one notification as read. Never rejects: a failure shows a toast. */
export async function marcarComoLida(queryClient: QueryClient, id: number): Promise<void> {
  if (!idValido(id)) {
    avisar.erro({ titulo: erroAoMarcar, mensagem: idInvalido });
    return;
  }
  await marcar(queryClient, id, () => chamar(notificacoesEndpoints.marcarLida, { params: { id } }));
}

/** Marks all of the person's notifications as read. Never rejects: a failure shows a toast. */
export const marcarTodasComoLidas = (queryClient: QueryClient): Promise<void> =>
  marcar(queryClient, null, () => chamar(notificacoesEndpoints.marcarTodas));
