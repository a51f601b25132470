import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarNotificacao } from '../../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { subirSmtp } from '../../../../test/servidor-smtp.ts';
import type { Trabalho } from '../../../platform/jobs.ts';
import { agendamentoCancelado } from '../../agendamentos/avisos/agendamento-cancelado.aviso.ts';
import { entregar } from './entregar.service.ts';
import { notificacoesEntregas as entregas } from './entregas.tables.ts';
import { soltarVencidas } from './vencidas.service.ts';

const smtp = await subirSmtp();
afterAll(() => smtp.descer());
const { banco, plataforma, agora, avancar } = await montarApp({
  config: { smtpUrl: smtp.url, urlPublica: 'https://d.exemplo' },
});
/** No job runs by itself: each attempt is one that a test makes. */
const job = { banco, agora, log: plataforma.log } as Trabalho;
const tentar = (...ids: number[]) =>
  entregar({ ...plataforma, tipos: [agendamentoCancelado] }, job, { ids, juntas: false });

const oEmail = (usuarioId: number) =>
  and(eq(entregas.usuario_id, usuarioId), eq(entregas.canal, 'email'));
const lida = async (usuarioId: number) =>
  (await banco.select().from(entregas).where(oEmail(usuarioId)))[0];

/** Somebody who is to get an e-mail, and the delivery of it. */
async function avisado(nome = 'Rita Prado', titulo?: string) {
  const { id, email } = await criarUsuario(banco, { nome });
  const dados = { usuarioIds: [id], mensagem: 'Ana cancelou.', ...(titulo && { titulo }) };
  await criarNotificacao(plataforma, dados, agendamentoCancelado);
  const recebidas = () =>
    smtp.recebidas.filter(({ para }) => para.includes(email)).map(({ conteudo }) => conteudo);
  return { id, entrega: (await lida(id))?.id ?? 0, recebidas };
}
const cabecalho = (carta = '', nome = '') =>
  new RegExp(`^${nome}: (.*)$`, 'im').exec(
    (carta.split('\n\n', 1)[0] ?? '').replaceAll(/\n[ \t]+/g, ' '),
  )?.[1];

test('an e-mail has both parts, and the headers by which mail programs treat it', async () => {
  const { entrega, recebidas } = await avisado();
  await tentar(entrega);
  const [carta = ''] = recebidas();
  expect(cabecalho(carta, 'Content-Type')).toMatch(/^multipart\/alternative/);
  expect(carta.match(/^Content-Type: text\/(plain|html)/gm)).toEqual([
    'Content-Type: text/plain',
    'Content-Type: text/html',
  ]);
  expect(cabecalho(carta, 'Auto-Submitted')).toBe('auto-generated');
  expect(cabecalho(carta, 'List-Unsubscribe')).toMatch(
    /^<https:\/\/d\.exemplo\/api\/publico\/notificacoes\/descadastrar\/\S+>$/,
  );
  expect(cabecalho(carta, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
});

test('one that was sent and not written down is sent again under the same Message-ID', async () => {
  const { id, entrega, recebidas } = await avisado();
  await tentar(entrega);
  await banco.update(entregas).set({ estado: 'pendente' }).where(oEmail(id));
  await tentar(entrega);
  const ids = recebidas().map((carta) => cabecalho(carta, 'Message-ID'));
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(ids[0]).toMatch(/^<notificacao-\d+-\d+@d\.exemplo>$/);
});

test('one that the server does not take for now is tried again a minute later, and sent then', async () => {
  const { id, entrega, recebidas } = await avisado();
  smtp.recusar(451);
  await tentar(entrega);
  smtp.recusar(null);
  expect(await lida(id)).toMatchObject({ estado: 'adiado', motivo: 'recusado', tentativas: 1 });
  await tentar(entrega);
  expect(recebidas()).toEqual([]);
  avancar(61_000);
  await soltarVencidas(plataforma, agora());
  await tentar(entrega);
  expect(await lida(id)).toMatchObject({ estado: 'enviado' });
  expect(recebidas()).toHaveLength(1);
});

test('one whose recipient the server refuses for good has failed, and keeps no other back', async () => {
  const [ruim, boa] = [await avisado(), await avisado()];
  smtp.recusar(550);
  await tentar(ruim.entrega);
  smtp.recusar(null);
  await tentar(ruim.entrega, boa.entrega);
  expect(await lida(ruim.id)).toMatchObject({ estado: 'falhou', tentativas: 1 });
  expect([ruim.recebidas(), boa.recebidas()].map(({ length }) => length)).toEqual([0, 1]);
});

test('two jobs at once send it once', async () => {
  const { entrega, recebidas } = await avisado();
  await Promise.all([tentar(entrega), tentar(entrega), tentar(entrega)]);
  expect(recebidas()).toHaveLength(1);
});

test('one whose job is gone is queued again after an hour', async () => {
  const { id, entrega, recebidas } = await avisado();
  await banco.execute(sql`delete from jobs.job`);
  avancar(3_601_000);
  await soltarVencidas(plataforma, agora());
  const { rows } = await banco.execute<{ data: { ids: number[] } }>(
    sql`select data from jobs.job where name = 'notificacao.entregar/entregar'`,
  );
  expect(rows.flatMap(({ data }) => data.ids)).toContain(entrega);
  await tentar(entrega);
  expect(await lida(id)).toMatchObject({ estado: 'enviado' });
  expect(recebidas()).toHaveLength(1);
});

test('one whose process died with it in hand is queued again minutes later', async () => {
  const { id, entrega, recebidas } = await avisado();
  const emMaos = new Date(agora().getTime() + 300_000);
  await banco.update(entregas).set({ tomada_ate: emMaos }).where(oEmail(id));
  const naFila = async () => {
    await soltarVencidas(plataforma, agora());
    const { rows } = await banco.execute<{ data: { ids: number[] } }>(
      sql`select data from jobs.job where name = 'notificacao.entregar/entregar'`,
    );
    return rows.flatMap(({ data }) => data.ids).filter((uma) => uma === entrega).length;
  };
  await banco.execute(sql`delete from jobs.job`);
  expect(await naFila()).toBe(0);
  avancar(301_000);
  expect(await naFila()).toBe(1);
  expect(await naFila(), 'each loss once').toBe(1);
  await tentar(entrega);
  expect(recebidas()).toHaveLength(1);
});

test('titles and names add no recipients and no headers', async () => {
  const { entrega, recebidas } = await avisado(
    'Rita\r\nBcc: outro@mal.com',
    'Oi\r\nBcc: outro@mal.com\r\n\r\n<script>alert(1)</script>',
  );
  await tentar(entrega);
  const [carta = ''] = recebidas();
  expect(recebidas()).toHaveLength(1);
  expect(cabecalho(carta, 'Bcc')).toBeUndefined();
  expect(cabecalho(carta, 'Subject')).toContain('Oi');
  expect(carta.slice(carta.indexOf('text/html'))).not.toContain('<script');
});
