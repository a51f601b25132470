import {
  notificacoesAcoesEndpoints as endpoints,
  TEXTOS_DAS_ACOES,
} from '@dominio/contrato/notificacoes-acoes';
import type { QueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { semUma } from './acoes.rules.ts';
import { oferecerVolta, tirar } from './acoes-da-lista.ts';
import type { Notificacao } from './notificacoes.rules.ts';
import { quandoVolta } from './pagina.rules.ts';

const mudar = (queryClient: QueryClient, { id }: Notificacao, ate: Date | null) =>
  tirar(queryClient, {
    erro: TEXTOS_DAS_ACOES.erroAoAlterar,
    id,
    sobram: (lista) => semUma(lista, id),
    pedir: () =>
      chamar(endpoints.adiar, { params: { id }, body: { ate: ate?.toISOString() ?? null } }),
  });

/** Snoozes a notification, or moves its hour; undoing is offered for 8 s. Never rejects. */
export async function adiar(
  queryClient: QueryClient,
  notificacao: Notificacao,
  ate: Date,
): Promise<void> {
  const { id, adiada_ate: antes } = notificacao;
  if (!(await mudar(queryClient, notificacao, ate))) return;
  oferecerVolta(queryClient, `Adiada até ${quandoVolta(ate, new Date())}`, () =>
    chamar(endpoints.adiar, { params: { id }, body: { ate: antes } }),
  );
}

/** Brings a snoozed notification back into the list, where it was. Never rejects. */
export async function trazerDeVolta(
  queryClient: QueryClient,
  notificacao: Notificacao,
): Promise<void> {
  const { id, adiada_ate: antes } = notificacao;
  if (!(await mudar(queryClient, notificacao, null))) return;
  oferecerVolta(queryClient, 'Notificação de volta à lista', () =>
    chamar(endpoints.adiar, { params: { id }, body: { ate: antes } }),
  );
}
