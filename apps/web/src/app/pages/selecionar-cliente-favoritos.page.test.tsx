import { clientesFavoritosEndpoints } from '@dominio/contrato/clientes-favoritos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { teclar } from '../../../test/pagina/teclado.ts';
import { lembrarRecente } from '../../features/clientes/clientes.recentes.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal' });
const CEDRO = umCliente({ id: 33, nome: 'Oficina Cedro', arquivado: 'encerrado' });
const TRES = [AURORA, BOREAL, CEDRO];

/** Who may not see the panel of a client: the list stays, and says who was chosen. */
const quem = umaPessoa({ grupo: 'gestor', sem: ['painel_cliente:visualizar'] });
const PAGINA = '/selecionar-cliente';

const principal = page.getByRole('main');
const estrela = (nome: string) =>
  principal.getByRole('button', { name: `Favoritar ${nome}`, exact: true });
const fila = (titulo: string) => principal.getByRole('region', { name: titulo, exact: true });
const linha = (nome: string) => principal.getByRole('row').filter({ hasText: nome });
const chip = page.getByRole('button', { name: /^Cliente ativo/ });

describe('the star of a client in the list', () => {
  it('makes it a favourite at once, above the list too, before the server answers', async () => {
    const { favoritos } = responderClientes(TRES);
    const presa = segurar(clientesFavoritosEndpoints.favoritar);
    await abrirPagina(PAGINA);
    await linha('Mercado Boreal').hover();
    await estrela('Mercado Boreal').click();
    await expect.element(estrela('Mercado Boreal')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(fila('Favoritos').getByRole('button'))
      .toMatchTextContent('Mercado Boreal');
    presa.soltar();
    await expect.poll(() => [...favoritos.ids]).toEqual([32]);
    await expect.element(estrela('Mercado Boreal')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is set and taken away by the keyboard, of the row that has the focus', async () => {
    const { favoritos } = responderClientes(TRES);
    await abrirPagina(PAGINA);
    await expect.element(estrela('Aurora Tecidos')).toHaveAttribute('tabindex', '0');
    await expect.element(estrela('Mercado Boreal')).toHaveAttribute('tabindex', '-1');
    await teclar(estrela('Aurora Tecidos'), '{Enter}');
    await expect.poll(() => [...favoritos.ids]).toEqual([31]);
    await userEvent.keyboard(' ');
    await expect.poll(() => [...favoritos.ids]).toEqual([]);
    await expect.element(estrela('Aurora Tecidos')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => location.pathname).toBe(PAGINA);
    await expect.element(chip).not.toBeInTheDocument();
  });

  it('is as it was where the server refuses, with the reason', async () => {
    responderClientes(TRES);
    const frase = 'Você pode ter no máximo 60 clientes favoritos. Remova um deles antes.';
    responder(clientesFavoritosEndpoints.favoritar, () => recusar('ESTADO_INVALIDO', frase));
    await abrirPagina(PAGINA);
    await linha('Aurora Tecidos').hover();
    await estrela('Aurora Tecidos').click();
    await expect.element(page.getByText('Erro ao salvar o favorito')).toBeVisible();
    await expect.element(page.getByText(frase)).toBeVisible();
    await expect.element(estrela('Aurora Tecidos')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(fila('Favoritos')).not.toBeInTheDocument();
  });

  it('follows another device', async () => {
    const { favoritos } = responderClientes(TRES);
    await abrirPagina(PAGINA);
    await expect.element(estrela('Aurora Tecidos')).toHaveAttribute('aria-pressed', 'false');
    favoritos.ids.add(31);
    const data = { recurso: 'clientes-favoritos', id: null } as const;
    fluxo.dizer({ type: 'command', action: 'refresh', timestamp: 1, data });
    await expect.element(estrela('Aurora Tecidos')).toHaveAttribute('aria-pressed', 'true');
  });

  it('stands in each card of a phone', async () => {
    const { favoritos } = responderClientes(TRES);
    await page.viewport(375, 760);
    await abrirPagina(PAGINA, { quem });
    await estrela('Mercado Boreal').click();
    await expect.poll(() => [...favoritos.ids]).toEqual([32]);
    await expect.element(chip).not.toBeInTheDocument();
    await semRolagemLateral();
  });
});

describe('the favourite clients', () => {
  it('stand above the list, before the recent ones, once each, and no ended one', async () => {
    lembrarRecente(31);
    lembrarRecente(32);
    const { favoritos } = responderClientes(TRES);
    for (const { id } of [BOREAL, CEDRO]) favoritos.ids.add(id);
    await abrirPagina(PAGINA, { quem });
    await expect
      .element(fila('Favoritos').getByRole('button'))
      .toMatchTextContent('Mercado Boreal');
    await expect.element(fila('Recentes').getByRole('button')).toMatchTextContent('Aurora Tecidos');
    await fila('Favoritos').getByRole('button').click();
    await expect.element(chip).toMatchTextContent('Mercado Boreal');
  });

  it('are chosen first by Enter, while nothing is typed', async () => {
    lembrarRecente(31);
    responderClientes(TRES).favoritos.ids.add(32);
    await abrirPagina(PAGINA, { quem });
    await expect.element(fila('Favoritos')).toBeVisible();
    await teclar(principal.getByRole('searchbox'), '{Enter}');
    await expect.element(chip).toMatchTextContent('Mercado Boreal');
  });

  it('are all in the list that is narrowed to them, and in its address', async () => {
    responderClientes(TRES).favoritos.ids.add(32);
    await abrirPagina(PAGINA);
    await principal.getByRole('button', { name: 'Só favoritos' }).click();
    await parametro('favoritos').toBe('1');
    await expect.element(linha('Aurora Tecidos')).not.toBeInTheDocument();
    await expect.element(linha('Mercado Boreal')).toBeVisible();
    // Taken away, it stays where it was until the list is read again.
    await linha('Mercado Boreal').hover();
    await estrela('Mercado Boreal').click();
    await expect.element(estrela('Mercado Boreal')).toHaveAttribute('aria-pressed', 'false');
    await principal.getByRole('button', { name: 'Só favoritos' }).click();
    await expect.element(linha('Aurora Tecidos')).toBeVisible();
  });

  it('are told how they are made where there are none', async () => {
    responderClientes(TRES);
    await abrirPagina(`${PAGINA}?favoritos=1`);
    await expect
      .element(
        page.getByText(
          'Nenhum cliente favorito. Use a estrela de um cliente para encontrá-lo aqui.',
        ),
      )
      .toBeVisible();
  });

  it('are told to be of no current client where all of them have ended', async () => {
    responderClientes(TRES).favoritos.ids.add(33);
    await abrirPagina(`${PAGINA}?favoritos=1`);
    await expect.element(page.getByText('Nenhum favorito entre os clientes atuais.')).toBeVisible();
  });

  it('more than the row holds are asked for in the list', async () => {
    const muitos = Array.from({ length: 8 }, (_, i) =>
      umCliente({ id: 40 + i, nome: `Zeta ${i}` }),
    );
    const { favoritos } = responderClientes(muitos);
    for (const { id } of muitos) favoritos.ids.add(id);
    await abrirPagina(PAGINA);
    await expect.element(fila('Favoritos').getByRole('button')).toHaveLength(7);
    await fila('Favoritos').getByRole('button', { name: 'Ver os 8 favoritos' }).click();
    await parametro('favoritos').toBe('1');
  });

  it('stand there without anything axe complains of', async () => {
    responderClientes(TRES).favoritos.ids.add(32);
    await abrirPagina(PAGINA);
    await expect.element(fila('Favoritos')).toBeVisible();
    await semViolacoes();
  });
});
