import { timesEndpoints } from '@dominio/contrato/times';
import {
  type CarteiraTransferida,
  carteiraDoTimeEndpoints as e,
} from '@dominio/contrato/times-carteira';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes, umClienteDoTime, umTime } from '../../../test/pagina/registros/time.ts';

const FISCAL = umTime({ id: 1, clientes_total: 2, versao: 4 });
const CLIENTES = [umClienteDoTime('Padaria', 31), umClienteDoTime('Oficina', 32)];
const gaveta = painel(/^Time/);
const dialogo = page.getByRole('dialog', { name: 'Transferir a carteira de Contábil e Fiscal' });
const enviar = dialogo.getByRole('button', { name: /^Transferir/ });

const TRANSFERIDA: CarteiraTransferida = {
  success: true,
  simulado: false,
  movidos: [31, 32],
  ja_estavam: [32],
  fora_do_alcance: 1,
  contratos: [71],
  agendamentos_total: 2,
  agendamentos: [
    {
      id: 91,
      titulo: 'Fechamento',
      inicio: '2026-03-12T17:00:00.000Z',
      dia: '2026-03-12',
      quantos: 1,
      cliente_id: 31,
      cliente_nome: 'Padaria',
      perdem: ['Camila Duarte'],
    },
    {
      id: null,
      titulo: null,
      inicio: null,
      dia: '2026-03-13',
      quantos: 2,
      cliente_id: 31,
      cliente_nome: 'Padaria',
      perdem: [],
    },
  ],
  pessoas: [
    { id: 5, nome: 'Camila Duarte', ganha: 0, perde: 2 },
    { id: 6, nome: 'Marcelo Tavares', ganha: 1, perde: 0 },
  ],
  versao: 5,
  versao_destino: 8,
};

/** The dialog of a team's portfolio, on a phone, the other team chosen. */
async function abrir(simulada = TRANSFERIDA) {
  responderTimes([FISCAL], [], CLIENTES);
  responder(timesEndpoints.buscar, () => [
    { id: 1, nome: 'Contábil e Fiscal' },
    { id: 2, nome: 'Folha' },
  ]);
  const chamadas = responder(e.transferir, ({ body, params }) => ({
    ...simulada,
    movidos: body.cliente_ids ?? [],
    simulado: body.simular ?? false,
    ...(params.id === 1 && { versao: 4, versao_destino: 7 }),
    ...(params.id === 1 && !body.simular && { versao: 5, versao_destino: 8 }),
  }));
  await page.viewport(375, 900);
  await abrirPagina('/times?time=1');
  await escolherAcao(gaveta, 'Transferir carteira');
  await dialogo.getByRole('combobox', { name: 'Time de destino' }).click();
  await expect
    .element(page.getByRole('option', { name: 'Contábil e Fiscal' }))
    .not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Folha' }).click();
  return chamadas;
}

it('what everyone gains and loses is said first, and moving is undone to the state before', async () => {
  const { pedidos } = await abrir();
  const muda = dialogo.getByRole('region', { name: 'O que muda' });
  await expect.element(muda.getByText('1 contrato passa a ter o outro time.')).toBeVisible();
  await expect
    .element(muda.getByText('1 cliente do time, fora do seu alcance, fica onde está.'))
    .toBeVisible();
  await expect
    .element(muda.getByRole('row', { name: 'Camila Duarte' }))
    .toMatchTextContent('Camila Duarte—2');
  const [nosso, deColegas] = [
    muda.getByRole('listitem').first(),
    muda.getByRole('listitem').last(),
  ];
  await expect
    .element(nosso)
    .toMatchTextContent('Fechamento12/03/2026 14:00 · Padaria · Camila Duarte');
  await expect
    .element(deColegas)
    .toMatchTextContent('2 agendamentos de colegas13/03/2026 · Padaria');
  await semRolagemLateral();
  await semViolacoes();
  await enviar.click();
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(pedidos.at(-1)?.body).toEqual({
    para_id: 2,
    cliente_ids: [31, 32],
    ficam_tambem: [],
    simular: false,
    versao: 4,
    versao_destino: 7,
  });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect
    .poll(() => pedidos.at(-1))
    .toMatchObject({
      params: { id: 2 },
      body: {
        para_id: 1,
        cliente_ids: [31, 32],
        ficam_tambem: [32],
        contrato_ids: [71],
        versao: 8,
        versao_destino: 5,
      },
    });
});

it('clients may be left out, and with none nothing is sent', async () => {
  const { pedidos } = await abrir();
  await dialogo.getByRole('checkbox', { name: 'Padaria' }).click();
  await expect.element(enviar).toMatchTextContent('Transferir 1 cliente');
  await enviar.click();
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(pedidos.at(-1)?.body).toMatchObject({ cliente_ids: [32] });
});

it('a refusal is told in the dialog, which simulates anew', async () => {
  const { pedidos } = await abrir({ ...TRANSFERIDA, pessoas: [] });
  await expect
    .element(dialogo.getByText('Ninguém passa a ver clientes, nem deixa de ver.'))
    .toBeVisible();
  const frase = 'Este time foi alterado por Helena Barreto às 09:40. Recarregue.';
  responder(e.transferir, () => recusar('REGISTRO_ALTERADO', frase), { umaVez: true });
  await enviar.click();
  await expect.element(dialogo.getByRole('alert')).toMatchTextContent(frase);
  await expect.poll(() => pedidos.at(-1)?.body?.simular).toBe(true);
});

it('whoever may not change teams is not offered it', async () => {
  responderTimes([FISCAL], [], CLIENTES);
  await abrirPagina('/times?time=1', { quem: umaPessoa({ permissoes: ['times:acessar'] }) });
  await expect.element(gaveta.getByText('Nenhum membro neste time.')).toBeVisible();
  expect(gaveta.getByRole('button', { name: 'Mais ações' }).query()).toBeNull();
});
