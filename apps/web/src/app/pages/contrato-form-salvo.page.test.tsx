import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const cliente = page.getByRole('combobox', { name: 'Cliente' });
const salvar = page.getByRole('button', { name: 'Salvar contrato' });

let respostas: ReturnType<typeof responderContratos>;
beforeEach(() => {
  responderClientes([
    umCliente({ id: 31, nome: 'Padaria Aurora' }),
    umCliente({ id: 32, nome: 'Mercado Boreal' }),
  ]);
  responderEmpresas([]);
  responderOpcoesDoContrato();
  respostas = responderContratos();
});

afterEach(() => vi.restoreAllMocks());

it('a contract is saved as far as it is known: four clicks from the list', async () => {
  await abrirPagina('/contratos');
  await page.getByRole('link', { name: 'Novo contrato' }).click();
  await cliente.click();
  await page.getByRole('option', { name: 'Mercado Boreal' }).click();
  await salvar.click();
  await expect.element(page.getByText('Contrato salvo')).toBeVisible();
  expect(respostas.criar.pedidos.map(({ body }) => body)).toMatchObject([{ cliente_id: 32 }]);
});

it('an amendment begins at its own part of the form, whose heading says so', async () => {
  respostas = responderContratos([umContrato({ status_contrato: 'ATIVO' })]);
  await abrirPagina('/contratos?contrato=71');
  await page.getByRole('link', { name: 'Registrar aditivo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Aditivo do contrato' })).toBeVisible();
  const descricao = page.getByRole('textbox', { name: 'O que muda' });
  await expect.element(descricao).toHaveFocus();
  await expect.element(descricao).toBeInViewport();
});

it('a contract that is opened to be changed begins at its beginning', async () => {
  respostas = responderContratos([umContrato({ status_contrato: 'ATIVO' })]);
  await abrirPagina('/contrato-form?id=71');
  await expect.element(page.getByRole('heading', { name: 'Cadastro de contrato' })).toBeVisible();
  const descricao = page.getByRole('textbox', { name: 'O que muda' });
  await expect.element(descricao).toBeInTheDocument();
  // What is typed goes where the focus is.
  await userEvent.keyboard('sábados');
  await expect.element(descricao).toHaveValue('');
});

it('it is asked for its client all the same', async () => {
  await abrirPagina('/contrato-form');
  await salvar.click();
  await expect.element(page.getByText('Escolha o cliente.')).toBeVisible();
  expect(respostas.criar.pedidos).toEqual([]);
});

it('Ctrl+Enter saves from any field', async () => {
  await abrirPagina('/contrato-form?cliente_id=31');
  await expect.element(cliente).toHaveValue('Padaria Aurora');
  await page.getByRole('textbox', { name: 'Dia do vencimento' }).fill('9');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Contrato salvo')).toBeVisible();
  expect(respostas.criar.pedidos.map(({ body }) => body)).toMatchObject([
    { cliente_id: 31, dia_vencimento: 9 },
  ]);
});

it.each([
  ['is offered to be entered by who may', ['clientes:criar'], 1],
  ['is said not to be there to who may not', [], 0],
] as const)('a client that is not there %s', async (_, mais, quantas) => {
  const abrir = vi.spyOn(window, 'open').mockReturnValue(null);
  const permissoes = ['contratos:visualizar', 'contratos:criar', 'clientes:visualizar'] as const;
  await abrirPagina('/contrato-form', {
    quem: umaPessoa({ permissoes: [...permissoes, ...mais] }),
  });
  await cliente.fill('Zeta & Filhos');
  await expect.element(page.getByText('Nenhum cliente encontrado.')).toBeVisible();
  await expect.element(page.getByRole('option')).toHaveLength(quantas);
  if (quantas > 0) await page.getByRole('option').click();
  expect(abrir.mock.calls).toEqual(
    quantas > 0 ? [['/selecionar-cliente?novo=1&nome=Zeta%20%26%20Filhos']] : [],
  );
});

it.each([
  ['is offered to be made by who may', ['times:criar'], [['/times?novo=1']]],
  ['is said not to be there to who may not', [], []],
] as const)('a team that is not there %s', async (_, mais, abertas) => {
  const abrir = vi.spyOn(window, 'open').mockReturnValue(null);
  await abrirPagina('/contrato-form', {
    quem: umaPessoa({ permissoes: ['contratos:visualizar', 'contratos:criar', ...mais] }),
  });
  await page.getByRole('combobox', { name: 'Time' }).fill('Fiscal');
  await expect.element(page.getByText('Nenhum time encontrado.')).toBeVisible();
  await expect.element(page.getByRole('option')).toHaveLength(abertas.length);
  if (abertas.length > 0) {
    await page.getByRole('option', { name: 'Criar o time “Fiscal” em outra aba' }).click();
  }
  expect(abrir.mock.calls).toEqual(abertas);
});
