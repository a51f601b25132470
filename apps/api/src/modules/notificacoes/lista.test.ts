import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints as acoes } from '@dominio/contrato/notificacoes-acoes';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { passagemMudou } from '../passagens/passagem-mudou.aviso.ts';

const { banco, plataforma, chamar, pessoa, agora } = await montarApp();

async function pessoaCom(mensagens: readonly string[]) {
  const { id, token } = await pessoa();
  for (const mensagem of mensagens) {
    await criarNotificacao(plataforma, { usuarioIds: [id], mensagem });
  }
  const pedir = (query: Record<string, unknown> = {}) =>
    chamar(token, notificacoesEndpoints.doUsuario, { params: { userId: id }, query });
  const achadas = async (query: Record<string, unknown>) =>
    (await pedir({ filtro: 'todas', ...query })).corpo.notifications.map((n) => n.mensagem);
  const idDe = async (mensagem: string) =>
    (await pedir()).corpo.notifications.find((n) => n.mensagem === mensagem)?.id ?? 0;
  return { id, token, pedir, achadas, idDe };
}

describe('NO-09: GET /api/notifications/user/{userId}', () => {
  it('without a filter answers the 20 newest, as it always did', async () => {
    const { pedir } = await pessoaCom(Array.from({ length: 21 }, (_, i) => `n${i}`));
    const { corpo } = await pedir();
    expect(corpo.notifications.map((n) => n.mensagem)).toEqual(
      Array.from({ length: 20 }, (_, i) => `n${20 - i}`),
    );
    expect(Object.keys(corpo).toSorted()).toEqual([
      'limit',
      'notifications',
      'total',
      'unread_count',
    ]);
    expect(corpo).toMatchObject({ total: 21, unread_count: 21, limit: 20 });
  });

  it('is read page after page to its end, without a gap when new ones arrive meanwhile', async () => {
    const { id, pedir } = await pessoaCom(['a', 'b', 'c', 'd', 'e']);
    const lidas: string[] = [];
    let antes_de: number | undefined;
    for (let pagina = 0; pagina < 3; pagina += 1) {
      const { corpo } = await pedir({ filtro: 'todas', limit: 2, antes_de });
      lidas.push(...corpo.notifications.map((n) => n.mensagem));
      antes_de = corpo.proxima ?? undefined;
      expect(corpo.proxima === null).toBe(pagina === 2);
      await criarNotificacao(plataforma, { usuarioIds: [id], mensagem: 'nova' });
    }
    expect(lidas).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('is narrowed to what is unread, important or snoozed, and to a category', async () => {
    const { id, token, achadas, idDe } = await pessoaCom(['lida', 'importante', 'adiada', 'outra']);
    await chamar(token, notificacoesEndpoints.marcarLida, { params: { id: await idDe('lida') } });
    await chamar(token, acoes.alternarImportante, { params: { id: await idDe('importante') } });
    const ate = new Date(agora().getTime() + 3_600_000).toISOString();
    await chamar(token, acoes.adiar, { params: { id: await idDe('adiada') }, body: { ate } });
    await criarNotificacao(plataforma, { usuarioIds: [id], mensagem: 'passagem' }, passagemMudou);
    expect(await achadas({})).toEqual(['passagem', 'outra', 'importante', 'lida']);
    expect(await achadas({ filtro: 'nao_lidas' })).toEqual(['passagem', 'outra', 'importante']);
    expect(await achadas({ filtro: 'importantes' })).toEqual(['importante']);
    expect(await achadas({ filtro: 'adiadas' })).toEqual(['adiada']);
    expect(await achadas({ categoria: passagemMudou.categoria })).toEqual(['passagem']);
    expect(await achadas({ categoria: 'agenda', filtro: 'nao_lidas' })).toEqual([
      'outra',
      'importante',
    ]);
  });

  it('is searched in titles and messages, whatever the accents and the case', async () => {
    const { achadas, pedir } = await pessoaCom(['Reunião com Acme', '100% pronto', 'Visita']);
    expect(await achadas({ busca: 'REUNIAO' })).toEqual(['Reunião com Acme']);
    expect(await achadas({ busca: '0%' })).toEqual(['100% pronto']);
    expect(await achadas({ busca: 'novo agendamento' })).toHaveLength(3);
    expect(await achadas({ busca: 'nada disso' })).toEqual([]);
    expect((await pedir({ filtro: 'todas', busca: 'visita' })).corpo.total).toBe(1);
  });

  it.each([
    { filtro: 'outras' },
    { categoria: 'x' },
    { antes_de: '-1' },
    { antes_de: 'x' },
    { busca: 'a'.repeat(101) },
  ])('refuses %j', async (query) => {
    const { pedir } = await pessoaCom([]);
    expect((await pedir(query)).status).toBe(422);
  });

  it('is nobody else’s, whatever the filter', async () => {
    const { id } = await pessoaCom(['minha']);
    const { token } = await pessoa();
    for (const filtro of [undefined, 'todas', 'adiadas'] as const) {
      const envio = { params: { userId: id }, query: { filtro } };
      expect((await chamar(token, notificacoesEndpoints.doUsuario, envio)).status).toBe(404);
    }
  });
});

describe('among many thousands, of one person and of others', async () => {
  const { id } = await criarUsuario(banco);
  const encher = (quem: number, quantas: number) =>
    banco.$client.query(
      `insert into notificacoes
         (usuario_id, categoria, tipo_evento, titulo, mensagem, tracking_key, lida, importante, adiada_ate)
       select $1, case when i % 4 = 0 then 'contratos' else 'agenda' end, 'agendamento_criado', 't',
         'm' || i, 'muitas:' || i, i % 4 <> 1, i % 4 = 2,
         case when i % 4 = 3 then $2::timestamptz end
       from generate_series(1, $3) i`,
      [quem, new Date(agora().getTime() + 86_400_000), quantas],
    );
  await encher(id, 10_000);
  for (let i = 0; i < 5; i += 1) await encher((await criarUsuario(banco)).id, 10_000);
  await banco.$client.query('vacuum analyze notificacoes');

  it.each<[string, string, string]>([
    ['todas', 'adiada_ate is null', 'notificacoes_a_vista'],
    ['nao_lidas', 'not lida and adiada_ate is null', 'notificacoes_nao_lidas'],
    ['importantes', 'importante and adiada_ate is null', 'notificacoes_importantes'],
    ['adiadas', 'adiada_ate is not null', 'notificacoes_adiadas_da_pessoa'],
    ['a category', `categoria = 'contratos' and adiada_ate is null`, 'notificacoes_da_categoria'],
  ])('the page of %s is read by its own index', async (_, condicao, indice) => {
    const { rows } = await banco.$client.query(
      `explain (format json) select * from notificacoes
        where usuario_id = ${id} and removida_em is null and no_sino and ${condicao}
          and posicao < 9000 order by posicao desc limit 21`,
    );
    expect(JSON.stringify(rows[0])).toMatch(new RegExp(`"Index Name":\\s*"${indice}"`));
    expect(JSON.stringify(rows[0])).not.toMatch(/"Sort"|"Seq Scan"/);
  });
});
