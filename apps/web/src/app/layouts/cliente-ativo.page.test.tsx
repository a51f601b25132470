import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, irPara, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const AURORA = umCliente({ id: 31, nome: 'Padaria Aurora', contrato_id: 71, empresa_id: 51 });
const ACUCAR = umCliente({
  id: 32,
  nome: 'Açúcar & Grãos São João',
  cnpj: '11222333000181',
  numero_contrato: '2026-0187',
  status_contrato: 'ATIVO',
});
const quem = umaPessoa({ grupo: 'gestor' });
const semPainel = umaPessoa({ grupo: 'gestor', sem: ['painel_cliente:visualizar'] });
const comAurora = { quem, guardado: comClienteAtivo(AURORA) };

const chip = page.getByRole('button', { name: /^Cliente ativo/ });
/** Nothing of the panel lies over it. */
const longe = page.getByRole('button', { name: 'Menu do usuário' });
const secao = page.getByRole('region', { name: 'Cliente', exact: true });
const titulo = page.getByRole('main').getByRole('heading', { level: 1 });
const linha = (nome: string) => page.getByRole('main').getByRole('row').filter({ hasText: nome });
const guardado = () => JSON.parse(localStorage.getItem('dominio.cliente') ?? 'null');
const ninguemGuardado = () => expect.poll(() => guardado()?.state.cliente).toBeNull();

describe('the client one works with', () => {
  it('is kept under dominio.cliente, version 1, with its four fields, past a reload', async () => {
    responderClientes([AURORA, ACUCAR]);
    await abrirPagina('/selecionar-cliente', { quem: semPainel });
    await linha('Padaria Aurora').click();
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
    expect(guardado()).toEqual({
      state: { cliente: { id: 31, name: 'Padaria Aurora', contrato_id: 71, empresa_id: 51 } },
      version: 1,
    });
    await recarregar();
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Cliente ativo' }))
      .toMatchTextContent('Padaria Aurora');
  });

  it('is none any more once Início is opened by its address', async () => {
    responderClientes([AURORA]);
    responderInicio();
    await abrirPagina('/inicio', comAurora);
    await expect.element(titulo).toMatchTextContent('Bem-vindo');
    await expect.element(chip).not.toBeInTheDocument();
    await ninguemGuardado();
  });

  it('is none any more once an entry of the sidebar is opened', async () => {
    responderClientes([AURORA]);
    responderAgendaVazia();
    await abrirPagina('/agenda?cliente=31', comAurora);
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
    const lateral = page.getByRole('navigation', { name: 'Principal' });
    await lateral.getByRole('link', { name: 'Agenda' }).click();
    await expect.element(chip).not.toBeInTheDocument();
  });
});

