import { clientesEndpoints } from '@dominio/contrato/clientes';
import { rodape } from '@dominio/contrato/paginacao';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { gruposDeAtalhos } from '../../lib/atalhos/registro.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal' });
const quem = umaPessoa({ grupo: 'gestor', sem: ['painel_cliente:visualizar'] });
const emCartoes = { configuracao: { layout: { clients_view: 'cartoes' } } };

const principal = page.getByRole('main');
const visao = (nome: string) => principal.getByRole('radio', { name: nome });
const cartoes = principal.getByRole('list', { name: 'Todos os clientes' }).getByRole('listitem');

it('the clients are a table until the person has them as cards, which is kept for them', async () => {
  responderClientes([AURORA, BOREAL]);
  const { configuracaoGuardada } = await abrirPagina('/selecionar-cliente', { quem });
  await expect.element(principal.getByRole('grid')).toBeVisible();
  await principal.getByText('Cartões').click();
  await expect.element(cartoes).toHaveLength(2);
  await expect.element(principal.getByRole('grid')).not.toBeInTheDocument();
  await expect.poll(configuracaoGuardada).toMatchObject({ layout: { clients_view: 'cartoes' } });
  await principal.getByText('Tabela').click();
  await expect.element(principal.getByRole('grid')).toBeVisible();
});

it('a card on a wide screen is chosen, made a favourite and opened', async () => {
  const { favoritos } = responderClientes([AURORA, BOREAL]);
  await abrirPagina('/selecionar-cliente', { quem, ...emCartoes });
  await expect.element(visao('Cartões')).toBeChecked();
  const boreal = cartoes.filter({ hasText: 'Mercado Boreal' });
  await boreal.getByRole('button', { name: 'Favoritar Mercado Boreal' }).click();
  await expect.poll(() => [...favoritos.ids]).toEqual([32]);
  await boreal.getByRole('checkbox', { name: 'Selecionar Mercado Boreal' }).click();
  await expect.element(page.getByText('1 selecionado')).toBeVisible();
  await boreal.getByRole('button', { name: 'Mercado Boreal', exact: true }).click();
  await expect
    .element(page.getByRole('button', { name: /^Cliente ativo/ }))
    .toMatchTextContent('Mercado Boreal');
  await semRolagemLateral();
});

it('the keys that go through rows are listed while there are rows, and not with cards', async () => {
  const teclas = () =>
    gruposDeAtalhos().flatMap(({ atalhos }) => atalhos.flatMap((um) => um.teclas));
  responderClientes([AURORA, BOREAL]);
  await abrirPagina('/selecionar-cliente', { quem });
  await expect.element(principal.getByRole('grid')).toBeVisible();
  expect(teclas()).toEqual(expect.arrayContaining(['j', 'k', 'x']));
  await principal.getByText('Cartões').click();
  await expect.element(cartoes).toHaveLength(2);
  for (const tecla of ['j', 'k', 'x', 'Enter']) expect(teclas()).not.toContain(tecla);
  await cartoes.first().getByRole('checkbox').click();
  await expect.poll(teclas).toContain('Esc');
});

it('on a phone they are cards, and nothing is to be chosen', async () => {
  responderClientes([AURORA]);
  await page.viewport(375, 760);
  await abrirPagina('/selecionar-cliente', { quem });
  await expect.element(cartoes).toHaveLength(1);
  await expect.element(visao('Cartões')).not.toBeInTheDocument();
});

describe.each([1440, 375])(
  'cards are ordered as the headings of the table do, at %i px',
  (largura) => {
    const ordem = principal.getByRole('combobox', { name: 'Ordem' });
    const comOrdem = async (endereco = '/selecionar-cliente') => {
      const { clientes } = responderClientes([AURORA, BOREAL]);
      const { pedidos } = responder(clientesEndpoints.listar, ({ query }) => ({
        clientes: [...clientes.todas],
        ...rodape(2, query),
      }));
      await page.viewport(largura, 760);
      await abrirPagina(endereco, { quem, ...emCartoes });
      await expect.element(cartoes).toHaveLength(2);
      if (largura < 600) await page.getByRole('button', { name: 'Opções da lista' }).click();
      return () => pedidos.map(({ query }) => [query.ordenar, query.direcao, query.page]).at(-1);
    };

    it('by their names from the start; another order is asked for, and stands in the address', async () => {
      const pedido = await comOrdem();
      await expect.element(ordem).toHaveDisplayValue('Nome, de A a Z');
      await ordem.selectOptions('Agendamento mais próximo');
      await parametro('ordem').toBe('reuniao');
      await expect.poll(pedido).toEqual(['proxima_reuniao', 'asc', 1]);
      await ordem.selectOptions('Situação, do fim ao começo');
      await expect.poll(pedido).toEqual(['situacao', 'desc', 1]);
      await ordem.selectOptions('Nome, de A a Z');
      await parametro('ordem').toBeNull();
      await semRolagemLateral();
      await semViolacoes();
    });

    it('and the order of an address is the one chosen', async () => {
      const pedido = await comOrdem('/selecionar-cliente?ordem=-cliente');
      await expect.element(ordem).toHaveDisplayValue('Nome, de Z a A');
      expect(pedido()).toEqual(['nome', 'desc', 1]);
    });
  },
);

it('a table is ordered by its headings alone', async () => {
  responderClientes([AURORA]);
  await abrirPagina('/selecionar-cliente', { quem });
  await expect.element(principal.getByRole('grid')).toBeVisible();
  await expect.element(principal.getByRole('combobox', { name: 'Ordem' })).not.toBeInTheDocument();
});

it('the cards of a wide screen have nothing that axe complains of', async () => {
  responderClientes([AURORA, BOREAL]);
  await abrirPagina('/selecionar-cliente', { quem, ...emCartoes });
  await expect.element(cartoes).toHaveLength(2);
  await semViolacoes();
});
