import { CORES_DO_TEMA_PRONTO } from '@dominio/contrato/tema/prontos';
import { temasEndpoints } from '@dominio/contrato/temas';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const resumo = (nome: string) =>
  [...document.querySelectorAll('summary')].find((um) => um.textContent?.includes(nome));
const abrirSecao = (nome: string) => page.getByText(nome, { exact: true }).first().click();
const variavel = (nome: string) =>
  expect.poll(() => getComputedStyle(document.documentElement).getPropertyValue(nome));
async function abrir(configuracao: object = {}) {
  const pagina = await abrirPagina('/personalizacao', {
    quem: umaPessoa({ grupo: 'consultor' }),
    configuracao,
  });
  await expect.poll(() => document.querySelectorAll('summary').length).toBeGreaterThan(0);
  return pagina;
}
const cantos = page.getByRole('slider', { name: 'Cantos dos cartões' });

beforeEach(() => void responder(temasEndpoints.listar, { temas: [] }));

describe('a change of the theme', () => {
  it('shows at once, is saved, and kept for the next first paint', async () => {
    const { configuracaoGuardada } = await abrir();
    await abrirSecao('Botões');
    await page.getByRole('radio', { name: 'Rosa' }).first().click({ force: true });
    await variavel('--cor-primaria').toBe('#be185d');
    await expect
      .poll(configuracaoGuardada)
      .toMatchObject({ theme: { dark: { primary: { selected: 'rosa' } } } });
    await expect.poll(() => localStorage.getItem('dominio.tema.dark')).toContain('#be185d');
  });

  it('is undone by Ctrl+Z and done again by Ctrl+Shift+Z', async () => {
    const { configuracaoGuardada } = await abrir();
    await abrirSecao('Bordas');
    await cantos.fill('30');
    await variavel('--raio-cartao').toBe('30px');
    await userEvent.keyboard('{Control>}z{/Control}');
    await variavel('--raio-cartao').toBe('8px');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await variavel('--raio-cartao').toBe('30px');
    await expect
      .poll(configuracaoGuardada)
      .toMatchObject({ theme: { dark: { card: { border: { radius: 30 } } } } });
  });
});

describe('the ready themes', () => {
  const pronto = (name: string) => page.getByRole('button', { name, exact: true });

  it('stand before every setting, the one in use marked', async () => {
    await abrir();
    await expect.element(pronto('Domínio')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(pronto('Grafite')).toHaveAttribute('aria-pressed', 'false');
    const primeira = document.querySelector('summary');
    const depois = pronto('Grafite')
      .element()
      .compareDocumentPosition(primeira as Element);
    expect(depois & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('are put on by one click, saved, and taken off by Desfazer', async () => {
    const { configuracaoGuardada } = await abrir();
    await pronto('Grafite').click();
    await variavel('--cor-pagina').toBe('#121416');
    await expect.element(pronto('Grafite')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(configuracaoGuardada)
      .toMatchObject({ theme: { dark: { body: { isCustom: true, custom: '#121416' } } } });
    await page.getByRole('button', { name: 'Desfazer' }).first().click();
    await variavel('--cor-pagina').toBe('#000000');
    await expect.element(pronto('Domínio')).toHaveAttribute('aria-pressed', 'true');
  });

  it('without anything axe complains of', async () => {
    await abrir({ theme: CORES_DO_TEMA_PRONTO.grafite });
    await expect.element(pronto('Grafite')).toHaveAttribute('aria-pressed', 'true');
    await semViolacoes();
  });
});

it("the browser's own bar has the colour of the top bar, and the default again without the person", async () => {
  const barra = document.createElement('meta');
  barra.name = 'theme-color';
  document.head.append(barra);
  onTestFinished(() => barra.remove());
  responderEntrada();
  await abrir({ theme: { dark: { topbar: { isCustom: true, custom: '#be185d' } } } });
  await expect.poll(() => barra.content).toBe('#be185d');
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect.poll(() => barra.content).toBe('#1f2937');
});

it('a text nobody could read is adjusted, and Corrigir contraste makes that the choice', async () => {
  const { configuracaoGuardada } = await abrir({
    theme: { dark: { text: { isCustom: true, custom: '#222222' } } },
  });
  await expect.poll(() => resumo('Tipografia')?.textContent).toContain('Contraste ajustado');
  await variavel('--cor-texto').not.toBe('#222222');
  await page.getByRole('button', { name: 'Corrigir contraste' }).click();
  await expect.poll(() => resumo('Tipografia')?.textContent).toContain('Contraste bom');
  await expect
    .poll(configuracaoGuardada)
    .not.toMatchObject({ theme: { dark: { text: { custom: '#222222' } } } });
});

describe('a file', () => {
  const escolher = (texto: string) =>
    page
      .getByLabelText('Arquivo de tema')
      .upload(new File([texto], 'tema.json', { type: 'application/json' }));

  it('that is no theme is refused with a sentence', async () => {
    await abrir();
    await escolher('{"cores": []}');
    await expect.element(page.getByText('O arquivo não é um tema do Domínio.')).toBeInTheDocument();
  });

  it('that was exported is taken, which can be undone', async () => {
    await abrir();
    const tema = { dark: { borderRadius: 21 }, light: {} };
    await escolher(JSON.stringify({ tipo: 'dominio.tema', v: 1, ...tema }));
    await variavel('--raio-controle').toBe('21px');
    await page.getByRole('button', { name: 'Desfazer' }).first().click();
    await variavel('--raio-controle').toBe('8px');
  });
});

it('the mode that comes with the configuration is the one edited', async () => {
  await abrir({ theme: { mode: 'light' } });
  await expect.element(document.documentElement).toHaveAttribute('data-tema', 'light');
  await expect.element(page.getByRole('radio', { name: 'Claro', exact: true })).toBeChecked();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 812));

  it('every step of the editor stands in sight, and nothing is wider than the window', async () => {
    await abrir();
    const acoes = page.getByRole('toolbar', { name: 'Ações do tema' }).getByRole('button').all();
    expect(acoes.length).toBeGreaterThan(2);
    for (const acao of acoes) await expect.element(acao).toBeInViewport({ ratio: 1 });
    await semRolagemLateral();
  });

  it('a slider is set and undone, with Desfazer in sight at the end of the page', async () => {
    await abrir();
    const desfazer = page.getByRole('button', { name: 'Desfazer', exact: true });
    const sombras = page.getByRole('slider', { name: 'Intensidade das sombras' });
    await abrirSecao('Sombras');
    await sombras.fill('6');
    window.scrollTo(0, document.body.scrollHeight);
    await expect.element(desfazer).toBeInViewport();
    await desfazer.click();
    await expect.element(sombras).toHaveValue('2');
  });
});

it('the editor has nothing that axe complains of', async () => {
  await abrir();
  await semViolacoes();
});
