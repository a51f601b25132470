import { pushEndpoints as e } from '@dominio/contrato/push';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarDispositivo } from '../../../test/factories/dispositivos-push.ts';
import { umNavegador } from '../../../test/navegador-push.ts';
import { subirServicoDePush } from '../../../test/servico-de-push.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { dispositivosPush as tabela } from './dispositivos-push.tables.ts';

const servico = await subirServicoDePush();
const { banco, chamar, pessoa, avancar } = await montarApp({
  config: servico.destinos,
  completa: true,
});
afterAll(() => servico.descer());

test('a push that its service did not take is sent again by itself, to that device alone', async () => {
  const navegador = umNavegador();
  const { id, token } = await pessoa();
  const [ocupado, livre] = [
    await criarDispositivo(banco, id, { endpoint: `${servico.url}/ocupado`, navegador }),
    await criarDispositivo(banco, id, { endpoint: `${servico.url}/livre`, navegador }),
  ];
  servico.responder(503, { caminho: '/ocupado', cabecalhos: { 'retry-after': '0' } });
  const { corpo } = await chamar(token, e.testar, { body: {} });
  expect([corpo.enviados, corpo.adiados, corpo.success]).toEqual([1, 1, true]);
  servico.responder(201);
  avancar(5_000);
  await adiantarTrabalhos(banco);
  await expect.poll(() => servico.recebidos.length, { timeout: 14_000 }).toBe(1);
  expect(servico.recebidos[0]?.caminho).toBe('/ocupado');
  const linhas = await banco.select().from(tabela).where(eq(tabela.usuario_id, id));
  expect(linhas.map(({ falhas }) => falhas)).toEqual([0, 0]);
  expect(linhas.map((uma) => uma.id).sort()).toEqual([ocupado.id, livre.id].sort());
}, 30_000);
