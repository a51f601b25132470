import { buscaEndpoints } from '@dominio/contrato/busca';
import { timesEndpoints } from '@dominio/contrato/times';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import {
  responderTimes,
  umClienteDoTime,
  umMembro,
  umTime,
} from '../../../test/pagina/registros/time.ts';

const FISCAL = umTime({ id: 1, lider_id: 20, lider_nome: 'Marcelo Tavares' });
const FOLHA = umTime({ id: 2, nome: 'Folha', versao: 3 });
const ABERTA = '/times?time=2';

const lista = page.getByRole('region', { name: 'Times', exact: true });
const gaveta = painel(/^(Novo time|Time( Folha)?)$/);
/** What is to be saved; the list has a region of its own, which tells of a drag. */
const contagem = gaveta.getByRole('status').last();
const opcao = (nome: string) => page.getByRole('option', { name: new RegExp(nome) });
const botao = (name: string | RegExp) => gaveta.getByRole('button', { name });

beforeEach(() => {
  responderBusca({
    pessoas: [
      { id: 21, nome: 'Camila Duarte', time_nome: 'Contábil e Fiscal' },
      { id: 22, nome: 'Helena Barreto' },
    ],
    clientes: [{ id: 31, nome: 'Padaria Aurora' }],
  });
});

it('AD-01 the teams stand in the menu of the administration, each with its leader', async () => {
  responderTimes([FISCAL, FOLHA]);
  await abrirPagina('/ferramentas');
  const lateral = page.getByRole('navigation', { name: 'Principal' });
  await lateral.getByText('Administrativo').click();
  await lateral.getByRole('link', { name: 'Times' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Times' })).toBeVisible();
  await expect.element(lista.getByText('Contábil e Fiscal')).toBeVisible();
  await expect.element(lista.getByText('Marcelo Tavares')).toBeVisible();
});

describe('a new team', () => {
  const nome = gaveta.getByRole('textbox', { name: 'Nome' });
  const lider = gaveta.getByRole('combobox', { name: 'Líder' });

  it('is told at its field that the name is taken, and what was typed stays', async () => {
    responderTimes([FISCAL]);
    const frase = 'Já existe um time com este nome.';
    responder(timesEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'nome', mensagem: frase }] }),
    );
    await abrirPagina('/times');
    await page.getByRole('button', { name: 'Novo time' }).click();
    await expect.element(nome).toHaveFocus();
    await nome.fill('contabil e fiscal');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText(frase)).toBeVisible();
    await expect.element(nome).toHaveValue('contabil e fiscal');
  });

  it('is not sent by Enter while its leader is being searched, who is taken once found', async () => {
    const { criar } = responderTimes([FISCAL]);
    await abrirPagina('/times?novo=1');
    await nome.fill('Folha');
    const busca = segurar(buscaEndpoints.buscar);
    await lider.fill('camila');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText('Buscando…')).toBeVisible();
    await expect.element(lider).toHaveValue('camila');
    busca.soltar();
    await expect.element(gaveta.getByText('Camila Duarte')).toBeVisible();
    expect(criar.pedidos).toEqual([]);
  });

  it('is created with its leader, and who is in it comes next', async () => {
    const { criar } = responderTimes([FISCAL]);
    await abrirPagina('/times?novo=1');
    await nome.fill('Folha');
    await lider.fill('camila');
    await opcao('Camila Duarte').click();
    await botao('Criar time').click();
    await expect.element(gaveta.getByText('Nenhum membro neste time.')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([{ nome: 'Folha', lider_id: 21 }]);
  });

  it('is filled in without anything axe complains of', async () => {
    responderTimes([FISCAL]);
    await abrirPagina('/times?novo=1');
    await nome.fill('Folha');
    await lider.fill('camila');
    await opcao('Camila Duarte').click();
    await semViolacoes();
  });
});

