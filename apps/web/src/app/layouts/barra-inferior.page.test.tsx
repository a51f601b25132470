import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const barra = page.getByRole('navigation', { name: 'Principal' });
const mais = barra.getByRole('button', { name: 'Mais' });
const folha = page.getByRole('dialog', { name: 'Mais' });
const PADARIA = umCliente();

beforeEach(async () => {
  await page.viewport(375, 812);
});

it('a phone has a header of 52 px, a bar of 56 px, targets of 44 px and nothing wider than itself', async () => {
  responderInicio();
  await abrirPagina('/inicio', gestor);
  await expect.element(barra).toBeVisible();
  const banner = page.getByRole('banner');
  // The line below it is its own.
  await expect.poll(() => banner.element().clientHeight).toBe(51);
  await expect.poll(() => barra.element().clientHeight).toBe(56);
  const alvos = () => [
    ...banner.element().querySelectorAll('a, button'),
    ...barra.element().querySelectorAll('a, button'),
  ];
  await expect.poll(() => alvos().length).toBeGreaterThan(4);
  await expect
    .poll(() =>
      alvos()
        .filter((um) => um.getBoundingClientRect().height < 44)
        .map((um) => um.getAttribute('aria-label') ?? um.textContent),
    )
    .toEqual([]);
  await semRolagemLateral();
});

it('the bar has four destinations at most, and marks the page that is open', async () => {
  responderInicio();
  responderAgendaVazia();
  await abrirPagina('/inicio');
  await barra.getByRole('link', { name: 'Agenda' }).click();
  await expect
    .element(page.getByRole('main').getByRole('heading', { level: 1 }))
    .toHaveTextContent('Agenda');
  await expect
    .element(barra.getByRole('link', { name: 'Agenda' }))
    .toHaveAttribute('aria-current', 'page');
  expect(barra.getByRole('link').elements().length).toBeLessThanOrEqual(4);
});

it('Mais holds what the bar has no room for, and closes by Escape', async () => {
  await abrirPagina('/ferramentas');
  await mais.click();
  await expect.element(folha.getByRole('button', { name: 'Sair' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(folha).not.toBeInTheDocument();
});

it('Mais holds the person, the theme and the way out', async () => {
  responderEntrada();
  await abrirPagina('/ferramentas', gestor);
  await mais.click();
  await expect.element(folha.getByText(gestor.quem.usuario.nome)).toBeVisible();
  await expect.element(folha.getByRole('button', { name: 'Usar tema claro' })).toBeVisible();
  await folha.getByRole('button', { name: 'Sair' }).click();
  await expect.poll(() => location.pathname).toBe('/entrar');
});

it('Mais leads to the agenda of the active client, which stays active', async () => {
  responderClientes([PADARIA]);
  responderAgendaVazia();
  await abrirPagina('/ferramentas', { ...gestor, guardado: comClienteAtivo(PADARIA) });
  await mais.click();
  await folha.getByRole('link', { name: 'Agenda do cliente' }).click();
  await expect.poll(() => location.pathname).toBe('/agenda');
  await parametro('cliente').toBe('31');
  await expect.element(folha).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Cliente ativo/ })).toBeVisible();
});

it.each([
  ['without a client', {}],
  ['with an active client', comClienteAtivo(PADARIA)],
])('Mais %s has nothing that axe complains of', async (_, guardado) => {
  responderClientes([PADARIA]);
  await abrirPagina('/ferramentas', { ...gestor, guardado });
  await mais.click();
  await expect.element(folha.getByRole('button', { name: 'Sair' })).toBeVisible();
  await semViolacoes();
});
