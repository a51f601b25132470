import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { caixa } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { segurar } from '../../../test/pagina/rede.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos', status_contrato: 'ATIVO' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal', status_contrato: 'EM_IMPLANTACAO' });
const CEDRO = umCliente({ id: 33, nome: 'Oficina Cedro' });
const TRES = [AURORA, BOREAL, CEDRO];

/** Who may not see the panel of a client: the list stays, and says who was chosen. */
const quem = umaPessoa({ grupo: 'gestor', sem: ['painel_cliente:visualizar'] });

const busca = page.getByRole('main').getByRole('searchbox');
const chip = page.getByRole('button', { name: /^Cliente ativo/ });
const linhas = page.getByRole('main').getByRole('row').filter({ hasNotText: 'Cliente' });
const linha = (nome: string) => linhas.filter({ hasText: nome });

describe('the search of a client', () => {
  it('lives in the address, and is there after a reload', async () => {
    responderClientes(TRES);
    await abrirPagina('/selecionar-cliente');
    await busca.fill('boreal');
    await parametro('termo').toBe('boreal');
    await expect.element(linhas).toHaveLength(1);
    await recarregar();
    await expect.element(busca).toHaveValue('boreal');
    await expect.element(linha('Mercado Boreal')).toBeVisible();
  });

  it('activates the first by Enter, and goes to voltar', async () => {
    responderClientes(TRES);
    responderAgendaVazia();
    await abrirPagina('/selecionar-cliente?voltar=%2Fagenda&termo=boreal');
    await expect
      .element(page.getByText('Escolha um cliente para voltar à página em que estava.'))
      .toBeVisible();
    await teclar(busca, '{Enter}');
    await expect.poll(() => location.pathname).toBe('/agenda');
    await expect.element(chip).toMatchTextContent('Mercado Boreal');
  });

  it('takes by Enter what was typed, not what was shown before', async () => {
    responderClientes(TRES);
    await abrirPagina('/selecionar-cliente', { quem });
    await expect.element(linha('Aurora Tecidos')).toBeVisible();
    await busca.fill('cedro');
    await userEvent.keyboard('{Enter}');
    await expect.element(chip).toMatchTextContent('Oficina Cedro');
  });

  it('says so when nothing is found', async () => {
    responderClientes(TRES);
    await abrirPagina('/selecionar-cliente?termo=zzzz');
    await expect.element(page.getByText('Nenhum cliente encontrado para "zzzz".')).toBeVisible();
  });

  it('clears the search that finds nothing by one click', async () => {
    responderClientes(TRES);
    await abrirPagina('/selecionar-cliente?termo=zzzz');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(linha('Aurora Tecidos')).toBeVisible();
    await expect.element(busca).toHaveValue('');
  });

  it('says so when nothing is found, without anything axe complains of', async () => {
    responderClientes(TRES);
    await abrirPagina('/selecionar-cliente?termo=zzzz');
    await expect.element(page.getByText('Nenhum cliente encontrado para "zzzz".')).toBeVisible();
    await semViolacoes();
  });
});

it('the status filter shows only contracts in it, and lives in the address', async () => {
  responderClientes(TRES);
  await abrirPagina('/selecionar-cliente');
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  await page.getByRole('option', { name: 'Contrato' }).click();
  await page.getByRole('option', { name: 'Em implantação' }).click();
  await parametro('status').toBe('EM_IMPLANTACAO');
  await expect.element(page.getByRole('region', { name: 'Encontrados' })).toBeVisible();
  await expect.element(linhas).toHaveLength(1);
  await expect.element(linhas).toMatchTextContent('Em implantação');
});

it('a client stands in the list with its CNPJ under a mask and the status of its contract', async () => {
  responderClientes([umCliente({ cnpj: '11222333000181', status_contrato: 'RASCUNHO' })]);
  await abrirPagina('/selecionar-cliente');
  const linha = page.getByRole('row').filter({ hasText: 'Padaria Aurora' });
  await expect.element(linha).toMatchTextContent('11.222.333/0001-81');
  await expect.element(linha).toMatchTextContent('Rascunho');
});

it('tells who answers for a client, where it is and when the next meeting begins', async () => {
  const { detalhar } = responderClientes([AURORA]);
  detalhar({
    responsavel_nome: 'Camila Duarte',
    municipio: 'Santos',
    uf: 'SP',
    proxima_reuniao: '2026-03-12',
  });
  await page.viewport(1920, 900);
  await abrirPagina('/selecionar-cliente');
  for (const dito of ['Camila Duarte', 'Santos/SP', '12/03/2026']) {
    await expect.element(linha('Aurora Tecidos')).toMatchTextContent(dito);
  }
});

