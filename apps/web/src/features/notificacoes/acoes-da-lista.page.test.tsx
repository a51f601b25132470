import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints } from '@dominio/contrato/notificacoes-acoes';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepararNotificacoes } from '../../../test/pagina/notificacoes.ts';
import { feitos, recusar, responder, segurar, semRede } from '../../../test/pagina/rede.ts';
import { umaNotificacao } from '../../../test/pagina/registros/notificacao.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';
import { duracaoDoAviso } from '../../lib/avisar.ts';
import {
  alternarImportante,
  desfazerUltima,
  limpar,
  quantasImportantes,
  remover,
} from './acoes-da-lista.ts';
import { listaOptions } from './notificacoes.queries.ts';

const {
  alternarImportante: ALTERNAR,
  remover: REMOVER,
  limpar: LIMPAR,
  restaurar: RESTAURAR,
  importantes: IMPORTANTES,
} = notificacoesAcoesEndpoints;
const { doUsuario: LISTA } = notificacoesEndpoints;
const EU = umaPessoa().usuario.id;
const TRES = [
  umaNotificacao({ id: 13, importante: true }),
  umaNotificacao({ id: 12 }),
  umaNotificacao({ id: 11, lida: true }),
];

const mutacao = { success: true, message: 'ok', unread_count: 0 };
const remocao = {
  ...mutacao,
  removidas: 1,
  removida_em: '2026-08-12T13:00:00.123Z',
  desfazer_ate: '2026-08-12T13:00:30.123Z',
};

function montar() {
  const { lista, naoLidas, ...resto } = prepararNotificacoes(TRES);
  const doze = lista().find(({ id }) => id === 12);
  if (!doze) throw new Error('a lista não tem a 12');
  return {
    ...resto,
    doze,
    /** Ids of the list, then of the unread ones. */
    telas: () => [lista(), naoLidas()].map((lidas) => lidas.map(({ id }) => id)),
    importantes: () =>
      lista()
        .filter(({ importante }) => importante)
        .map(({ id }) => id),
  };
}
type Montado = ReturnType<typeof montar>;

const SEM_DOZE = [[13, 11], [13]];
const COM_DOZE = [
  [13, 12, 11],
  [13, 12],
];

describe('before the server answers', () => {
  it.each<[string, typeof REMOVER | typeof LIMPAR, (m: Montado) => Promise<void>, number[][]]>([
    ['one is gone', REMOVER, ({ queryClient, doze }) => remover(queryClient, doze), SEM_DOZE],
    ['all are gone', LIMPAR, ({ queryClient }) => limpar(queryClient, false), [[], []]],
    [
      'all but the important ones are gone',
      LIMPAR,
      ({ queryClient }) => limpar(queryClient, true),
      [[13], [13]],
    ],
  ])('%s', async (_titulo, endpoint, agir, esperado) => {
    const m = montar();
    responder<typeof REMOVER | typeof LIMPAR>(endpoint, remocao);
    const presa = segurar(endpoint);
    const fim = agir(m);
    await aguardar(() => presa.presas).toBe(1);
    expect(m.telas()).toEqual(esperado);
    presa.soltar();
    await fim;
  });

  it('NO-05: importance is on, or off', async () => {
    const m = montar();
    responder(ALTERNAR, { ...mutacao, importante: true });
    const presa = segurar(ALTERNAR);
    const fim = alternarImportante(m.queryClient, m.doze);
    await aguardar(() => presa.presas).toBe(1);
    expect(m.importantes()).toEqual([13, 12]);
    presa.soltar();
    await fim;
  });
});

describe('a refusal is taken back and explained under its sentence', () => {
  interface Acao {
    nome: string;
    titulo: string;
    agir: (m: Montado) => Promise<void>;
    recusarCom: (resposta: Partial<typeof mutacao> | Response) => void;
  }
  const acoes: Acao[] = [
    {
      nome: 'NO-59: importance',
      titulo: 'Erro ao alterar status da notificação',
      agir: (m) => alternarImportante(m.queryClient, m.doze),
      recusarCom: (r) =>
        responder(ALTERNAR, r instanceof Response ? r : { ...mutacao, importante: true, ...r }),
    },
    {
      nome: 'NO-58: removing',
      titulo: 'Erro ao remover notificação',
      agir: (m) => remover(m.queryClient, m.doze),
      recusarCom: (r) => responder(REMOVER, r instanceof Response ? r : { ...remocao, ...r }),
    },
    {
      nome: 'NO-60: clearing',
      titulo: 'Erro ao limpar notificações do cache',
      agir: (m) => limpar(m.queryClient, false),
      recusarCom: (r) => responder(LIMPAR, r instanceof Response ? r : { ...remocao, ...r }),
    },
  ];
  const falhas = [
    {
      falha: 'a 409',
      fazer: () => recusar('ESTADO_INVALIDO', 'Marque como lida antes de remover.'),
      mensagem: 'Marque como lida antes de remover.',
    },
    {
      falha: 'success=false',
      fazer: () => ({ success: false, message: 'Sem vaga.' }),
      mensagem: 'Sem vaga.',
    },
    {
      falha: 'success=false, mute',
      fazer: () => ({ success: false, message: '' }),
      mensagem: 'Erro desconhecido',
    },
    {
      falha: 'no network',
      fazer: semRede,
      mensagem: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    },
  ];

  it.each(acoes.flatMap((acao) => falhas.map((falha) => ({ ...acao, ...falha }))))(
    '$nome: $falha',
    async ({ titulo, agir, recusarCom, fazer, mensagem }) => {
      const m = montar();
      recusarCom(fazer());
      await agir(m);
      expect(m.telas()).toEqual(COM_DOZE);
      expect(m.importantes()).toEqual([13]);
      expect(m.avisos).toMatchObject([{ tipo: 'erro', titulo, mensagem }]);
    },
  );

  it.each(acoes.slice(0, 2))('$nome never sends an id that is none', async ({ titulo, agir }) => {
    const m = montar();
    await agir({ ...m, doze: { ...m.doze, id: 0 } });
    expect([...feitos(ALTERNAR), ...feitos(REMOVER)]).toEqual([]);
    expect(m.avisos).toMatchObject([{ titulo, mensagem: 'ID da notificação inválido' }]);
  });
});

