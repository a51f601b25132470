import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, irPara } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes, umTime } from '../../../test/pagina/registros/time.ts';

const PAGINA = '/minha-conta?aba=preferencias';
const quem = umaPessoa({ permissoes: ['times:acessar'] });
const inicial = page.getByRole('combobox', { name: 'Página inicial' });
const onde = () => expect.poll(() => location.pathname);

describe('the preferences', () => {
  it('are a start page among those that one may open, and a density, saved as they are chosen', async () => {
    const { configuracaoGuardada } = await abrirPagina(PAGINA, { quem });
    await expect.element(inicial).toHaveValue('Início');
    await inicial.click();
    await expect.element(page.getByRole('option', { name: 'Usuários' })).not.toBeInTheDocument();
    await page.getByRole('option', { name: 'Times' }).click();
    await page.getByRole('radio', { name: 'Compacta' }).click();
    await expect
      .poll(configuracaoGuardada)
      .toMatchObject({ layout: { start_page: '/times', table_density: 'compacta' } });
  });

  it('stand on a phone without anything axe complains of', async () => {
    await page.viewport(375, 760);
    await abrirPagina(PAGINA, { quem });
    await expect.element(inicial).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

describe('the start page', () => {
  const comecando = (start_page: string) => ({
    quem,
    configuracao: { layout: { start_page } },
    esperar: false,
  });

  it('is where one comes to from the entrance', async () => {
    responderTimes([umTime()]);
    await abrirPagina('/', comecando('/times'));
    await onde().toBe('/times');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Times' })).toBeVisible();
  });

  it('is passed over where one may not open it any more', async () => {
    await abrirPagina('/', comecando('/gerenciar-usuarios'));
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await onde().toBe('/inicio');
  });

  it('keeps nobody from the beginning, when it is asked for by name', async () => {
    responderTimes([umTime()]);
    await abrirPagina('/', comecando('/times'));
    await onde().toBe('/times');
    await irPara('/inicio');
    await onde().toBe('/inicio');
  });
});

it('the chosen density holds for every table that has no other', async () => {
  responderTimes([umTime({ nome: 'Fiscal' })]);
  await abrirPagina('/times', { quem, configuracao: { layout: { table_density: 'confortavel' } } });
  const alta = () =>
    page
      .getByRole('row', { name: /Fiscal/ })
      .element()
      .getBoundingClientRect().height;
  await expect.poll(alta).toBe(48);
  await irPara('/times?densidade=compacta');
  await expect.poll(alta).toBe(32);
});