it('the page tells how many clients the person reaches', async () => {
  responderClientes(TRES);
  await abrirPagina('/selecionar-cliente', { quem: umaPessoa({ grupo: 'consultor' }) });
  await expect.element(page.getByText('3 clientes', { exact: true })).toBeVisible();
});

describe.each([1440, 768, 375])('a double click at %i px', (largura) => {
  const muitos = Array.from({ length: 40 }, (_, i) =>
    umCliente({ id: 100 + i, nome: `Cliente ${String(i + 1).padStart(2, '0')} Ltda` }),
  );
  const daLista = (nome: string) =>
    largura < 600
      ? page.getByRole('main').getByRole('listitem').filter({ hasText: nome })
      : page.getByRole('main').getByRole('row').filter({ hasText: nome });

  /** Where it stands once the list has its widths: two looks in a row find it at one place. */
  const assentada = async (alvo: Locator) => {
    let ultima = caixa(alvo).toJSON();
    await expect
      .poll(() => {
        const antes = ultima;
        ultima = caixa(alvo).toJSON();
        return JSON.stringify(antes) === JSON.stringify(ultima);
      })
      .toBe(true);
    return ultima;
  };

  const escolher = async (nome: string, alvo: Locator) => {
    (await alvo.findElement()).scrollIntoView({ block: 'center' });
    const antes = await assentada(alvo);
    await alvo.dblClick();
    await expect.element(chip).toMatchTextContent(nome);
    await expect.element(page.getByRole('status').filter({ hasText: nome })).toBeInViewport();
    expect(caixa(alvo).toJSON()).toEqual(antes);
  };

  it('chooses the client under the pointer, and nothing moves', async () => {
    responderClientes(muitos);
    await page.viewport(largura, 700);
    await abrirPagina('/selecionar-cliente', { quem });
    await escolher('Cliente 05 Ltda', daLista('Cliente 05 Ltda'));
  });

  it('chooses the last of the list, and nothing moves', async () => {
    responderClientes(muitos);
    await page.viewport(largura, 700);
    await abrirPagina('/selecionar-cliente', { quem });
    // Only the rows in sight are drawn: the keyboard brings the last one.
    if (largura >= 600) await teclar(daLista('Cliente 01 Ltda'), '{End}');
    await escolher('Cliente 40 Ltda', daLista('Cliente 40 Ltda'));
  });
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'voltar does not lead to %s, which is no page of the product',
  async (destino) => {
    responderClientes(TRES);
    await abrirPagina(`/selecionar-cliente?voltar=${encodeURIComponent(destino)}`, { quem });
    const { origin } = location;
    await linha('Aurora Tecidos').click();
    await expect.element(chip).toBeVisible();
    expect(location.origin).toBe(origin);
    expect(location.pathname).toBe('/selecionar-cliente');
  },
);

it('who may not enter clients finds no way to, not even by the address', async () => {
  responderClientes(TRES);
  await abrirPagina('/selecionar-cliente?novo=1', { quem: umaPessoa({ grupo: 'consultor' }) });
  await expect.element(linha('Aurora Tecidos')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Novo cliente' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});

it('the client chosen last comes first; its row is there before it is, so that nothing jumps', async () => {
  responderClientes(TRES);
  await page.viewport(375, 760);
  await abrirPagina('/selecionar-cliente', { quem });
  const cartao = (nome: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: nome });
  await cartao('Oficina Cedro').click();
  await expect.element(chip).toMatchTextContent('Oficina Cedro');
  const meus = segurar(usuariosEndpoints.clientesFiltrados);
  await recarregar();
  await expect.element(cartao('Aurora Tecidos')).toBeVisible();
  const antes = caixa(cartao('Aurora Tecidos')).toJSON();
  meus.soltar();
  const recentes = page.getByRole('region', { name: 'Recentes' }).getByRole('button');
  await expect.element(recentes.first()).toMatchTextContent('Oficina Cedro');
  expect(caixa(cartao('Aurora Tecidos')).toJSON()).toEqual(antes);
});

describe.each([1440, 375])('with a client chosen, at %i px', (largura) => {
  it('nothing is wider than the window, and axe finds nothing', async () => {
    responderClientes(TRES);
    await page.viewport(largura, 860);
    await abrirPagina('/selecionar-cliente', { guardado: comClienteAtivo(AURORA) });
    await expect.element(chip).toBeVisible();
    await expect.element(page.getByText('Oficina Cedro')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});
