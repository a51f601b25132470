import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { comMovimento } from '../../../test/pagina/movimento.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { continuarAte } from '../../../test/pagina/passos.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderNovoCliente } from '../../../test/pagina/registros/cliente-novo.ts';
import { responderOpcoesDoContrato } from '../../../test/pagina/registros/contrato.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { escolherServico } from '../../../test/pagina/registros/servico.ts';

const PADARIA = umCliente({ cnpj: '11222333000181' });
const NOVO = '/selecionar-cliente?novo=1';

const gaveta = painel('Novo cliente');
const nome = gaveta.getByRole('textbox', { name: 'Nome', exact: true });
const cnpj = gaveta.getByRole('textbox', { name: 'CNPJ' });
const botao = (name: string) => gaveta.getByRole('button', { name });
const abrir = page.getByRole('button', { name: 'Novo cliente' });
const chip = page.getByRole('button', { name: /^Cliente ativo/ });

/** The page on a phone, at the drawer of a new client. */
async function preparar(endereco = NOVO, sem: readonly Permissao[] = []) {
  const { clientes } = responderClientes([PADARIA]);
  const criar = responderNovoCliente(clientes);
  responderOpcoesDoContrato(['Camila Duarte']);
  await page.viewport(375, 760);
  await abrirPagina(endereco, { quem: umaPessoa({ grupo: 'gestor', sem }) });
  return { clientes, criar };
}

it('goes on after the list beside it was searched', async () => {
  await preparar();
  await page.viewport(1440, 900);
  await nome.fill('Aurora Tecidos');
  await page.getByRole('main').getByRole('searchbox').fill('padaria');
  await expect.poll(() => location.search).toContain('termo=padaria');
  await botao('Continuar').click();
  await expect.element(cnpj).toBeVisible();
});

describe('the name of a new client', () => {
  it('is asked for before the next step', async () => {
    await preparar('/selecionar-cliente');
    await abrir.click();
    await botao('Continuar').click();
    await expect.element(gaveta.getByText(/^Informe o nome\./)).toBeVisible();
  });

  it('that another client has is told of, with the way to it, and no longer once it is changed', async () => {
    await preparar();
    await nome.fill('PADARIA AURORA');
    await expect
      .element(gaveta.getByText('Já existe um cliente chamado Padaria Aurora.'))
      .toBeVisible();
    const outro = gaveta.getByRole('link', { name: 'Abrir este cliente' });
    await expect
      .element(outro)
      .toHaveAttribute('href', `/dashboard-cliente?cliente_id=${PADARIA.id}`);
    await nome.fill('Aurora Tecidos');
    await expect.element(outro).not.toBeInTheDocument();
  });

  it('that another client has is asked about before it is entered; no is no', async () => {
    const { criar } = await preparar();
    await nome.fill('Padaria Aurora');
    await continuarAte(4, gaveta);
    await botao('Criar cliente').click();
    const duvida = page.getByRole('dialog', {
      name: 'Criar outro cliente com o mesmo nome?',
    });
    await expect
      .element(duvida.getByText('Já existe um cliente chamado Padaria Aurora.'))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(duvida).not.toBeInTheDocument();
    await expect.element(botao('Criar cliente')).toBeVisible();
    expect(criar.pedidos).toEqual([]);
  });

  it('is not asked about again once the client is created: it would be told of itself', async () => {
    const { clientes, criar } = await preparar(NOVO, ['painel_cliente:visualizar']);
    const criadosAoPerguntar: number[] = [];
    responder(cadastroDeClientesEndpoints.homonimos, ({ query }) => {
      criadosAoPerguntar.push(criar.pedidos.length);
      return { clientes: clientes.todas.filter((um) => um.nome === query.nome) };
    });
    await nome.fill('Aurora Tecidos');
    await continuarAte(4, gaveta);
    await botao('Criar cliente').click();
    await expect.element(chip).toMatchTextContent('Aurora Tecidos');
    expect(new Set(criadosAoPerguntar)).toEqual(new Set([0]));
  });

  it('is asked about without anything axe complains of', async () => {
    await preparar();
    await nome.fill('Padaria Aurora');
    await continuarAte(4, gaveta);
    await botao('Criar cliente').click();
    await expect.element(page.getByText(/Confirme se este é outro cliente/)).toBeVisible();
    await semViolacoes();
  });
});

describe('a new client that is closed by mistake', () => {
  it('is offered again, and recovered', async () => {
    await preparar();
    await nome.fill('Aurora Tecidos');
    await expect.element(gaveta.getByText(/^Rascunho salvo às/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta).not.toBeInTheDocument();
    await abrir.click();
    await botao('Recuperar').click();
    await expect.element(nome).toHaveValue('Aurora Tecidos');
  });

  it('is kept without anything axe complains of', async () => {
    await preparar();
    await nome.fill('Aurora Tecidos');
    await expect.element(gaveta.getByText(/^Rascunho salvo às/)).toBeVisible();
    await semViolacoes();
  });

  it('goes on at the step it was left at', async () => {
    // The drawer slides out: its form is drawn a little longer than it is open.
    await comMovimento();
    await preparar('/selecionar-cliente');
    await abrir.click();
    await nome.fill('Aurora Tecidos');
    await continuarAte(4, gaveta);
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta).not.toBeInTheDocument();
    await abrir.click();
    await botao('Recuperar').click();
    await expect.element(botao('Criar cliente')).toBeVisible();
  });
});

