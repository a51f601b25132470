import { asc, eq, getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarNotificacao } from '../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import { arquivamento, arquivarVelhas } from './notificacoes.jobs.ts';
import { notificacoes, notificacoesArquivo } from './notificacoes.tables.ts';

const { banco, plataforma, avancar, agora } = await montarApp();
const DIA_MS = 86_400_000;

const arquivaveis = Object.keys(getTableColumns(notificacoesArquivo));
/** What the archive keeps of those that are in use. */
const guardadas = async () =>
  (await banco.select().from(notificacoes).orderBy(asc(notificacoes.id))).map((linha) =>
    Object.fromEntries(Object.entries(linha).filter(([nome]) => arquivaveis.includes(nome))),
  );
const arquivadas = () =>
  banco.select().from(notificacoesArquivo).orderBy(asc(notificacoesArquivo.id));

test('every night notifications older than 180 days go to the archive, unchanged; the others stay', async () => {
  const { id } = await criarUsuario(banco);
  const avisar = () => criarNotificacao({ ...plataforma, agora }, { usuarioIds: [id] });
  for (let i = 0; i < 5; i += 1) await avisar();
  avancar(2 * DIA_MS);
  await avisar();
  const antes = await guardadas();
  avancar(178.5 * DIA_MS);

  const { nome, cron, fazer } = arquivamento;
  expect([nome, cron]).toEqual(['notificacoes.arquivar', '53 3 * * *']);
  const trabalho: Trabalho = { id: '1', banco, agora, log: plataforma.log };
  const arquivar = () => fazer(trabalho, plataforma);
  await arquivar();
  expect(await arquivadas()).toEqual(antes.slice(0, 5));
  expect(await guardadas()).toEqual(antes.slice(5));

  await arquivar();
  expect(await arquivadas()).toHaveLength(5);
  avancar(2 * DIA_MS);
  await arquivar();
  expect(await guardadas()).toEqual([]);
  expect(await arquivadas()).toEqual(antes);
});

test('old notifications that were removed are deleted, not archived', async () => {
  const { id } = await criarUsuario(banco);
  for (let i = 0; i < 3; i += 1) {
    await criarNotificacao({ ...plataforma, agora }, { usuarioIds: [id] });
  }
  const [primeira, ...resto] = await guardadas();
  await banco
    .update(notificacoes)
    .set({ removida_em: agora() })
    .where(eq(notificacoes.id, Number(primeira?.id)));
  avancar(181 * DIA_MS);
  await arquivarVelhas(banco, agora(), 2);
  expect(await guardadas()).toEqual([]);
  expect((await arquivadas()).filter(({ usuario_id }) => usuario_id === id)).toEqual(resto);
});

test('a full batch is followed by another', async () => {
  for (let i = 0; i < 5; i += 1) await criarNotificacao({ ...plataforma, agora });
  avancar(181 * DIA_MS);
  await arquivarVelhas(banco, agora(), 2);
  expect(await guardadas()).toEqual([]);
});

test('one that stays, snoozed or back from it, keeps no older one from the archive', async () => {
  await banco.delete(notificacoes);
  await criarNotificacao({ ...plataforma, agora });
  const [primeira] = await guardadas();
  for (let i = 0; i < 5; i += 1) await criarNotificacao({ ...plataforma, agora });
  avancar(181 * DIA_MS);
  await banco
    .update(notificacoes)
    .set({ criado_em: agora() })
    .where(eq(notificacoes.id, Number(primeira?.id)));
  await arquivarVelhas(banco, agora(), 2);
  expect((await guardadas()).map(({ id }) => id)).toEqual([primeira?.id]);
});

test('archiving reads no row beyond the oldest one that stays', async () => {
  await banco.delete(notificacoes);
  const { id } = await criarUsuario(banco);
  await banco.$client.query(
    `insert into notificacoes (usuario_id, categoria, tipo_evento, titulo, mensagem, tracking_key, criado_em)
      select $1, 'agenda', 'agendamento_criado', 't', 'm', 'chave:' || i, $2
      from generate_series(1, 5000) i`,
    [id, agora()],
  );
  const lidas = async () => {
    await banco.$client.query('select pg_stat_force_next_flush()');
    const { rows } = await banco.$client.query(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as lidas from pg_stat_user_tables
        where relname = 'notificacoes'`,
    );
    return rows[0].lidas;
  };
  await banco.$client.query('analyze notificacoes');
  const antes = await lidas();
  await arquivarVelhas(banco, agora(), 10);
  expect((await lidas()) - antes).toBeLessThan(100);
  expect(await guardadas()).toHaveLength(5000);
});
