import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepararNotificacoes } from '../../../test/pagina/notificacoes.ts';
import { feitos, recusar, responder, segurar, semRede } from '../../../test/pagina/rede.ts';
import { umaNotificacao } from '../../../test/pagina/registros/notificacao.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';
import { lerToken } from '../../lib/sessao-storage.ts';
import { marcarComoLida, marcarTodasComoLidas } from './marcar-como-lida.ts';
import { chaves, naoLidasOptions } from './notificacoes.queries.ts';

const { marcarLida: MARCAR, marcarTodas: TODAS, naoLidas: NAO_LIDAS } = notificacoesEndpoints;
const feita = { success: true, message: 'ok', unread_count: 0 };
const [doze, onze] = [umaNotificacao({ id: 12 }), umaNotificacao({ id: 11 })];

function montar(iniciais = [doze, onze]) {
  const { lista, naoLidas, ...resto } = prepararNotificacoes(iniciais);
  return {
    ...resto,
    naoLidas: () => naoLidas().map(({ id }) => id),
    lista: () => lista().map(({ id, lida }) => (lida ? -id : id)),
  };
}

describe('marking as read', () => {
  it('changes the lists before the server answers', async () => {
    responder(MARCAR, feita);
    const presa = segurar(MARCAR);
    const { queryClient, naoLidas, lista } = montar([doze]);
    const fim = marcarComoLida(queryClient, 12);
    expect([naoLidas(), lista()]).toEqual([[], [-12]]);
    presa.soltar();
    await fim;
    expect([naoLidas(), lista()]).toEqual([[], [-12]]);
  });

  it('of all: local state first, then the backend', async () => {
    const naHora: number[][] = [];
    const { queryClient, naoLidas } = montar();
    const { pedidos } = responder(TODAS, () => {
      naHora.push(naoLidas());
      return feita;
    });
    await marcarTodasComoLidas(queryClient);
    expect([naHora, naoLidas(), pedidos.length]).toEqual([[[]], [], 1]);
  });

  it.each([
    [
      'a refusal',
      () => recusar('NAO_ENCONTRADO', 'Notificação não encontrada.'),
      'Notificação não encontrada.',
    ],
    [
      'success=false with a message',
      () => ({ ...feita, success: false, message: 'Sem vaga.' }),
      'Sem vaga.',
    ],
    [
      'success=false without one',
      () => ({ ...feita, success: false, message: '' }),
      'Erro desconhecido',
    ],
    [
      'no network',
      semRede,
      'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    ],
  ])('NO-57, NO-61: is taken back and explained after %s', async (_titulo, fazer, mensagem) => {
    responder(MARCAR, fazer);
    const { queryClient, naoLidas, lista, avisos } = montar();
    await marcarComoLida(queryClient, 12);
    expect([naoLidas(), lista()]).toEqual([
      [12, 11],
      [12, 11],
    ]);
    expect(avisos).toMatchObject([
      { tipo: 'erro', titulo: 'Erro ao marcar notificação como lida', mensagem },
    ]);
  });

  it('says nothing of its own when the session turns out to be over', async () => {
    responder(MARCAR, () => recusar('NAO_AUTENTICADO', 'Sessão inválida.'));
    const { queryClient, avisos } = montar();
    await marcarComoLida(queryClient, 12);
    expect([lerToken(), avisos]).toEqual([null, []]);
  });

  it.each([0, -1, 1.5, Number.NaN])('never sends the id %d', async (id) => {
    const { queryClient, avisos } = montar();
    await marcarComoLida(queryClient, id);
    expect(feitos(MARCAR)).toEqual([]);
    expect(avisos).toMatchObject([{ tipo: 'erro', mensagem: 'ID da notificação inválido' }]);
  });

  it.each([
    ['on screen', true],
    ['of the first load', false],
  ])('outlives a read %s that began before it', async (_titulo, comDados) => {
    responder(MARCAR, feita);
    const antes = Promise.withResolvers<void>();
    let lidas = 0;
    responder(NAO_LIDAS, async () => {
      lidas += 1;
      if (lidas > 1) return [];
      await antes.promise;
      return [doze];
    });
    const { queryClient, naoLidas } = montar([doze]);
    if (!comDados) queryClient.removeQueries({ queryKey: chaves.naoLidas });
    onTestFinished(new QueryObserver(queryClient, naoLidasOptions).subscribe(() => undefined));
    await aguardar(() => lidas).toBe(1);
    await marcarComoLida(queryClient, 12);
    antes.resolve();
    await aguardar(() => lidas).toBe(2);
    await aguardar(() => queryClient.isFetching()).toBe(0);
    expect(naoLidas()).toEqual([]);
  });
});
