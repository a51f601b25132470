import { pedidosDeAcessoEndpoints, TEXTOS_DO_PEDIDO } from '@dominio/contrato/pedidos-de-acesso';
import { acessoDoUsuarioEndpoints } from '@dominio/contrato/usuarios-acesso';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const consultor = { quem: umaPessoa({ grupo: 'consultor' }) };
const PERMISSAO = { permissao: 'configuracoes:visualizar', nome: 'Configurações: visualizar' };
const MOTIVO = 'Cadastrar os feriados da cidade.';
const pedido = page.getByRole('dialog', { name: 'Pedir acesso' });
const motivo = pedido.getByRole('textbox', { name: 'Para quê' });
const enviar = pedido.getByRole('button', { name: 'Enviar pedido' });

/** Opens the settings without access, and from the refusal the form that requests it. */
async function pedirDaPagina() {
  responder(acessoDoUsuarioEndpoints.permissoes, { permissoes: [], total: 0 });
  responder(acessoDoUsuarioEndpoints.clientes, {
    escopo: 'vinculados',
    clientes: [],
    total: 0,
    todos: [],
  });
  responder(pedidosDeAcessoEndpoints.listar, { disponiveis: [PERMISSAO], pedidos: [], total: 0 });
  await abrirPagina('/configuracoes', consultor);
  await page.getByRole('link', { name: 'Pedir acesso' }).click();
  await expect.element(motivo).toBeVisible();
}

it('a refused page leads to the request, which already has its permission chosen', async () => {
  await pedirDaPagina();
  await expect.element(pedido.getByRole('combobox')).toHaveValue(PERMISSAO.nome);
  await expect.poll(() => location.search).toBe('?aba=acessos');
});

it('a reason that is too short is refused at its field, and nothing is sent', async () => {
  const pedir = responder(pedidosDeAcessoEndpoints.pedir, { success: true, message: '' });
  await pedirDaPagina();
  await motivo.fill('curto');
  await enviar.click();
  await expect.element(pedido.getByText(TEXTOS_DO_PEDIDO.motivo)).toBeVisible();
  expect(pedir.pedidos).toHaveLength(0);
});

it('the refusal of a reason has nothing axe complains of', async () => {
  await pedirDaPagina();
  await motivo.fill('curto');
  await enviar.click();
  await expect.element(pedido.getByText(TEXTOS_DO_PEDIDO.motivo)).toBeVisible();
  await semViolacoes();
});

it('a request is listed with its reason', async () => {
  await pedirDaPagina();
  const pedir = responder(pedidosDeAcessoEndpoints.pedir, () => {
    const feito = { ...PERMISSAO, motivo: MOTIVO, pedido_em: AGORA.toISOString() };
    responder(pedidosDeAcessoEndpoints.listar, { disponiveis: [], pedidos: [feito], total: 1 });
    return { success: true, message: TEXTOS_DO_PEDIDO.enviado };
  });
  await motivo.fill(MOTIVO);
  await enviar.click();
  await expect.element(pedido).not.toBeInTheDocument();
  const pedidos = page.getByRole('region', { name: 'O que você pediu' });
  await expect.element(pedidos.getByText(MOTIVO)).toBeVisible();
  expect(pedir.pedidos.map(({ body }) => body)).toEqual([
    { permissao: PERMISSAO.permissao, motivo: MOTIVO },
  ]);
});
