import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const lista = page.getByRole('dialog', { name: 'Atalhos do teclado' });
const interruptor = lista.getByRole('switch', { name: 'Usar atalhos de uma tecla' });
const busca = page.getByPlaceholder('Digite para buscar...');

describe('the shortcuts', () => {
  beforeEach(() => {
    responderClientes();
    responderAgendaVazia();
  });

  it('go somewhere, and the focus is on the heading there', async () => {
    await abrirPagina('/ferramentas', gestor);
    await userEvent.keyboard('gc');
    await expect.poll(() => location.pathname).toBe('/selecionar-cliente');
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('rest while one types', async () => {
    responderBusca({});
    await abrirPagina('/selecionar-cliente', gestor);
    await userEvent.keyboard('/');
    await expect.element(busca).toHaveFocus();
    await userEvent.keyboard('ga');
    await expect.element(busca).toHaveValue('ga');
    expect(location.pathname).toBe('/selecionar-cliente');
  });

  it('list themselves', async () => {
    await abrirPagina('/ferramentas', gestor);
    await userEvent.keyboard('?');
    await expect
      .element(lista.getByRole('region', { name: 'Ir para' }))
      .toMatchTextContent('Agenda');
    await semViolacoes();
  });

  it('are switched off, but for the one that lists them, and on again', async () => {
    await abrirPagina('/ferramentas', gestor);
    await userEvent.keyboard('?');
    await interruptor.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(lista).not.toBeInTheDocument();
    await userEvent.keyboard('ga?');
    await expect.element(lista).toBeVisible();
    expect(location.pathname).toBe('/ferramentas');
    await interruptor.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(lista).not.toBeInTheDocument();
    await userEvent.keyboard('n');
    await expect.element(painel('Novo agendamento')).toBeVisible();
  });
});
