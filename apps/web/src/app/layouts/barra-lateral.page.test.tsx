import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import {
  responderEscritorio,
  responderIntegracoes,
} from '../../../test/pagina/registros/configuracoes.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes } from '../../../test/pagina/registros/time.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const lateral = page.getByRole('navigation', { name: 'Principal' });
const main = page.getByRole('main');
const titulo = main.getByRole('heading', { level: 1 });
const entrada = (name: string) => lateral.getByRole('link', { name });
const largura = () =>
  expect.poll(() => document.querySelector('#barra-lateral')?.getBoundingClientRect().width);

describe('the sidebar', () => {
  it('is 210 px wide, and 70 px once it is collapsed, where names come as tooltips', async () => {
    responderInicio();
    await abrirPagina('/inicio', gestor);
    await largura().toBe(210);
    const recolher = page.getByRole('button', { name: 'Recolher menu' });
    await expect.element(recolher).toHaveAttribute('aria-expanded', 'true');
    await recolher.click();
    await expect
      .element(page.getByRole('button', { name: 'Expandir menu' }))
      .toHaveAttribute('aria-expanded', 'false');
    await largura().toBe(70);
    await entrada('Clientes').hover();
    await expect.element(page.getByRole('tooltip', { name: 'Clientes' })).toBeVisible();
  });

  it('shows the name of an icon while the keyboard is on it, until Escape', async () => {
    responderInicio();
    await abrirPagina('/inicio', { ...gestor, guardado: { 'dominio.sidebar': 'recolhida' } });
    const dica = (name: string) => page.getByRole('tooltip', { name });
    await teclar(entrada('Início'), '{Tab}');
    await expect.element(entrada('Agenda')).toHaveFocus();
    await expect.element(dica('Agenda')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(dica('Início')).toBeVisible();
    await expect.element(dica('Agenda')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dica('Início')).not.toBeInTheDocument();
    await expect.element(entrada('Início')).toHaveFocus();
  });

  it('names a section while the keyboard is on its icon, and marks the one that holds the page', async () => {
    responderTimes([]);
    await abrirPagina('/times', { ...gestor, guardado: { 'dominio.sidebar': 'recolhida' } });
    const secao = lateral.getByRole('button', { name: 'Administrativo' });
    await expect.element(secao).toHaveAttribute('aria-current', 'true');
    await teclar(secao, '{Tab}{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('tooltip', { name: 'Administrativo' })).toBeVisible();
  });

  it('shows the icon of its longest name whole, and the name clear of its star', async () => {
    responderEscritorio();
    responderIntegracoes();
    await abrirPagina('/configuracoes');
    const atual = entrada('Configurações');
    await expect.element(atual).toHaveAttribute('aria-current', 'page');
    const [icone, nome] = [...atual.element().children].map((um) => um.getBoundingClientRect());
    const estrela = lateral.getByRole('button', { name: /avoritar Configurações/ }).element();
    expect(icone?.width).toBe(18);
    expect(nome?.right).toBeLessThanOrEqual(estrela.getBoundingClientRect().left);
  });

  it('stays collapsed after a reload, in this browser and on the other devices', async () => {
    responderInicio();
    const { configuracaoGuardada } = await abrirPagina('/inicio', gestor);
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await expect.poll(configuracaoGuardada).toMatchObject({ layout: { sidebar_expanded: false } });
    expect(localStorage.getItem('dominio.sidebar')).toBe('recolhida');
    await recarregar();
    await largura().toBe(70);
  });

  it('opens a page by each entry, tells its title and moves the focus to its heading', async () => {
    responderInicio();
    responderClientes();
    responderAgendaVazia();
    await abrirPagina('/inicio', gestor);
    const nomes = lateral
      .getByRole('link')
      .elements()
      .map((um) => um.textContent);
    expect(nomes).toEqual(['Início', 'Agenda', 'Clientes']);
    for (const nome of nomes.reverse()) {
      await entrada(nome).click();
      await expect.poll(() => document.title).toBe(`${nome} · Domínio`);
      await expect.element(titulo).toHaveFocus();
      await expect.element(titulo).not.toMatchTextContent('Página não encontrada');
      await expect.element(entrada(nome)).toHaveAttribute('aria-current', 'page');
    }
  });

  it('is worked by the keyboard: Enter opens the page, Back returns, and the focus is on the heading', async () => {
    responderInicio();
    responderAgendaVazia();
    await abrirPagina('/inicio');
    await teclar(entrada('Agenda'), '{Enter}');
    await expect.poll(() => document.title).toBe('Agenda · Domínio');
    await expect.element(titulo).toHaveTextContent('Agenda');
    await expect.element(titulo).toHaveFocus();
    history.back();
    await expect.poll(() => document.title).toBe('Início · Domínio');
    await expect.element(titulo).toHaveFocus();
  });

  it('has only what the person may open, and so have the shortcuts of Início', async () => {
    const permissoes = ['clientes:visualizar'] as const;
    await abrirPagina('/inicio', { quem: umaPessoa({ grupo: 'gestor', permissoes }) });
    await expect.element(titulo).toMatchTextContent('Bem-vindo');
    await expect.element(main.getByRole('region', { name: 'Atalhos' })).toBeVisible();
    expect(main.getByRole('region').elements()).toHaveLength(1);
    const textos = (de: typeof main) =>
      de
        .getByRole('link')
        .elements()
        .map((um) => um.textContent);
    expect(textos(main.getByRole('region', { name: 'Atalhos' }))).toEqual([
      'Minha Conta',
      'Clientes',
      'Ferramentas',
    ]);
    expect(textos(lateral)).toEqual(['Início', 'Clientes']);
    await expect
      .element(page.getByRole('button', { name: 'Agendamentos de hoje' }))
      .not.toBeInTheDocument();
  });
});

it('the first Tab reaches a link that skips the bars', async () => {
  responderClientes();
  await abrirPagina('/selecionar-cliente', gestor);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}');
  await expect
    .poll(() => document.querySelector('main')?.contains(document.activeElement))
    .toBe(true);
  expect(document.activeElement).not.toBe(document.querySelector('main'));
});
