import { buscaEndpoints } from '@dominio/contrato/busca';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { segurar } from '../../../test/pagina/rede.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderNovoCliente } from '../../../test/pagina/registros/cliente-novo.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { responderPainelVazio } from '../../../test/pagina/registros/painel-do-cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const campo = page.getByPlaceholder('Digite para buscar...');
const resultados = page.getByRole('listbox', { name: 'Resultados da busca' });
const opcoes = resultados.getByRole('option');
const opcao = (name: string | RegExp) => resultados.getByRole('option', { name, exact: true });
const chip = page.getByRole('button', { name: /^Cliente ativo/ });
const CLINICA = umCliente({ id: 41, nome: 'Clínica São José' });

async function buscar(texto = ''): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  if (texto !== '') await userEvent.keyboard(texto);
}

describe('the search by the keyboard', () => {
  it('finds a page whatever the accents and the case, and marks the first', async () => {
    responderBusca({});
    await abrirPagina('/ferramentas', gestor);
    await buscar('INICIO');
    await expect.element(opcao('Início')).toHaveAttribute('aria-selected', 'true');
  });

  it('says which option is marked as the arrows move the mark', async () => {
    await abrirPagina('/ferramentas', gestor);
    await buscar('{ArrowDown}{ArrowDown}');
    await expect.element(opcoes.nth(2)).toHaveAttribute('aria-selected', 'true');
    expect(resultados.element().querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    await expect
      .element(campo)
      .toHaveAttribute('aria-activedescendant', opcoes.nth(2).element().id);
  });

  it('opens what is marked by Enter, and offers it first the next time', async () => {
    responderBusca({});
    responderClientes([CLINICA]);
    await abrirPagina('/ferramentas', gestor);
    await buscar('clientes');
    await expect.element(opcao('Clientes')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe('/selecionar-cliente');
    await buscar();
    await expect.element(resultados.getByRole('group').first()).toHaveAccessibleName('Recentes');
    await expect.element(opcoes.first()).toHaveTextContent('Clientes');
  });

  it('offers the favourite clients among the favourites before anything is typed', async () => {
    const ENCERRADO = umCliente({ id: 42, nome: 'Fim', arquivado: 'encerrado' });
    const { favoritos } = responderClientes([CLINICA, ENCERRADO]);
    for (const id of [41, 42]) favoritos.ids.add(id);
    await abrirPagina('/ferramentas', gestor);
    await buscar();
    const grupo = resultados.getByRole('group', { name: 'Favoritos' });
    await expect.element(grupo.getByRole('option')).toMatchTextContent('Clínica São José');
  });

  it('is closed by Escape, which gives the focus back to where it was', async () => {
    responderClientes([CLINICA]);
    await abrirPagina('/selecionar-cliente', gestor);
    const busca = page.getByRole('main').getByRole('searchbox').first();
    (await busca.findElement()).focus();
    await buscar();
    await expect.element(resultados).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(resultados).not.toBeInTheDocument();
    await expect.element(busca).toHaveFocus();
  });

  it('means the first that comes when Enter is pressed before anything has', async () => {
    responderBusca({});
    responderAgendaVazia();
    await abrirPagina('/ferramentas', gestor);
    const resposta = segurar(buscaEndpoints.buscar);
    await buscar('agenda{Enter}');
    resposta.soltar();
    await expect.poll(() => location.pathname).toBe('/agenda');
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(campo).toHaveValue('');
  });

  it('says that nothing has what is typed, and takes it on to where it may be used', async () => {
    responderBusca({});
    responderNovoCliente(responderClientes([]).clientes);
    await abrirPagina('/ferramentas', gestor);
    await buscar('Zeta Ltda');
    const emVez = resultados.getByRole('group', { name: 'Nada encontrado para “Zeta Ltda”.' });
    await expect.element(emVez.getByRole('option').first()).toMatchTextContent('em Clientes');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Nada encontrado para “Zeta Ltda”.' }))
      .toBeInTheDocument();
    await opcao('Criar o cliente "Zeta Ltda"').click();
    await expect
      .element(painel('Novo cliente').getByRole('textbox').first())
      .toHaveValue('Zeta Ltda');
    // It was no use of anything, so there is nothing to come back to.
    expect(localStorage.getItem('dominio.cache.paleta')).toBeNull();
  });

  it('offers something in place of nothing also to who may do little', async () => {
    responderBusca({});
    await abrirPagina('/ferramentas', { quem: umaPessoa({ permissoes: [] }) });
    await buscar('zzzz');
    await expect.element(opcoes).toHaveLength(2);
    await expect.element(opcao('Ir para o Início')).toBeVisible();
  });

  it.each([
    ['juros', '/ferramentas?utilitario=juros'],
    ['juross', '/ferramentas?utilitario=juros'],
    ['mora', '/ferramentas?utilitario=juros'],
  ])('opens the tool that is meant by "%s" at Enter', async (termo, endereco) => {
    responderBusca({});
    await abrirPagina('/ferramentas', gestor);
    await buscar(`${termo}{Enter}`);
    await expect.poll(() => location.pathname + location.search).toBe(endereco);
  });

  it('finds a part of a page by another word for it, for who may open it', async () => {
    responderBusca({});
    const permissoes = ['times:acessar', 'usuarios:visualizar'] as const;
    await abrirPagina('/ferramentas', { quem: umaPessoa({ permissoes }) });
    await buscar('ferias');
    await expect.element(opcao('Ausências e férias')).toHaveAttribute('aria-selected', 'true');
    await campo.fill('auditoria');
    await expect.element(opcao('Ir para o Início')).toBeVisible();
  });

  it('offers to make nothing on a page that one may not open', async () => {
    responderBusca({});
    const permissoes = ['times:criar', 'agenda:criar'] as const;
    await abrirPagina('/ferramentas', { quem: umaPessoa({ permissoes }) });
    await buscar('novo time');
    await expect.element(opcao('Ir para o Início')).toBeVisible();
    await campo.fill('novo agendamento');
    await expect.element(opcao('Ir para o Início')).toBeVisible();
    await expect.element(opcoes).toHaveLength(2);
  });

  it('runs an action, and forgets at the end of the session what was chosen', async () => {
    responderBusca({});
    responderEntrada();
    await abrirPagina('/ferramentas', gestor);
    await buscar('logout');
    await opcao('Sair').click();
    await expect.poll(() => location.pathname).toBe('/entrar');
    expect(localStorage.getItem('dominio.cache.paleta')).toBeNull();
  });

  it('has nothing that axe complains of', async () => {
    responderBusca({ clientes: [{ id: 41, nome: 'Início Contábil' }] });
    await abrirPagina('/ferramentas', gestor);
    await buscar('INICIO');
    await expect.element(opcao('Início')).toHaveAttribute('aria-selected', 'true');
    await semViolacoes();
  });
});

describe('what the server finds', () => {
  it('a client: Enter opens it as the active one, and it comes first the next time', async () => {
    responderBusca({ clientes: [{ id: 41, nome: CLINICA.nome }] });
    responderPainelVazio([CLINICA]);
    await abrirPagina('/ferramentas', gestor);
    await buscar('Clínica');
    const achado = page.getByRole('group', { name: 'Clientes' }).getByRole('option').first();
    await expect.element(achado).toMatchTextContent(CLINICA.nome);
    await userEvent.keyboard('{Enter}');
    await expect.element(chip).toMatchTextContent(CLINICA.nome);
    await expect.poll(() => location.pathname).toBe('/dashboard-cliente');
    await buscar();
    await expect.element(opcoes.first()).toMatchTextContent(CLINICA.nome);
  });

  it('a person: choosing one opens the agenda of that person', async () => {
    responderBusca({ pessoas: [{ id: 22, nome: 'Patrícia Amaral' }] });
    responderAgendaVazia();
    await abrirPagina('/ferramentas', gestor);
    await buscar('Patr');
    const pessoa = page.getByRole('group', { name: 'Pessoas' }).getByRole('option').first();
    await expect.element(pessoa).toMatchTextContent('Patrícia');
    await pessoa.click();
    await expect.poll(() => location.pathname + location.search).toBe('/agenda?participante=22');
  });

  it('a late answer to what is no longer typed is dropped', async () => {
    responderBusca({
      clientes: [
        { id: 41, nome: 'Achado por tarde' },
        { id: 42, nome: 'Achado por cedo' },
      ],
    });
    await abrirPagina('/ferramentas', gestor);
    const tarde = segurar(buscaEndpoints.buscar);
    await buscar('tarde');
    await expect.poll(() => tarde.presas).toBe(1);
    responderBusca({ clientes: [{ id: 42, nome: 'Achado por cedo' }] });
    await campo.fill('cedo');
    await expect.element(resultados.getByText('Achado por cedo')).toBeVisible();
    tarde.soltar();
    await expect.element(resultados.getByText('Achado por cedo')).toBeVisible();
    expect(opcoes.elements()).toHaveLength(1);
  });
});

it('what may be done with the active client is offered, only what one may', async () => {
  await abrirPagina('/ferramentas', {
    quem: umaPessoa({ permissoes: ['clientes:visualizar'] }),
    guardado: comClienteAtivo(CLINICA),
  });
  await buscar();
  await expect.element(resultados.getByRole('group', { name: CLINICA.nome })).toBeVisible();
  await expect
    .element(resultados.getByRole('group', { name: CLINICA.nome }).getByRole('option'))
    .toHaveLength(1);
  await expect.element(opcao('Abrir Clínica São José')).toBeVisible();
});

it('on a phone the search takes the whole screen and gives it back', async () => {
  responderBusca({});
  await page.viewport(375, 812);
  await abrirPagina('/ferramentas', gestor);
  await page.getByRole('banner').getByRole('combobox', { name: 'Buscar' }).click();
  await userEvent.keyboard('agen');
  await expect.element(opcao('Agenda')).toBeVisible();
  const painel = () => document.querySelector('search > div')?.getBoundingClientRect();
  await expect
    .poll(() => [painel()?.x, painel()?.width, Math.round(painel()?.bottom ?? 0)])
    .toEqual([0, 375, 812]);
  await semRolagemLateral();
  await page.getByRole('button', { name: 'Fechar busca' }).click();
  await expect.element(resultados).not.toBeInTheDocument();
  await expect.element(campo).not.toHaveFocus();
});
