import { checklistEndpoints } from '@dominio/contrato/checklist';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { caixa } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderChecklist } from '../../../test/pagina/registros/checklist.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal' });
const CEDRO = umCliente({ id: 33, nome: 'Oficina Cedro', arquivado: 'encerrado' });
const emCartoes = { configuracao: { layout: { clients_view: 'cartoes' } } };

let faltam = 3;
beforeEach(() => {
  faltam = 3;
});

/** The first lacks some items, the second none. */
const responderPendencias = () =>
  responder(checklistEndpoints.pendencias, ({ query }) => ({
    clientes: query.clientes.map((cliente_id) =>
      cliente_id === AURORA.id
        ? { cliente_id, pendencias: faltam, proxima_etapa: 'Levantamento' }
        : { cliente_id, pendencias: 0, proxima_etapa: null },
    ),
  }));
const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome });
const cartao = (nome: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: nome });
const FRASE = 'Faltam 3 itens para avançar para Levantamento.';

it('tells how many items each client lacks for its next stage, asked once for the page', async () => {
  responderClientes([AURORA, BOREAL]);
  const { pedidos } = responderPendencias();
  await abrirPagina('/selecionar-cliente');
  await expect
    .element(linha('Aurora Tecidos').getByRole('link', { name: FRASE }))
    .toMatchTextContent('3');
  await expect.element(linha('Mercado Boreal')).toMatchTextContent('Em dia');
  expect(pedidos.map(({ query }) => query.clientes)).toEqual([[31, 32]]);
  await semRolagemLateral();
  await semViolacoes();
});

it('shows the number in the colour of every other link', async () => {
  responderClientes([AURORA]);
  responderPendencias();
  await abrirPagina('/selecionar-cliente');
  const numero = linha('Aurora Tecidos').getByRole('link', { name: FRASE });
  await expect.element(numero).toBeVisible();
  const outro = document.createElement('a');
  outro.href = '/inicio';
  numero.element().after(outro);
  expect(getComputedStyle(numero.element()).color).toBe(getComputedStyle(outro).color);
});

it('leads from the number to the checklist of that client, who becomes the active one', async () => {
  responderClientes([AURORA, BOREAL]);
  responderPendencias();
  responderChecklist();
  await abrirPagina('/selecionar-cliente');
  await linha('Aurora Tecidos').getByRole('link').click();
  await expect.poll(() => location.pathname).toBe('/checklist-cadastro');
  await expect
    .element(page.getByRole('button', { name: /^Cliente ativo/ }))
    .toMatchTextContent('Aurora Tecidos');
});

it('is reached by Tab from its row, and from no other', async () => {
  responderClientes([AURORA, BOREAL]);
  responder(checklistEndpoints.pendencias, ({ query }) => ({
    clientes: query.clientes.map((cliente_id) => ({
      cliente_id,
      pendencias: 2,
      proxima_etapa: 'Diagnóstico',
    })),
  }));
  await abrirPagina('/selecionar-cliente');
  await expect.element(linha('Aurora Tecidos').getByRole('link')).toHaveAttribute('tabindex', '0');
  await expect.element(linha('Mercado Boreal').getByRole('link')).toHaveAttribute('tabindex', '-1');
});

it('asks nothing of ended clients, and has no column where there are no others', async () => {
  responderClientes([AURORA, CEDRO]);
  const { pedidos } = responderPendencias();
  await abrirPagina('/selecionar-cliente?situacao=arquivados');
  await expect.element(linha('Oficina Cedro')).toBeVisible();
  await expect
    .element(page.getByRole('columnheader', { name: 'Pendências' }))
    .not.toBeInTheDocument();
  expect(pedidos).toEqual([]);
});

it('is read again when a client changed', async () => {
  responderClientes([AURORA]);
  responderPendencias();
  await abrirPagina('/selecionar-cliente');
  await expect.element(linha('Aurora Tecidos').getByRole('link')).toMatchTextContent('3');
  faltam = 1;
  fluxo.dizer({
    type: 'command',
    action: 'refresh',
    timestamp: 0,
    data: { recurso: 'clientes', id: AURORA.id },
  });
  await expect
    .element(page.getByRole('link', { name: 'Falta 1 item para avançar para Levantamento.' }))
    .toBeVisible();
});

it('leaves the list as it is where they cannot be read', async () => {
  responderClientes([AURORA]);
  responder(checklistEndpoints.pendencias, () => recusar('ERRO_INTERNO', 'Erro.'));
  await abrirPagina('/selecionar-cliente');
  await expect
    .element(page.getByTitle('Não foi possível carregar as pendências.'))
    .toMatchTextContent('—');
  await expect.element(linha('Aurora Tecidos')).toBeVisible();
});

describe.each([1440, 375])('as cards, at %i px', (largura) => {
  it('they come without anything moving, and lead to the checklist', async () => {
    responderClientes([AURORA, BOREAL]);
    responderPendencias();
    responderChecklist();
    const presas = segurar(checklistEndpoints.pendencias);
    await page.viewport(largura, 760);
    await abrirPagina('/selecionar-cliente', emCartoes);
    await expect.element(cartao('Mercado Boreal')).toBeVisible();
    const antes = caixa(cartao('Mercado Boreal')).toJSON();
    presas.soltar();
    await expect.element(cartao('Mercado Boreal')).toMatchTextContent('PendênciasEm dia');
    expect(caixa(cartao('Mercado Boreal')).toJSON()).toEqual(antes);
    await userEvent.click(cartao('Aurora Tecidos').getByRole('link', { name: FRASE }));
    await expect.poll(() => location.pathname).toBe('/checklist-cadastro');
  });
});
