import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarAbas } from '../../../test/abas-falsas.ts';
import { tokenDe, umUsuario } from '../../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../../test/servidor-falso.ts';
import type { AvisoPedido } from '../../lib/avisar.ts';
import type { Notificacao } from './notificacoes.rules.ts';

const AGORA = Date.parse('2026-11-20T12:00:00Z') / 1000;
const REMOVIDA_EM = '2026-11-20T12:00:00.123Z';
const LISTA = 'GET /api/notifications/user/7';
const IMPORTANTES = 'GET /api/notifications/user/7/important';
const ALTERNAR = 'PUT /api/notifications/12/toggle-important';
const REMOVER = 'DELETE /api/notifications/12';
const LIMPAR = 'DELETE /api/notifications/cache';
const RESTAURAR = 'POST /api/notifications/cache/restaurar';
const feito = (extras = {}) =>
  json({
    ...{ success: true, message: 'ok', unread_count: 0, importante: true },
    ...{ removidas: 1, removida_em: REMOVIDA_EM, desfazer_ate: REMOVIDA_EM },
    ...extras,
  });

const recebida = (id: number, mudancas = {}) => ({
  ...{ id, usuario_id: 7, titulo: 't', mensagem: 'm', timestamp: AGORA, lida: false },
  ...{ tracking_key: `k:${id}`, importante: false, ...mudancas },
});
const TRES = [recebida(13, { importante: true }), recebida(12), recebida(11, { lida: true })];

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA * 1000 });
  montarAbas();
});

async function montar(respostas: Parameters<typeof montarServidor>[0], iniciais = TRES) {
  vi.resetModules();
  const [acoes, avisar, queries, rules, guarda, sessao] = await Promise.all([
    import('./acoes-da-lista.ts'),
    import('../../lib/avisar.ts'),
    import('./notificacoes.queries.ts'),
    import('./notificacoes.rules.ts'),
    import('../../lib/sessao-storage.ts'),
    import('../../lib/sessao.ts'),
  ]);
  guarda.gravarSessao(tokenDe(7), umUsuario());
  sessao.adotarSessao();
  const avisos: AvisoPedido[] = [];
  const retirados: string[] = [];
  avisar.conectarAvisos(
    (aviso) => avisos.push(aviso),
    (id) => retirados.push(id),
  );
  const queryClient = new QueryClient();
  const lista = rules.lerLista(iniciais);
  const naoLidas = lista.filter(({ lida }) => !lida);
  queryClient.setQueryData(queries.chaves.lista, lista);
  queryClient.setQueryData(queries.chaves.naoLidas, naoLidas);
  const dados = (chave: readonly string[]) => queryClient.getQueryData<Notificacao[]>(chave) ?? [];
  return {
    ...acoes,
    ...montarServidor(respostas),
    queries,
    queryClient,
    avisos,
    retirados,
    doze: lista.find(({ id }) => id === 12) as Notificacao,
    /** Ids of the list, then of the unread ones. */
    telas: () =>
      [queries.chaves.lista, queries.chaves.naoLidas].map((c) => dados(c).map(({ id }) => id)),
    importantes: () =>
      dados(queries.chaves.lista)
        .filter(({ importante }) => importante)
        .map(({ id }) => id),
  };
}

const SEM_DOZE = [[13, 11], [13]];
const COM_DOZE = [
  [13, 12, 11],
  [13, 12],
];
const nunca = () => new Promise<Response>(() => undefined);

describe('before the server answers', () => {
  it.each<[string, (m: Awaited<ReturnType<typeof montar>>) => Promise<void>, number[][]]>([
    ['one is gone', ({ remover, queryClient, doze }) => remover(queryClient, doze), SEM_DOZE],
    ['all are gone', ({ limpar, queryClient }) => limpar(queryClient, false), [[], []]],
    [
      'all but the important ones are gone',
      ({ limpar, queryClient }) => limpar(queryClient, true),
      [[13], [13]],
    ],
  ])('%s', async (_titulo, agir, esperado) => {
    const m = await montar({ [REMOVER]: nunca, [LIMPAR]: nunca });
    void agir(m);
    await vi.advanceTimersByTimeAsync(0);
    expect(m.telas()).toEqual(esperado);
  });

  it('importance is on, or off', async () => {
    const m = await montar({ [ALTERNAR]: nunca });
    void m.alternarImportante(m.queryClient, m.doze);
    await vi.advanceTimersByTimeAsync(0);
    expect(m.importantes()).toEqual([13, 12]);
  });
});