describe('the chip of the client, which alone says who it is', () => {
  const painel = page.getByRole('navigation', { name: 'Cliente', exact: true });

  it('leads to pages of the client, who stays the active one', async () => {
    responderClientes([AURORA]);
    responderAgendaVazia();
    await abrirPagina('/ferramentas', comAurora);
    await chip.click();
    await painel.getByRole('link', { name: 'Agenda do cliente' }).click();
    await expect.poll(() => location.pathname).toBe('/agenda');
    expect(new URLSearchParams(location.search).get('cliente')).toBe('31');
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
  });

  it('opens under a resting mouse, and closes 150 ms after it has left', async () => {
    responderClientes([AURORA]);
    await abrirPagina('/ferramentas', comAurora);
    // From before the mouse moves, the time is the page's own: how busy the machine is does not count.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await chip.hover();
    await expect.element(painel).toBeVisible();
    await longe.hover();
    vi.advanceTimersByTime(149);
    await expect.element(painel).toBeVisible();
    vi.advanceTimersByTime(50);
    await expect.element(painel).not.toBeInTheDocument();
  });

  it('stays by a click wherever the mouse goes, and Escape closes it', async () => {
    responderClientes([AURORA]);
    await abrirPagina('/ferramentas', comAurora);
    await chip.click();
    await longe.hover();
    await expect.element(page.getByRole('link', { name: 'Trocar Cliente' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(painel).not.toBeInTheDocument();
  });

  it('is followed by titles without the client, which say it where none is active', async () => {
    responderClientes([AURORA]);
    responderEmpresas([]);
    await abrirPagina('/empresas', comAurora);
    await expect.element(titulo).toHaveTextContent('Empresas');
    await expect.element(page.getByText('Padaria Aurora')).toHaveLength(1);
    responderInicio();
    await secao.getByRole('button', { name: 'Desvincular' }).click();
    await expect.element(titulo).toMatchTextContent('Bem-vindo');
    await irPara('/empresas');
    await expect.element(titulo).toHaveTextContent('Empresas do cliente');
  });
});

describe('whatever lets go of the client says so, and offers the way back', () => {
  const aviso = page.getByRole('status').filter({ hasText: 'Cliente desvinculado' });
  const desfazer = aviso.getByRole('button', { name: 'Desfazer' });

  it('to the page that had it, from Início, where no client can stay', async () => {
    responderClientes([AURORA]);
    responderInicio();
    await abrirPagina('/ferramentas?de=teste', comAurora);
    await secao.getByRole('button', { name: 'Desvincular' }).click();
    await expect.element(titulo).toMatchTextContent('Bem-vindo');
    await expect.element(aviso).toMatchTextContent('Padaria Aurora');
    await desfazer.click();
    await expect.poll(() => location.pathname + location.search).toBe('/ferramentas?de=teste');
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
  });

  it('on the page that an entry of the sidebar led to', async () => {
    responderClientes([AURORA]);
    responderAgendaVazia();
    await abrirPagina('/ferramentas', comAurora);
    const lateral = page.getByRole('navigation', { name: 'Principal' });
    await lateral.getByRole('link', { name: 'Agenda' }).click();
    await desfazer.click();
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
    expect(location.pathname).toBe('/agenda');
  });

  it('until another is chosen', async () => {
    responderClientes([AURORA, ACUCAR]);
    responderAgendaVazia();
    await abrirPagina('/ferramentas', { ...comAurora, quem: semPainel });
    const lateral = page.getByRole('navigation', { name: 'Principal' });
    await lateral.getByRole('link', { name: 'Clientes' }).click();
    await expect.element(aviso).toBeVisible();
    await linha(ACUCAR.nome).click();
    await expect.element(aviso).not.toBeInTheDocument();
    await expect.element(chip).toMatchTextContent(ACUCAR.nome);
  });
});

describe('AD-07 Desvincular leaves no client and goes to Início', () => {
  it('from the sidebar', async () => {
    responderClientes([AURORA]);
    responderInicio();
    await abrirPagina('/ferramentas', comAurora);
    await secao.getByRole('button', { name: 'Desvincular' }).click();
    await expect.poll(() => location.pathname).toBe('/inicio');
    await expect.element(chip).not.toBeInTheDocument();
  });

  it('from the list of clients', async () => {
    responderClientes([AURORA]);
    responderInicio();
    await abrirPagina('/ferramentas', comAurora);
    await chip.click();
    await page.getByRole('button', { name: 'Desvincular Cliente' }).click();
    await expect.poll(() => location.pathname).toBe('/inicio');
    await expect.element(chip).not.toBeInTheDocument();
    await ninguemGuardado();
  });
});

it('the list of many clients is 400 px high at most, with both its actions in sight', async () => {
  responderClientes(Array.from({ length: 60 }, (_, id) => umCliente({ id: id + 1 })));
  await abrirPagina('/ferramentas', comAurora);
  await chip.click();
  const painel = page.getByRole('dialog');
  await expect.element(painel.getByRole('option').first()).toBeVisible();
  const { top, bottom } = painel.element().getBoundingClientRect();
  expect(bottom - top).toBeLessThanOrEqual(400);
  const acao = painel.getByRole('button', { name: 'Desvincular Cliente' }).element();
  expect(acao.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});

it('Trocar comes back to the page it left, with the other client', async () => {
  responderClientes([AURORA, ACUCAR]);
  responderAgendaVazia();
  await abrirPagina('/agenda?cliente=31', comAurora);
  await secao.getByRole('link', { name: 'Trocar' }).click();
  await expect.poll(() => location.pathname).toBe('/selecionar-cliente');
  expect(new URLSearchParams(location.search).get('voltar')).toMatch(/^\/agenda/);
  await linha(ACUCAR.nome).click();
  await expect.poll(() => location.pathname).toBe('/agenda');
  await expect.element(chip).toMatchTextContent(ACUCAR.nome);
});

describe('the list under the active client', () => {
  const campo = page.getByRole('combobox', { name: /^Buscar cliente/ });
  const opcoes = page.getByRole('listbox').getByRole('option');
  const abrirLista = async () => {
    responderClientes([AURORA, ACUCAR]);
    await abrirPagina('/ferramentas', comAurora);
    await chip.click();
    await expect.element(campo).toHaveFocus();
  };

  it.each([
    ['the name without accents', 'ACUCAR & GRAOS'],
    ['the masked CNPJ', '11.222.333/0001-81'],
    ['the number of the contract', '2026-0187'],
  ])('finds a client by %s', async (_, termo) => {
    await abrirLista();
    await campo.fill(termo);
    await expect.element(opcoes).toHaveLength(1);
    await expect.element(opcoes).toMatchTextContent(ACUCAR.nome);
  });

  it('finds one that has ended where all have, which no count has', async () => {
    responderClientes([AURORA]);
    responder(usuariosEndpoints.clientesFiltrados, {
      clientes: [AURORA],
      total: 0,
      escopo: 'todos',
      atualizado_em: '2026-11-26T12:00:00.000Z',
    });
    await abrirPagina('/ferramentas', comAurora);
    await chip.click();
    await expect.element(opcoes).toHaveLength(1);
    await expect.element(page.getByText(/^Nenhum cliente vinculado/)).not.toBeInTheDocument();
  });

  it('says so when nothing is found', async () => {
    await abrirLista();
    await campo.fill('zzzz');
    await expect.element(page.getByText('Nenhum cliente encontrado para "zzzz".')).toBeVisible();
  });

  it('chooses by Enter, gives the focus back, and marks the chosen one when it is opened again', async () => {
    await abrirLista();
    await campo.fill('2026-0187');
    await userEvent.keyboard('{Enter}');
    await expect.element(chip).toMatchTextContent(ACUCAR.nome);
    await expect.element(chip).toHaveFocus();
    await chip.click();
    await expect
      .element(page.getByRole('option', { selected: true }))
      .toMatchTextContent(ACUCAR.nome);
  });

  it('says that nothing is found without anything axe complains of', async () => {
    await abrirLista();
    await campo.fill('zzzz');
    await expect.element(page.getByText('Nenhum cliente encontrado para "zzzz".')).toBeVisible();
    await semViolacoes();
  });
});