describe('the CNPJ of a new client', () => {
  const ateAEmpresa = async () => {
    const respostas = await preparar();
    await nome.fill('Aurora Tecidos');
    await continuarAte(2, gaveta);
    return respostas;
  };

  it('is checked before the next step', async () => {
    await ateAEmpresa();
    await cnpj.fill('12.abc.345/01de-45');
    await botao('Continuar').click();
    await expect.element(gaveta.getByText('CNPJ inválido.')).toBeVisible();
  });

  it('stands in one line in the last look, however narrow the window', async () => {
    await ateAEmpresa();
    await cnpj.fill('11222333000181');
    await continuarAte(4, gaveta);
    const numero = gaveta.getByText('11.222.333/0001-81', { exact: true });
    await expect.element(numero).toBeVisible();
    expect(numero.element().getClientRects()).toHaveLength(1);
  });

  it('that is taken leads back to its step, which says so', async () => {
    await ateAEmpresa();
    const frase = 'Este CNPJ já pertence ao cliente Padaria Aurora.';
    responder(cadastroDeClientesEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'empresa.cnpj', mensagem: frase }] }),
    );
    await cnpj.fill('11222333000181');
    await continuarAte(4, gaveta);
    await botao('Criar cliente').click();
    await expect.element(gaveta.getByText(/^Este CNPJ já/)).toBeVisible();
    await expect.element(cnpj).toBeVisible();
  });
});

describe('who answers for a new client', () => {
  const responsavel = gaveta.getByRole('combobox', { name: 'Responsável' });

  it('is whoever enters it, as the form and the review say', async () => {
    const { criar } = await preparar(NOVO, ['painel_cliente:visualizar']);
    await expect.element(responsavel).toHaveValue('Marcelo Tavares');
    await nome.fill('Aurora Tecidos');
    await continuarAte(4, gaveta);
    await expect.element(gaveta.getByText('Marcelo Tavares')).toBeVisible();
    await botao('Criar cliente').click();
    await expect.element(gaveta).not.toBeInTheDocument();
    expect(criar.pedidos[0]?.body.responsavel_id).toBe(umaPessoa({ grupo: 'gestor' }).usuario.id);
    expect(criar.pedidos[0]?.body.contrato?.responsavel_id).toBeUndefined();
  });

  it('is somebody else who is chosen, whose refusal leads back to the field', async () => {
    await preparar();
    const frase = 'Escolha uma pessoa ativa da equipe.';
    const criar = responder(cadastroDeClientesEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'responsavel_id', mensagem: frase }] }),
    );
    await nome.fill('Aurora Tecidos');
    await responsavel.fill('camila');
    await page.getByRole('option', { name: 'Camila Duarte' }).click();
    await continuarAte(4, gaveta);
    await expect.element(gaveta.getByText('Camila Duarte')).toBeVisible();
    await botao('Criar cliente').click();
    await expect.element(responsavel).toBeVisible();
    await expect.element(gaveta.getByText(frase).first()).toBeVisible();
    expect(criar.pedidos).toHaveLength(1);
  });
});

describe('a new client', () => {
  it('is entered with company and contract, becomes the active one, and leaves no draft', async () => {
    const { criar } = await preparar(NOVO, ['painel_cliente:visualizar']);
    await nome.fill('Aurora Tecidos');
    await continuarAte(2, gaveta);
    await cnpj.fill('11.222.333/0001-81');
    await continuarAte(3, gaveta);
    await escolherServico('Folha', gaveta);
    await continuarAte(4, gaveta);
    await botao('Criar cliente').click();
    await expect.element(gaveta).not.toBeInTheDocument();
    await expect.element(chip).toMatchTextContent('Aurora Tecidos');
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        nome: 'Aurora Tecidos',
        empresa: { cnpj: '11222333000181' },
        contrato: { servicos: [{ servico_id: 1 }] },
      },
    ]);
    await abrir.click();
    await expect.element(nome).toHaveFocus();
    await expect.element(botao('Recuperar')).not.toBeInTheDocument();
  });

  it.each([3, 4])('fits a phone at step %i of 4, without anything axe complains of', async (n) => {
    await preparar();
    await nome.fill('Aurora Tecidos');
    await continuarAte(n, gaveta);
    await semRolagemLateral();
    await semViolacoes();
  });
});

it('a person is entered with a CPF, which a company is not asked', async () => {
  await preparar();
  const repetido = 'Este CPF já está cadastrado.';
  const criar = responder(cadastroDeClientesEndpoints.criar, () =>
    recusar('DADOS_INVALIDOS', repetido, { campos: [{ campo: 'cpf', mensagem: repetido }] }),
  );
  const cpf = gaveta.getByRole('textbox', { name: 'CPF' });
  await nome.fill('Ana Prado');
  await expect.element(cpf).not.toBeInTheDocument();
  await gaveta.getByRole('combobox', { name: 'Natureza' }).click();
  await page.getByRole('option', { name: 'Pessoa física' }).click();
  await cpf.fill('529.982.247-26');
  await botao('Continuar').click();
  await expect.element(gaveta.getByText(/CPF inválido/)).toBeVisible();
  await cpf.fill('529.982.247-25');
  await continuarAte(4, gaveta);
  await expect.element(gaveta.getByText('529.982.247-25')).toBeVisible();
  await botao('Criar cliente').click();
  await expect.element(gaveta.getByText(repetido).first()).toBeVisible();
  expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
    { nome: 'Ana Prado', natureza: 'pessoa_fisica', cpf: '52998224725' },
  ]);
});
