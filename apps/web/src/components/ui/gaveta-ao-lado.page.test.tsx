import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { parametro } from '../../../test/pagina/endereco.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { responderTimes, umTime } from '../../../test/pagina/registros/time.ts';

const TIMES = ['Contábil', 'Fiscal', 'Folha'].map((nome, i) => umTime({ id: i + 1, nome }));
const lista = page.getByRole('region', { name: 'Times', exact: true });
const linha = (nome: string) => lista.getByRole('row', { name: nome });
const passo = (name: 'Anterior' | 'Próximo') => page.getByRole('button', { name });
const nome = page.getByRole('textbox', { name: 'Nome' });
const titulo = (qual: string) => painel(qual).getByRole('heading', { name: qual });

beforeEach(() => void responderTimes(TIMES));

describe('the panel beside a list', () => {
  it('takes the focus, and gives it back by Escape', async () => {
    await abrirPagina('/times');
    await linha('Fiscal').click();
    await expect.element(titulo('Time Fiscal')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(painel('Time Fiscal')).not.toBeInTheDocument();
    await expect.element(linha('Fiscal')).toHaveFocus();
  });

  it('stays open beside a click in the page, and closes by Escape there too', async () => {
    await abrirPagina('/times?time=2');
    await expect.element(titulo('Time Fiscal')).toBeVisible();
    const cabecalho = page.getByRole('heading', { level: 1 });
    await cabecalho.click();
    await expect.element(painel('Time Fiscal')).not.toHaveAttribute('aria-modal');
    await userEvent.keyboard('{Escape}');
    await expect.element(painel('Time Fiscal')).not.toBeInTheDocument();
    await expect.element(cabecalho).toBeVisible();
  });

  it('shows another row in its place, with the focus', async () => {
    await abrirPagina('/times?time=1');
    await expect.element(titulo('Time Contábil')).toBeVisible();
    await linha('Folha').click();
    await expect.element(titulo('Time Folha')).toHaveFocus();
    await passo('Anterior').click();
    await expect.element(titulo('Time Fiscal')).toBeVisible();
    await expect.element(passo('Anterior')).toHaveFocus();
  });

  it('makes the list no wider than what it leaves, and nothing lies under it', async () => {
    await abrirPagina('/times?time=1');
    const aberto = await painel('Time Contábil').findElement();
    const { right } = lista.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(aberto.getBoundingClientRect().left);
  });

  it('lies over everything on a phone, which cannot be used then', async () => {
    await page.viewport(375, 760);
    await abrirPagina('/times?time=1');
    await expect.element(painel('Time Contábil')).toHaveAttribute('aria-modal', 'true');
    const main = document.querySelector('main');
    expect(main?.inert).toBe(true);
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect.poll(() => main?.inert).toBe(false);
  });
});

describe('the arrows in the panel', () => {
  it('step through the list and stop at its ends; closing leads to the list at once', async () => {
    await abrirPagina('/times');
    await linha('Contábil').click();
    await expect.element(titulo('Time Contábil')).toHaveFocus();
    await expect.element(passo('Anterior')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect.element(titulo('Time Fiscal')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(titulo('Time Folha')).toBeVisible();
    await expect.element(passo('Próximo')).toHaveAttribute('aria-disabled', 'true');
    await parametro('time').toBe('3');
    history.back();
    await expect.element(painel('Time Folha')).not.toBeInTheDocument();
    await expect.element(linha('Folha')).toHaveFocus();
  });

  it('are those of a field that has the focus', async () => {
    await abrirPagina('/times?time=1&aba=dados');
    await nome.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(nome).toHaveFocus();
    await parametro('time').toBe('1');
  });
});

describe('what was typed into the panel', () => {
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });

  beforeEach(async () => {
    await abrirPagina('/times?time=1&aba=dados');
    await nome.fill('Outro nome');
  });

  it('stays while the list beside it is searched', async () => {
    await lista.getByRole('searchbox').fill('F');
    await parametro('termo').toBe('F');
    await expect.element(pergunta).not.toBeInTheDocument();
    await expect.element(nome).toHaveValue('Outro nome');
  });

  it('is not lost unasked to another row', async () => {
    await linha('Folha').click();
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(nome).toHaveValue('Outro nome');
    await linha('Folha').click();
    await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(titulo('Time Folha')).toHaveFocus();
  });
});
