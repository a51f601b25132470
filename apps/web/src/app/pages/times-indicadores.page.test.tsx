import { timesEndpoints } from '@dominio/contrato/times';
import {
  type IndicadoresDoTime,
  indicadoresDoTimeEndpoints,
} from '@dominio/contrato/times-indicadores';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes, umTime } from '../../../test/pagina/registros/time.ts';

const FISCAL = umTime({
  id: 1,
  usuarios_total: 4,
  lider_id: 20,
  lider_nome: 'Marcelo Tavares',
  substituto_id: 21,
  substituto_nome: 'Helena Barreto',
});
const LIDOS: IndicadoresDoTime = {
  clientes: [
    { situacao: 'implantacao', total: 2 },
    { situacao: 'ativo', total: 10 },
  ],
  contratos: { em_vigor: 11, valor_mensal_centavos: 1_234_500 },
  agenda: { proximos: 9, minutos_por_semana: 150, realizados: 20, sem_desfecho: 3 },
  ausentes: [{ id: 5, nome: 'Camila Duarte', ate: '2026-03-20' }],
};
const gaveta = painel(/^Time/);
const parte = (name: string) => gaveta.getByRole('region', { name });

const abrir = async (lidos: IndicadoresDoTime) => {
  responderTimes([FISCAL]);
  responder(indicadoresDoTimeEndpoints.ler, () => lidos);
  await page.viewport(375, 900);
  await abrirPagina('/times?time=1&aba=indicadores');
};

it('what a team has is told part by part, on a phone, without anything axe complains of', async () => {
  await abrir(LIDOS);
  await expect.element(parte('Clientes')).toMatchTextContent('Total12Em implantação2Ativo10');
  await expect.element(parte('Contratos')).toMatchTextContent('Valor por mêsR$ 12.345,00');
  await expect
    .element(parte('Agenda dos próximos 30 dias'))
    .toMatchTextContent('Agendamentos9Horas por semana2 h 30');
  await expect
    .element(parte('Agenda dos últimos 30 dias'))
    .toMatchTextContent('Realizados20Sem desfecho3');
  await expect.element(parte('Ausentes hoje')).toMatchTextContent('Camila Duarte até 20/03/2026');
  await expect
    .element(parte('Condução'))
    .toMatchTextContent('LíderMarcelo TavaresSubstitutoHelena Barreto');
  await semRolagemLateral();
  await semViolacoes();
});

it('who sees some clients alone is told that only these are counted, in the list and of one team', async () => {
  responderTimes([FISCAL]);
  responder(indicadoresDoTimeEndpoints.ler, () => LIDOS);
  const permissoes = ['times:acessar', 'clientes:visualizar', 'contratos:visualizar'] as const;
  await abrirPagina('/times?time=1&aba=indicadores', {
    quem: umaPessoa({ grupo: 'consultor', permissoes }),
  });
  await expect
    .element(gaveta.getByRole('region', { name: 'Clientes que vê', exact: true }))
    .toMatchTextContent('Total12');
  await expect.element(parte('Contratos dos clientes que vê')).toMatchTextContent('Ativos11');
  await gaveta.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Clientes que vê' })).toBeVisible();
});

it('a part that the reader may not see is not there', async () => {
  await abrir({ clientes: null, contratos: null, agenda: null, ausentes: [] });
  await expect.element(gaveta.getByText('Ninguém está ausente hoje.')).toBeVisible();
  for (const titulo of ['Clientes', 'Contratos', 'Agenda dos próximos 30 dias']) {
    expect(parte(titulo).query()).toBeNull();
  }
});

it('the substitute is chosen beside the leader, and told at its field who may not be it', async () => {
  responderTimes([umTime({ id: 1, lider_id: 20, lider_nome: 'Marcelo Tavares' })]);
  responderBusca({ pessoas: [{ id: 20, nome: 'Marcelo Tavares' }], clientes: [] });
  const frase = 'Escolha outra pessoa: esta já lidera o time.';
  const { pedidos } = responder(timesEndpoints.atualizar, () =>
    recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'substituto_id', mensagem: frase }] }),
  );
  await abrirPagina('/times?time=1&aba=dados');
  await gaveta.getByRole('combobox', { name: 'Substituto' }).fill('marcelo');
  await page.getByRole('option', { name: /Marcelo Tavares/ }).click();
  await gaveta.getByRole('button', { name: 'Salvar time' }).click();
  await expect.element(gaveta.getByText(frase)).toBeVisible();
  expect(pedidos[0]?.body).toMatchObject({ substituto_id: 20 });
});

it('the list tells how much each team has to do, and who is away', async () => {
  responderTimes([FISCAL]);
  await page.viewport(1440, 900);
  await abrirPagina('/times');
  await expect.element(page.getByRole('row', { name: /1 h 30 · 2 ausentes/ })).toBeVisible();
});
