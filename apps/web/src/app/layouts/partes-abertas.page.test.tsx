import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responderSemAgendamentos } from '../../../test/pagina/registros/agenda-vazia.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const CLIENTES = ['Padaria Aurora', 'Mercado Boreal', 'Oficina Cedro', 'Livraria Duna'].map(
  (nome, i) => umCliente({ id: 31 + i, nome }),
);
const comCliente = { ...gestor, guardado: comClienteAtivo(umCliente()) };
const botao = (name: string | RegExp) => page.getByRole('button', { name });
const opcoes = page.getByRole('listbox').getByRole('option');

describe('what opens from the bars has nothing that axe complains of', () => {
  it('the menu of the person', async () => {
    await abrirPagina('/ferramentas', gestor);
    await botao('Menu do usuário').click();
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
    await semViolacoes();
  });

  it('the chip of the client: its pages, and the list with the mark beside the active one', async () => {
    responderClientes(CLIENTES);
    await abrirPagina('/ferramentas', comCliente);
    await botao(/^Cliente ativo/).click();
    await expect.element(opcoes.first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Agenda do cliente' })).toBeVisible();
    await semViolacoes();
  });

  it('the list of clients, with the mark of the keyboard upon another', async () => {
    responderClientes(CLIENTES);
    await abrirPagina('/ferramentas', comCliente);
    await botao(/^Cliente ativo/).click();
    await expect.element(opcoes.first()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await semViolacoes(['dark']);
  });

  it('the list of clients, with the mouse upon one', async () => {
    responderClientes(CLIENTES);
    await abrirPagina('/ferramentas', comCliente);
    await botao(/^Cliente ativo/).click();
    await opcoes.nth(3).hover();
    await semViolacoes();
  });

  it('the bell', async () => {
    // Where little lies under it: axe measures what is half covered as too small to be pressed.
    await abrirPagina('/nao-existe', gestor);
    await botao(/^Notificações/).click();
    await expect.element(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible();
    await semViolacoes();
  });

  it('the popup of today', async () => {
    responderSemAgendamentos();
    await abrirPagina('/ferramentas', gestor);
    await botao('Agendamentos de hoje').click();
    await expect.element(page.getByRole('link', { name: '+ Novo Agendamento' })).toBeVisible();
    await semViolacoes();
  });
});

it('the menu of the person is said to be one before its code is here, and opens by Enter', async () => {
  await abrirPagina('/ferramentas', gestor);
  const doMenu = botao('Menu do usuário');
  await expect.element(doMenu).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(doMenu).toHaveAttribute('aria-expanded', 'false');
  await teclar(doMenu, '{Enter}');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await expect.element(doMenu).toHaveAttribute('aria-expanded', 'true');
});

it('the menu of the person is walked by arrows, and Escape gives the focus back', async () => {
  await abrirPagina('/ferramentas', gestor);
  await botao('Menu do usuário').click();
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem').nth(1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(botao('Menu do usuário')).toHaveFocus();
});