describe('undoing', () => {
  it('is offered for 8 s, names the removal, and by keyboard takes the toast away', async () => {
    const { queryClient, doze, avisos, retirados } = montar();
    responder(REMOVER, remocao);
    const segunda = '2026-08-12T13:00:01.000Z';
    responder(LIMPAR, { ...remocao, removidas: 2, removida_em: segunda });
    const restauradas = responder(RESTAURAR, mutacao);
    const voltaram = () => restauradas.pedidos.map(({ body }) => body.removida_em.toISOString());
    await remover(queryClient, doze);
    await limpar(queryClient, false);
    const [um, dois] = avisos;
    expect([um?.titulo, dois?.titulo]).toEqual([
      '1 notificação removida',
      '2 notificações removidas',
    ]);
    expect(dois && duracaoDoAviso(dois)).toBe(8_000);
    expect(retirados, 'one offer at a time').toEqual([um?.id]);
    await desfazerUltima();
    expect(retirados).toEqual([um?.id, dois?.id]);
    await desfazerUltima();
    expect(voltaram()).toEqual([segunda]);
    um?.acao?.aoEscolher();
    await aguardar(voltaram).toEqual([segunda, remocao.removida_em]);
  });

  it('that comes too late says so', async () => {
    const { queryClient, avisos } = montar();
    const tarde = 'O tempo para desfazer a remoção já passou.';
    responder(LIMPAR, remocao);
    responder(RESTAURAR, () => recusar('ESTADO_INVALIDO', tarde));
    await limpar(queryClient, false);
    await desfazerUltima();
    expect(avisos[1]).toMatchObject({ titulo: 'Não foi possível desfazer', mensagem: tarde });
  });

  it('is not offered when nothing was removed', async () => {
    const { queryClient, avisos } = montar();
    responder(LIMPAR, { ...remocao, removidas: 0 });
    await limpar(queryClient, true);
    expect(avisos).toMatchObject([{ tipo: 'info', titulo: 'Nenhuma notificação a remover' }]);
    expect(avisos[0]?.acao).toBeUndefined();
  });
});

it('a read that began before a removal does not bring it back; one after the last of them does', async () => {
  const { queryClient, doze, telas } = montar();
  responder(REMOVER, remocao);
  const [antes, depois] = [
    Promise.withResolvers<typeof TRES>(),
    Promise.withResolvers<typeof TRES>(),
  ];
  const leituras = [antes, depois];
  let lidas = 0;
  responder(LISTA, async ({ query: { limit } }) => {
    const notifications = (await leituras[lidas++]?.promise) ?? [];
    return { notifications, total: 1, unread_count: 0, limit };
  });
  onTestFinished(new QueryObserver(queryClient, listaOptions(EU)).subscribe(() => undefined));
  await aguardar(() => lidas).toBe(1);
  const presa = segurar(REMOVER);
  const removendo = remover(queryClient, doze);
  await aguardar(() => presa.presas).toBe(1);
  antes.resolve(TRES);
  presa.soltar();
  await removendo;
  expect(telas()).toEqual(SEM_DOZE);
  await aguardar(() => lidas).toBe(2);
  expect(telas()).toEqual(SEM_DOZE);
  depois.resolve([umaNotificacao({ id: 9 })]);
  await aguardar(() => telas()[0]).toEqual([9]);
});

describe('important ones', () => {
  it('are counted beyond the list', async () => {
    const { avisos } = montar();
    responder(IMPORTANTES, { notifications: [], total: 31, unread_count: 0, limit: 1 });
    expect(await quantasImportantes(EU)).toBe(31);
    expect(avisos).toEqual([]);
  });

  it('that cannot be counted are told as a failure, and nothing is cleared', async () => {
    const { avisos } = montar();
    responder(IMPORTANTES, semRede);
    expect(await quantasImportantes(EU)).toBeUndefined();
    expect(avisos).toMatchObject([{ titulo: 'Erro ao limpar notificações do cache' }]);
    expect(feitos(LIMPAR)).toEqual([]);
  });
});
