import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { segurarRecargas } from '../../../test/pagina/recarga.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { permitir } from '../../../test/pagina/vigia.ts';

const consultor = { quem: umaPessoa({ grupo: 'consultor' }) };
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const titulo = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

beforeEach(() =>
  permitir(/^(Uncaught (Type|Range)Error|React Router caught|Each child in a list)/),
);

describe('a page that breaks', () => {
  beforeEach(() => {
    responderClientes();
    responder(clientesEndpoints.listar, () => Response.json({ clientes: [null], total: 1 }));
  });

  it('says so in its place, with the details, and is reloaded by its button', async () => {
    const recargas = segurarRecargas();
    await abrirPagina('/selecionar-cliente', consultor);
    await expect.element(titulo('Erro ao carregar página')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await page.getByText('Detalhes do erro').click();
    await expect.element(page.getByText(/^TypeError: /).first()).toBeVisible();
    await botao('Recarregar Página').click();
    await expect.poll(() => recargas.feitas).toBe(1);
  });

  it('says so without anything axe complains of', async () => {
    await abrirPagina('/selecionar-cliente', consultor);
    await expect.element(titulo('Erro ao carregar página')).toBeVisible();
    await page.getByText('Detalhes do erro').click();
    await semViolacoes();
  });
});

describe('a part that breaks', () => {
  const hoje = botao('Agendamentos de hoje');
  const parte = page.getByRole('alert').filter({ hasText: 'Erro ao carregar componente' });

  beforeEach(async () => {
    responder(agendamentosEndpoints.listar, () => Response.json({ total: 1, agendamentos: [{}] }));
    responderClientes();
    await abrirPagina('/selecionar-cliente', consultor);
    await expect.element(titulo('Clientes')).toBeVisible();
  });

  const quebrar = async () => {
    await hoje.click();
    await expect.element(parte).toBeVisible();
    await expect.element(titulo('Clientes')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(parte).not.toBeInTheDocument();
  };

  it('says so in its own place, and the page stands', async () => {
    await quebrar();
  });

  it('says so without anything axe complains of', async () => {
    await hoje.click();
    await expect.element(parte).toBeVisible();
    await semViolacoes();
  });

  it('a third time takes the application with it, and a fourth one the page, a second later', async () => {
    const recargas = segurarRecargas();
    await quebrar();
    await quebrar();
    await hoje.click();
    await expect.element(titulo('Erro na aplicação')).toBeVisible();
    expect(recargas.feitas).toBe(0);
    await botao('Tentar novamente').click();
    await expect.element(titulo('Clientes')).toBeVisible();
    // The pointer alone opens it.
    await titulo('Clientes').hover();
    await hoje.hover();
    await expect.poll(() => recargas.feitas).toBe(1);
  });
});
