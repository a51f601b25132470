import type { Notificacao as Recebida } from '@dominio/contrato/notificacoes';
import { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { chaves } from '../../src/features/notificacoes/notificacoes.queries.ts';
import { lerLista, type Notificacao } from '../../src/features/notificacoes/notificacoes.rules.ts';
import { adotarSessao } from '../../src/lib/sessao.ts';
import { ouvirAvisos } from './avisos.ts';
import { umaPessoa } from './registros/pessoa.ts';
import { comecarSessaoDe } from './sessao.ts';

/** Somebody is signed in, and both lists of notifications have been read: what a test does next it does by itself. */
export function prepararNotificacoes(recebidas: readonly Recebida[] = []) {
  comecarSessaoDe(umaPessoa());
  adotarSessao();
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const lista = lerLista(recebidas);
  queryClient.setQueryData(chaves.lista, lista);
  queryClient.setQueryData(
    chaves.naoLidas,
    lista.filter(({ lida }) => !lida),
  );
  const dados = (chave: readonly string[]) => queryClient.getQueryData<Notificacao[]>(chave) ?? [];
  return {
    ...ouvirAvisos(),
    queryClient,
    naoLidas: () => dados(chaves.naoLidas),
    lista: () => dados(chaves.lista),
  };
}