describe('a refusal is taken back and explained under its sentence', () => {
  type Montado = Awaited<ReturnType<typeof montar>>;
  const acoes: [string, string, string, (m: Montado) => Promise<void>][] = [
    [
      'importance',
      ALTERNAR,
      'Erro ao alterar status da notificação',
      (m) => m.alternarImportante(m.queryClient, m.doze),
    ],
    ['removing', REMOVER, 'Erro ao remover notificação', (m) => m.remover(m.queryClient, m.doze)],
    [
      'clearing',
      LIMPAR,
      'Erro ao limpar notificações do cache',
      (m) => m.limpar(m.queryClient, false),
    ],
  ];
  const falhas: [string, () => Response | Promise<Response>, string][] = [
    [
      'a 409',
      () => recusa(409, 'ESTADO_INVALIDO', 'Marque como lida antes de remover.'),
      'Marque como lida antes de remover.',
    ],
    ['success=false', () => feito({ success: false, message: 'Sem vaga.' }), 'Sem vaga.'],
    ['success=false, mute', () => feito({ success: false, message: '' }), 'Erro desconhecido'],
    [
      'no network',
      semRede,
      'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    ],
  ];
  it.each(
    acoes.flatMap(([nome, ...a]) => falhas.map(([f, ...b]) => [nome, f, ...a, ...b] as const)),
  )('%s: %s', async (_acao, _falha, chamada, titulo, agir, responder, mensagem) => {
    const m = await montar({ [chamada]: responder });
    await agir(m);
    expect(m.telas()).toEqual(COM_DOZE);
    expect(m.importantes()).toEqual([13]);
    expect(m.avisos).toMatchObject([{ tipo: 'erro', titulo, mensagem }]);
  });

  it.each(acoes.slice(0, 2))(
    '%s never sends an id that is none',
    async (_nome, _c, titulo, agir) => {
      const m = await montar({});
      await agir({ ...m, doze: { ...m.doze, id: 0 } });
      expect(m.recebidos).toEqual([]);
      expect(m.avisos).toMatchObject([{ titulo, mensagem: 'ID da notificação inválido' }]);
    },
  );
});

describe('undoing', () => {
  it('is offered for 8 s, names the removal, and by keyboard takes the toast away', async () => {
    const m = await montar({
      [REMOVER]: () => feito(),
      [LIMPAR]: () => feito({ removidas: 2, removida_em: '2026-11-20T12:00:01.000Z' }),
      [RESTAURAR]: () => feito(),
    });
    const { duracaoDoAviso } = await import('../../lib/avisar.ts');
    await m.remover(m.queryClient, m.doze);
    await m.limpar(m.queryClient, false);
    const [um, dois] = m.avisos;
    expect([um?.titulo, dois?.titulo]).toEqual([
      '1 notificação removida',
      '2 notificações removidas',
    ]);
    expect(dois && duracaoDoAviso(dois)).toBe(8_000);
    expect(m.retirados, 'one offer at a time').toEqual([um?.id]);
    await m.desfazerUltima(m.queryClient);
    expect(m.retirados).toEqual([um?.id, dois?.id]);
    await m.desfazerUltima(m.queryClient);
    expect(m.quantos(RESTAURAR)).toBe(1);
    um?.acao?.aoEscolher();
    await vi.advanceTimersByTimeAsync(0);
    expect(m.quantos(RESTAURAR)).toBe(2);
  });

  it('that comes too late says so', async () => {
    const m = await montar({
      [LIMPAR]: () => feito(),
      [RESTAURAR]: () =>
        recusa(409, 'ESTADO_INVALIDO', 'O tempo para desfazer a remoção já passou.'),
    });
    await m.limpar(m.queryClient, false);
    await m.desfazerUltima(m.queryClient);
    expect(m.avisos[1]).toMatchObject({
      titulo: 'Não foi possível desfazer',
      mensagem: 'O tempo para desfazer a remoção já passou.',
    });
  });

  it('is not offered when nothing was removed', async () => {
    const m = await montar({ [LIMPAR]: () => feito({ removidas: 0 }) });
    await m.limpar(m.queryClient, true);
    expect(m.avisos).toMatchObject([{ tipo: 'info', titulo: 'Nenhuma notificação a remover' }]);
  });
});

it('a read that began before a removal does not bring it back; one after the last of them does', async () => {
  const respostas: ((corpo: Response) => void)[] = [];
  const m = await montar({
    [REMOVER]: () => feito(),
    [LISTA]: () => new Promise<Response>((resolver) => void respostas.push(resolver)),
  });
  new QueryObserver(m.queryClient, m.queries.listaOptions(7)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const removendo = m.remover(m.queryClient, m.doze);
  await vi.advanceTimersByTimeAsync(0);
  respostas[0]?.(json({ notifications: TRES }));
  await vi.advanceTimersByTimeAsync(0);
  expect(m.telas()).toEqual(SEM_DOZE);
  await removendo;
  await vi.advanceTimersByTimeAsync(0);
  respostas.at(-1)?.(json({ notifications: [recebida(9)] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(m.telas()[0]).toEqual([9]);
});

it('important ones are counted beyond the list; when that fails nothing is cleared', async () => {
  const m = await montar({
    [IMPORTANTES]: () => json({ notifications: [], total: 31, unread_count: 0, limit: 1 }),
  });
  expect(await m.quantasImportantes(7)).toBe(31);
  const sem = await montar({ [IMPORTANTES]: semRede });
  expect(await sem.quantasImportantes(7)).toBeUndefined();
  expect(sem.avisos).toMatchObject([{ titulo: 'Erro ao limpar notificações do cache' }]);
});
