import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { escolherServico } from '../../../test/pagina/registros/servico.ts';

const NOVO = '/contrato-form?cliente_id=31';
const AURORA = umCliente({ id: 31, nome: 'Padaria Aurora' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal' });

const salvar = page.getByRole('button', { name: 'Salvar contrato' });
const campo = (name: string) => page.getByRole('textbox', { name, exact: true });
const cliente = page.getByRole('combobox', { name: 'Cliente' });
const valor = campo('Valor mensal');
const fim = campo('Fim');
const indice = page.getByRole('navigation', { name: 'Partes do formulário' });
const parte = (name: string) => indice.getByRole('button', { name });

let respostas: ReturnType<typeof responderContratos>;
beforeEach(() => {
  responderClientes([AURORA, BOREAL]);
  responderEmpresas([]);
  responderOpcoesDoContrato(['Marcelo Tavares', 'Camila Duarte']);
  respostas = responderContratos();
});

describe('the client of a new contract', () => {
  it('is asked for: the field has the focus, and no list lies over the error', async () => {
    await abrirPagina('/contrato-form');
    await salvar.click();
    await expect.element(page.getByText('Escolha o cliente.')).toBeVisible();
    await expect.element(cliente).toHaveFocus();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('is found by what was typed; what was found for other words is not taken for it', async () => {
    await abrirPagina('/contrato-form');
    await cliente.click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await cliente.fill('ninguém se chama assim');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(cliente).toHaveValue('ninguém se chama assim');
    await cliente.fill('boreal');
    await page.getByRole('option', { name: 'Mercado Boreal' }).click();
    await expect.element(cliente).toHaveValue('Mercado Boreal');
  });

  it('is found under the name that a colleague has just given it, while the list is open', async () => {
    await abrirPagina('/contrato-form');
    await cliente.click();
    await expect.element(page.getByRole('option', { name: 'Mercado Boreal' })).toBeVisible();
    await expect.poll(() => fluxo.abertas).toBe(1);
    responderClientes([AURORA, umCliente({ id: 32, nome: 'Mercado Austral' })]);
    fluxo.dizer({
      type: 'command',
      action: 'refresh',
      timestamp: Date.now(),
      data: { recurso: 'clientes', id: 32 },
    });
    await expect.element(page.getByRole('option', { name: 'Mercado Austral' })).toBeVisible();
  });

  it('is the active one', async () => {
    await abrirPagina('/contrato-form', { guardado: comClienteAtivo(AURORA) });
    await expect.element(cliente).toHaveValue('Padaria Aurora');
  });

  it('is the one that the address names, before the active one', async () => {
    await abrirPagina('/contrato-form?cliente_id=32', { guardado: comClienteAtivo(AURORA) });
    await expect.element(cliente).toHaveValue('Mercado Boreal');
  });

  it('and its companies are not asked for by who may not read either', async () => {
    const clientes = responder(clientesEndpoints.listar, () => recusar('SEM_PERMISSAO'));
    const ficha = responder(clientesEndpoints.ler, () => recusar('SEM_PERMISSAO'));
    const empresas = responder(empresasEndpoints.listar, () => recusar('SEM_PERMISSAO'));
    const permissoes = ['contratos:visualizar', 'contratos:criar', 'contratos:editar'] as const;
    await abrirPagina(NOVO, { quem: umaPessoa({ permissoes }) });
    await cliente.click();
    await expect.element(page.getByText('Você não tem acesso à lista de clientes.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Empresa' })).toBeDisabled();
    expect([...clientes.pedidos, ...ficha.pedidos, ...empresas.pedidos]).toEqual([]);
  });
});

it('Enter right after a name is typed sends nothing on, and takes the person once found', async () => {
  await abrirPagina(NOVO);
  const responsavel = page.getByRole('combobox', { name: 'Responsável' });
  await responsavel.fill('camila');
  await userEvent.keyboard('{Enter}');
  await expect.element(responsavel).toHaveValue('Camila Duarte');
});

describe('the page', () => {
  it('stands under Administrativo and Contratos in the trail', async () => {
    await abrirPagina(NOVO);
    const trilha = page.getByRole('navigation', { name: 'Trilha' }).getByRole('listitem');
    await expect.element(trilha).toHaveLength(3);
    expect(trilha.elements().map((um) => um.textContent)).toEqual([
      'Administrativo',
      'Contratos',
      'Cadastro de contrato',
    ]);
  });

  it('has an index, each of whose entries leads to the first field of its part', async () => {
    await abrirPagina(NOVO);
    await parte('Vigência').click();
    await expect.element(campo('Início')).toHaveFocus();
    await expect.element(campo('Início')).toBeInViewport();
    await parte('Serviços e volumes').click();
    await expect.element(page.getByRole('combobox', { name: 'Serviços' })).toHaveFocus();
  });

  it('tells every wrong field at once, marks their parts, and has the focus in the first', async () => {
    await abrirPagina(NOVO);
    await valor.fill('1500 reais');
    await campo('Dia do vencimento').fill('32');
    await campo('Início').fill('01/02/2027');
    await fim.fill('31/01/2027');
    await salvar.click();
    await expect.element(page.getByText('Revise 3 campos')).toBeVisible();
    await expect.element(page.getByText('Informe um valor como 1.234,56.')).toBeVisible();
    await expect.element(page.getByText('Informe o dia do vencimento, de 1 a 31.')).toBeVisible();
    await expect.element(page.getByText('A data final deve ser depois da inicial.')).toBeVisible();
    await expect.element(valor).toHaveFocus();
    const marcadas = indice.getByRole('button', { name: 'há campos a revisar' });
    expect(marcadas.elements().map((um) => um.textContent)).toEqual([
      'Valores: há campos a revisar',
      'Vigência: há campos a revisar',
    ]);
    await semViolacoes();
    await valor.fill('1.500,00');
    await campo('Dia do vencimento').fill('10');
    await expect.element(parte('Valores')).toMatchTextContent(/^Valores$/);
    expect(respostas.criar.pedidos).toEqual([]);
  });

  it('marks the part of a date that does not exist, which holds it back', async () => {
    await abrirPagina(NOVO);
    await fim.fill('31/02/2027');
    // As long as a finger presses: what the field has to say must not move the button meanwhile.
    await salvar.click({ delay: 100 });
    await expect.element(fim).toHaveFocus();
    await expect.element(page.getByText('31/02/2027 não existe.')).toBeVisible();
    await expect.element(parte('Vigência')).toMatchTextContent('Vigência: há campos a revisar');
    expect(respostas.criar.pedidos).toEqual([]);
  });

  it('asks before it is left with a date that does not exist', async () => {
    await abrirPagina('/contratos');
    await page.getByRole('link', { name: 'Novo contrato' }).click();
    await fim.fill('31/02/2027');
    history.back();
    const pergunta = page.getByRole('dialog', { name: 'Sair sem corrigir a data?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(pergunta).not.toBeInTheDocument();
    await expect.element(fim).toHaveValue('31/02/2027');
    await fim.fill('');
  });

  it('ends with a look at the whole, and fits a phone without anything axe complains of', async () => {
    // Taller than the bar and what it covers.
    await page.viewport(375, 2_400);
    await abrirPagina(NOVO);
    await escolherServico('Fiscal');
    const fiscal = page.getByRole('group', { name: 'Fiscal' });
    await fiscal.getByRole('textbox', { name: 'Volume' }).fill('1.500');
    await fiscal.getByRole('textbox', { name: 'Prazo em horas' }).fill('48');
    const revisao = page.getByRole('region', { name: 'Revisão' });
    await expect.element(revisao).toMatchTextContent('Fiscal (até 1.500 notas, em 48 h)');
    await semRolagemLateral();
    await semViolacoes();
  });
});

it('the amount is none below zero', async () => {
  await abrirPagina(NOVO);
  await valor.fill('-5');
  await salvar.click();
  await expect
    .element(page.getByText('Informe um valor de R$ 0,00 a R$ 10.000.000.000,00.'))
    .toBeVisible();
});

describe('a contract that is saved', () => {
  it('is shown with its amount, as it was written', async () => {
    await abrirPagina(NOVO);
    await valor.fill('1.500,00');
    await salvar.click();
    const gaveta = painel('Contrato');
    await expect.element(gaveta.getByText('Rascunho')).toBeVisible();
    await expect.element(gaveta.getByText('1.500,00')).toBeVisible();
    expect(respostas.criar.pedidos.map(({ body }) => body)).toMatchObject([
      { cliente_id: 31, valor_mensal_centavos: 150_000 },
    ]);
  });

  it('under a number that is taken is told at the number', async () => {
    const frase = 'Já existe um contrato com este número.';
    responder(contratosEndpoints.criar, () =>
      recusar('ESTADO_INVALIDO', frase, {
        campos: [{ campo: 'numero_contrato', mensagem: frase }],
      }),
    );
    await abrirPagina(NOVO);
    await salvar.click();
    await expect.element(page.getByText(frase)).toBeVisible();
    await expect.element(campo('Número do contrato')).toHaveFocus();
  });
});

it('a contract is shown to who may not edit it in its drawer, not in the form', async () => {
  responderContratos([umContrato({ id: 71 })]);
  await abrirPagina('/contrato-form?id=71', {
    quem: umaPessoa({ permissoes: ['contratos:visualizar', 'contratos:criar'] }),
  });
  await expect.element(painel('Contrato').getByText('2026-0071', { exact: true })).toBeVisible();
  expect(location.pathname + location.search).toBe('/contratos?contrato=71');
  await expect.element(page.getByText('Sem acesso a esta página')).not.toBeInTheDocument();
});

describe('AD-01 a contract that does not exist', () => {
  it('is said not to be found, and no form is offered for it', async () => {
    await abrirPagina('/contrato-form?id=abc');
    await expect.element(page.getByText('Contrato não encontrado.')).toBeVisible();
    await expect.element(salvar).not.toBeInTheDocument();
  });

  it('is said not to be found by the server, and the list is one click away', async () => {
    responder(contratosEndpoints.ler, () => recusar('NAO_ENCONTRADO', 'Contrato não encontrado.'));
    await abrirPagina('/contrato-form?id=99999999');
    await expect.element(page.getByRole('alert')).toMatchTextContent('Contrato não encontrado.');
    await page.getByRole('link', { name: 'Voltar à lista' }).click();
    await expect.poll(() => location.pathname).toBe('/contratos');
  });
});
