import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import type { Jobs, Trabalho } from '../jobs.ts';
import { respostasRepetiveis } from './idempotencia.tables.ts';
import { registrarLimpezaDasRepeticoes } from './idempotencia.ts';

const { banco, agora, plataforma } = await montarApp();

test('the hourly cleaning deletes keys older than a day and keeps the others', async () => {
  const ha = (horas: number) => new Date(agora().getTime() - horas * 3_600_000);
  await banco.insert(respostasRepetiveis).values([
    { usuario_id: 1, chave: 'de ontem', pedido: 'x', criado_em: ha(24.1) },
    { usuario_id: 1, chave: 'de hoje', pedido: 'x', criado_em: ha(23.9) },
  ]);
  const agendados: [string, string, Parameters<Jobs['agendar']>[2]][] = [];
  const jobs: Pick<Jobs, 'agendar'> = { agendar: (...agendado) => void agendados.push(agendado) };
  registrarLimpezaDasRepeticoes({ jobs });
  const [[nome, cron, limpar] = []] = agendados;
  expect([nome, cron]).toEqual(['repeticoes', '23 * * * *']);
  const trabalho: Trabalho = { id: '1', banco, agora, log: plataforma.log };
  await limpar?.(trabalho);
  const restam = await banco.select().from(respostasRepetiveis);
  expect(restam.map(({ chave }) => chave)).toEqual(['de hoje']);
});