describe('the members of a team', () => {
  const adicionar = gaveta.getByRole('combobox', { name: 'Adicionar membro' });

  it('are added by the keyboard; what was found for other words is not taken for what is typed', async () => {
    responderTimes([FISCAL, FOLHA]);
    await abrirPagina(ABERTA);
    await adicionar.fill('camila');
    await expect.element(opcao('Camila Duarte')).toBeVisible();
    const busca = segurar(buscaEndpoints.buscar);
    await adicionar.fill('helena');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText('Buscando…')).toBeVisible();
    await expect.element(gaveta.getByText('Nenhum membro neste time.')).toBeVisible();
    busca.soltar();
    await expect.element(contagem).toMatchTextContent(/^1 entra$/);
  });

  it('leave the team they had, which is said before it is saved', async () => {
    responderTimes([FISCAL, FOLHA]);
    await abrirPagina(ABERTA);
    await adicionar.fill('camila');
    await expect.element(opcao('Camila Duarte')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(gaveta.getByRole('listitem').filter({ hasText: 'Camila Duarte' }))
      .toMatchTextContent('Sai do time Contábil e Fiscal');
    await botao('Tirar Camila Duarte').click();
    await expect.element(gaveta.getByText('Nenhum membro neste time.')).toBeVisible();
  });

  it('are not lost by Escape, and are saved with the version that was read', async () => {
    const { gravarMembros } = responderTimes([FISCAL, FOLHA]);
    await abrirPagina(ABERTA);
    await adicionar.fill('helena');
    await opcao('Helena Barreto').click();
    await userEvent.keyboard('{Escape}');
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await botao('Salvar membros').click();
    await expect.element(page.getByText('Membros salvos')).toBeVisible();
    expect(gravarMembros.pedidos.map(({ body }) => body)).toEqual([
      { usuario_ids: [22], versao: 3 },
    ]);
  });
});

describe('the clients of a team', () => {
  const clientes = `${ABERTA}&aba=clientes`;

  it('are added and saved on a phone, where nothing is wider than the window', async () => {
    const { gravarClientes } = responderTimes([FISCAL, FOLHA]);
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await gaveta.getByRole('tab', { name: 'Clientes' }).click();
    await expect.element(gaveta.getByText('Nenhum cliente neste time.')).toBeVisible();
    await gaveta.getByRole('combobox', { name: 'Adicionar cliente' }).fill('ar');
    await page.getByRole('option').first().click();
    await botao('Salvar clientes').click();
    await expect.element(page.getByText('Clientes salvos')).toBeVisible();
    expect(gravarClientes.pedidos.map(({ body }) => body)).toEqual([
      { cliente_ids: [31], versao: 3 },
    ]);
    await semRolagemLateral();
  });

  it('are shown on a phone without anything axe complains of', async () => {
    responderTimes([FISCAL, FOLHA], [], [umClienteDoTime('Padaria Aurora', 31)]);
    await page.viewport(375, 760);
    await abrirPagina(clientes);
    await expect.element(gaveta.getByText('Padaria Aurora')).toBeVisible();
    await semViolacoes();
  });
});

describe('the deletion of a team', () => {
  const excluir = async () => {
    await escolherAcao(gaveta, 'Excluir');
    const certeza = page.getByRole('dialog', { name: 'Excluir o time Folha?' });
    await certeza.getByRole('button', { name: 'Excluir time' }).click();
  };

  it('AD-44 says why it is refused, and the team stays open', async () => {
    const { times } = responderTimes([FISCAL, FOLHA], [umMembro('Helena Barreto', 22)]);
    const frase = 'Há 1 usuário neste time. Mova-o antes de excluir.';
    responder(timesEndpoints.excluir, () => recusar('ESTADO_INVALIDO', frase));
    await abrirPagina(`${ABERTA}&aba=dados`);
    await excluir();
    await expect.element(page.getByText(frase)).toBeVisible();
    await expect.element(gaveta).toBeVisible();
    expect(times.todas).toHaveLength(2);
  });

  it.each([
    ['Membros', 'Salvar membros', 'Helena Barreto'],
    ['Clientes', 'Salvar clientes', 'Padaria Aurora'],
  ])('is preceded by emptying it: %s are taken away and saved', async (aba, salvar, quem) => {
    responderTimes(
      [FISCAL, FOLHA],
      [umMembro('Helena Barreto', 22)],
      [umClienteDoTime('Padaria Aurora', 31)],
    );
    await abrirPagina(`${ABERTA}&aba=dados`);
    await gaveta.getByRole('tab', { name: aba }).click();
    await botao(`Tirar ${quem}`).click();
    await botao(salvar).click();
    await expect.element(contagem).toMatchTextContent(/^$/);
    await expect.element(botao(salvar)).toBeDisabled();
  });

  it('closes its drawer and takes it from the list', async () => {
    responderTimes([FISCAL, FOLHA]);
    await abrirPagina(`${ABERTA}&aba=dados`);
    await excluir();
    await expect.element(page.getByText('Time excluído')).toBeVisible();
    await expect.element(gaveta).not.toBeInTheDocument();
    await expect.element(lista.getByText('Folha')).not.toBeInTheDocument();
  });
});
