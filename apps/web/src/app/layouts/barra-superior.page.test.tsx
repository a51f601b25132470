import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { rodape } from '@dominio/contrato/paginacao';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { painel as aoLado } from '../../../test/pagina/painel.ts';
import { segurarRecargas } from '../../../test/pagina/recarga.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  responderAgendaVazia,
  responderSemAgendamentos,
} from '../../../test/pagina/registros/agenda-vazia.ts';
import { umAgendamento } from '../../../test/pagina/registros/agendamento.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const menu = page.getByRole('button', { name: 'Menu do usuário' });
const entrada = (name: string) => page.getByRole('menuitem', { name });

describe('the popup of today', () => {
  const botao = page.getByRole('button', { name: 'Agendamentos de hoje' });
  const painel = page.getByRole('dialog', { name: 'Agendamentos de hoje' });

  it('opens under a resting mouse, and closes a moment after the mouse has left', async () => {
    responderSemAgendamentos();
    await abrirPagina('/ferramentas', gestor);
    // From before the mouse moves, the time is the page's own: how busy the machine is does not count.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await botao.hover();
    await expect.element(painel).toBeVisible();
    await page.getByRole('main').getByRole('heading', { level: 1 }).hover();
    vi.advanceTimersByTime(100);
    await expect.element(painel).toBeVisible();
    vi.advanceTimersByTime(400);
    await expect.element(painel).not.toBeInTheDocument();
  });

  it('opens by Enter, whatever the mouse does, and Escape closes it and gives the focus back', async () => {
    responderSemAgendamentos();
    await abrirPagina('/ferramentas', gestor);
    await teclar(botao, '{Enter}');
    await expect.element(painel).toBeVisible();
    await page.getByRole('main').getByRole('heading', { level: 1 }).hover();
    await expect.element(painel.getByRole('link', { name: '+ Novo Agendamento' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(painel).not.toBeInTheDocument();
    await expect.element(botao).toHaveFocus();
  });
});

it('the menu of the person is called by what is read out: its picture holds no text', async () => {
  await abrirPagina('/ferramentas', gestor);
  await expect.element(menu).toBeVisible();
  expect(menu.element().textContent).toBe('');
});

it('the popup of a full day is 400 px high at most, with its button in sight', async () => {
  responderSemAgendamentos();
  responder(agendamentosEndpoints.listar, ({ query }) => ({
    agendamentos: Array.from({ length: 30 }, (_, id) => umAgendamento({ id: id + 1 })),
    ...rodape(30, query),
  }));
  await abrirPagina('/ferramentas', gestor);
  await page.getByRole('button', { name: 'Agendamentos de hoje' }).click();
  const painel = page.getByRole('dialog', { name: 'Agendamentos de hoje' });
  await expect.element(painel.getByRole('listitem').first()).toBeVisible();
  const { top, bottom } = painel.element().getBoundingClientRect();
  expect(bottom - top).toBeLessThanOrEqual(400);
  const novo = painel.getByRole('link', { name: '+ Novo Agendamento' }).element();
  expect(novo.getBoundingClientRect().bottom).toBeLessThan(bottom);
});

describe('the appointments in the popup of today', () => {
  const botao = page.getByRole('button', { name: 'Agendamentos de hoje' });
  const painel = page.getByRole('dialog', { name: 'Agendamentos de hoje' });
  const abrir = async () => {
    const doDia = responder(agendamentosEndpoints.listar, ({ query }) => ({
      agendamentos: [umAgendamento({ id: 1, titulo: 'Ainda hoje' })],
      ...rodape(1, query),
    }));
    await abrirPagina('/ferramentas', gestor);
    await botao.click();
    return doDia;
  };

  it('are the person’s own of this day', async () => {
    const { pedidos } = await abrir();
    await expect.element(painel.getByRole('listitem')).toMatchTextContent('Ainda hoje');
    const { id } = gestor.quem.usuario;
    expect(pedidos.map(({ query }) => query)).toMatchObject([
      {
        data_inicio: new Date('2026-08-12T00:00:00-03:00'),
        data_fim: new Date('2026-08-13T00:00:00-03:00'),
        participante_id: id,
      },
    ]);
  });

  it('lead on to the form of a new one', async () => {
    responderAgendaVazia();
    await abrir();
    await painel.getByRole('link', { name: '+ Novo Agendamento' }).click();
    await expect.element(aoLado('Novo agendamento')).toBeVisible();
    expect(location.pathname).toBe('/agenda');
  });
});

describe('the menu of the person', () => {
  it('changes the theme: it is said, saved, and the page reloads in it', async () => {
    const recargas = segurarRecargas();
    await abrirPagina('/ferramentas', gestor);
    const salvar = responder(configuracaoUsuarioEndpoints.salvar, { success: true, message: '' });
    await menu.click();
    await entrada('Usar tema claro').click();
    await expect.element(page.getByText('Tema alterado para claro. Recarregando...')).toBeVisible();
    await expect.poll(() => recargas.feitas).toBe(1);
    expect(salvar.pedidos.map(({ body }) => body)).toEqual([
      { config: { theme: { mode: 'light' } } },
    ]);
    expect(localStorage.getItem('dominio.tema')).toBe('light');
    await recarregar();
    await expect
      .element(document.documentElement)
      .toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  it('puts Grafite on by one click, without a reload, and takes it off again', async () => {
    const { configuracaoGuardada } = await abrirPagina('/ferramentas', gestor);
    const fundo = expect.poll(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--cor-pagina'),
    );
    await menu.click();
    await entrada('Usar tema Grafite').click();
    await expect.element(page.getByText('Tema Grafite aplicado.')).toBeVisible();
    await fundo.toBe('#121416');
    await expect
      .poll(configuracaoGuardada)
      .toMatchObject({ theme: { mode: 'dark', light: { body: { custom: '#eef0f2' } } } });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await fundo.toBe('#000000');
    await menu.click();
    await expect.element(entrada('Usar tema Grafite')).toBeVisible();
  });

  it('ends the session at the sign-in page with nothing of the person left', async () => {
    responderEntrada();
    await abrirPagina('/ferramentas', gestor);
    await menu.click();
    await entrada('Sair').click();
    await expect.poll(() => location.pathname).toBe('/entrar');
    const daMaquina = ['tema', 'tema.origem', 'tema.light', 'tema.dark', 'sidebar', 'submenus'];
    const restam = () =>
      Object.keys(localStorage).filter(
        (chave) => ![...daMaquina, 'instalacao'].includes(chave.replace('dominio.', '')),
      );
    await expect.poll(restam).toEqual([]);
    expect(document.cookie).toBe('');
  });
});
