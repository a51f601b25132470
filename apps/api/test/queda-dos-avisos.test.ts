import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { conexaoViva } from '../src/platform/embedded-postgres/conexao.ts';
import { pastaDeTeste } from './postgres.ts';
import { iniciarProcesso, type Processo } from './processo.ts';
import { entrarNoServidor } from './queda.apoio.ts';
import { subirSmtp } from './servidor-smtp.ts';

const DATA_DIR = pastaDeTeste();
const smtp = await subirSmtp();

let processo: Processo | undefined;
afterAll(async () => {
  await processo?.encerrar('SIGTERM');
  await smtp.descer();
});

const partir = async () => {
  processo = await iniciarProcesso({ DATA_DIR, SMTP_URL: smtp.url });
  return processo;
};

test('a kill between the sending of an e-mail and its being written down: told once in the list, the e-mail again under the same Message-ID', {
  timeout: 240_000,
}, async () => {
  const { endereco, encerrar } = await partir();
  const admin = await entrarNoServidor(endereco, 'admin@dominio.demo');
  const soltar = smtp.reter();
  const resposta = await fetch(`${endereco}/api/notifications/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: 3,
      title: 'Fechamento antecipado',
      message: 'Entreguem até quinta.',
      notification_type: 'both',
    }),
  });
  expect(resposta.status).toBe(200);
  const cartas = () =>
    smtp.recebidas
      .map(({ conteudo }) => conteudo)
      .filter((conteudo) => conteudo.includes('Fechamento antecipado'));
  await expect.poll(() => cartas().length, { timeout: 60_000 }).toBe(1);
  await encerrar('SIGKILL');
  soltar();

  const { endereco: outro } = await partir();
  // The minutes for which a process may have a delivery in hand are over.
  const cliente = new pg.Client(conexaoViva(DATA_DIR) ?? {});
  await cliente.connect();
  const { rowCount } = await cliente.query(
    `update notificacoes_entregas set tomada_ate = now() where tomada_ate is not null`,
  );
  await cliente.end();
  expect(rowCount).toBeGreaterThan(0);
  await expect.poll(() => cartas().length, { timeout: 150_000 }).toBeGreaterThan(1);
  const ids = cartas().map((carta) => /^Message-ID: (.+)$/im.exec(carta)?.[1]);
  expect(ids[0]).toMatch(/^<notificacao-/);
  expect(new Set(ids).size).toBe(1);
  const token = await entrarNoServidor(outro);
  const lista = await fetch(`${outro}/api/notifications/user/3?limit=50`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { notifications } = (await lista.json()) as { notifications: { titulo: string }[] };
  expect(notifications.filter(({ titulo }) => titulo === 'Fechamento antecipado')).toHaveLength(1);
});
