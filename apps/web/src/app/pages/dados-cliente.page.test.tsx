import { clientesEndpoints } from '@dominio/contrato/clientes';
import { historicoDeClientesEndpoints } from '@dominio/contrato/clientes-historico';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderAcesso } from '../../../test/pagina/registros/acesso.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes } from '../../../test/pagina/registros/time.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const ABERTA = '/dados-cliente?cliente_id=31';

/** A client with a value in every field. */
const CHEIO = umCliente({
  natureza: 'pessoa_fisica',
  cpf: '52998224725',
  segmento: 'Alimentação',
  porte: 'micro',
  origem: 'indicacao',
  curva: 'A',
  tags: ['vip', 'exportação'],
  data_inicio: '2020-03-02',
  canal_preferido: 'whatsapp',
  horario_contato: 'De manhã',
  particularidades: 'Fecha às segundas.\nPrefere áudio.',
  tem_folha: true,
  numero_funcionarios: 12,
  faturamento_faixa: 'ate_360_mil',
  meios_recebimento: ['pix', 'cartao'],
  base_legal: 'obrigacao_legal',
  encarregado: 'Rita Lopes, rita@aurora.demo',
  consentimentos: ['novidades'],
  site: 'aurora.demo',
  instagram: '@aurora',
});

const propriedade = (nome: string) =>
  page.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });
const campo = (name: string) => page.getByRole('textbox', { name });

/** Opens a field where it stands, and types into it. */
async function digitar(nome: string, rotulo: string, texto: string) {
  await propriedade(nome).click();
  await campo(rotulo).fill(texto);
}

describe('the record of the selected client', () => {
  it('asks for a client where none is selected', async () => {
    responderClientes();
    await abrirPagina('/dados-cliente');
    await expect
      .element(page.getByText('Selecione um cliente para ver esta página.'))
      .toBeVisible();
    await semViolacoes();
  });

  it('is changed field by field on a phone, each saved alone, and brought back by one click', async () => {
    const { atualizar } = responderClientes();
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await digitar('segmento', 'Segmento', 'Comércio de tecidos');
    await semRolagemLateral();
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('segmento')).toMatchTextContent('Comércio de tecidos');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(propriedade('segmento')).toMatchTextContent('Não informado');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { segmento: 'Comércio de tecidos', versao: 1 },
      { segmento: null, versao: 2 },
    ]);
  });

  it('has every field, and nothing that axe complains of, of a client of whom all is known', async () => {
    responderClientes([CHEIO]);
    await page.viewport(375, 2_400);
    await abrirPagina(ABERTA);
    for (const dito of [
      /Pessoa física · CPF 529\.982\.247-25/,
      /Microempresa/,
      /Indicação/,
      /vip, exportação/,
      /02\/03\/2020/,
      /Pix, Cartão/,
      /Obrigação legal/,
      /Receber novidades/,
    ]) {
      await expect.element(page.getByText(dito).first()).toBeVisible();
    }
    await semRolagemLateral();
    await semViolacoes();
  });

  it('sends each kind of field as the contract has it', async () => {
    const { atualizar } = responderClientes();
    await abrirPagina(ABERTA);
    await digitar('tags', 'Tags', 'vip\nexportação');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(propriedade('tags')).toMatchTextContent('vip, exportação');
    await digitar('funcionários', 'Funcionários', '1.200');
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('funcionários')).toMatchTextContent('1.200');
    await propriedade('folha de pagamento').click();
    await page.getByRole('combobox', { name: 'Folha de pagamento' }).fill('Sim');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(propriedade('folha de pagamento')).toMatchTextContent('Sim');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { tags: ['vip', 'exportação'], versao: 1 },
      { numero_funcionarios: 1_200, versao: 2 },
      { tem_folha: true, versao: 3 },
    ]);
  });

  it('asks the CPF of a person alone, and refuses a wrong one before it is sent', async () => {
    const { atualizar } = responderClientes();
    await abrirPagina(ABERTA);
    await propriedade('natureza').click();
    await expect.element(campo('CPF')).not.toBeInTheDocument();
    await page.getByRole('combobox', { name: 'Natureza' }).fill('Pessoa');
    await userEvent.keyboard('{Enter}');
    await campo('CPF').fill('529.982.247-26');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('CPF inválido.')).toBeVisible();
    await campo('CPF').fill('529.982.247-25');
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('natureza')).toMatchTextContent('CPF 529.982.247-25');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { natureza: 'pessoa_fisica', cpf: '52998224725', versao: 1 },
    ]);
  });

  it('says the limit of a text that is too long, and keeps all of it', async () => {
    const { atualizar } = responderClientes();
    await abrirPagina(ABERTA);
    const longo = 'a'.repeat(101);
    await digitar('segmento', 'Segmento', longo);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('O segmento pode ter no máximo 100 caracteres.'))
      .toBeVisible();
    await expect.element(campo('Segmento')).toHaveValue(longo);
    expect(atualizar.pedidos).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(campo('Segmento')).not.toBeInTheDocument();
  });

  it('tells who was faster, and in which field, and keeps what was typed', async () => {
    const { clientes } = responderClientes();
    await abrirPagina(ABERTA);
    await digitar('segmento', 'Segmento', 'Outro');
    const atual = clientes.mudar(31, { porte: 'micro', site: 'aurora.demo' });
    responder(clientesEndpoints.atualizar, () =>
      recusar('REGISTRO_ALTERADO', 'Este registro foi alterado por Bia às 14:02.', { atual }),
    );
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('Este registro foi alterado por Bia às 14:02. Mudou: Porte, Site.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(propriedade('porte')).toMatchTextContent('Microempresa (ME)');
    await expect.element(campo('Segmento')).toHaveValue('Outro');
  });

  it('says the CNPJ of its company, which leads to it', async () => {
    responderEmpresas([umaEmpresa()]);
    responderClientes([umCliente({ empresa_id: 51, cnpj: '11222333000181' })]);
    await abrirPagina(ABERTA);
    await expect
      .element(page.getByRole('link', { name: '11.222.333/0001-81' }))
      .toHaveAttribute('href', '/empresas?empresa=51');
  });

  it('says how its company is taxed, and leads to where that is changed', async () => {
    responderEmpresas([
      umaEmpresa({ regime_atual: { regime: 'lucro_real', desde: '2020-01-01' } }),
    ]);
    responderClientes([umCliente({ empresa_id: 51 })]);
    await abrirPagina(ABERTA);
    await expect
      .element(page.getByRole('link', { name: 'Lucro Real' }))
      .toHaveAttribute('href', '/empresas?empresa=51');
  });

  it('tells of each field who changed it, when, from what to what', async () => {
    responderClientes();
    const historico = responder(historicoDeClientesEndpoints.campos, {
      mudancas: [
        {
          campo: 'segmento',
          rotulo: 'segmento',
          antes: 'Varejo',
          depois: 'Atacado',
          em: '2026-08-12T12:30:00Z',
          autor: { id: 11, nome: 'Helena Barreto' },
        },
      ],
      proximo: null,
    });
    await page.viewport(375, 900);
    await abrirPagina(ABERTA);
    const botao = page.getByRole('button', { name: 'Histórico: Segmento' });
    await teclar(botao, '{Enter}');
    const aberto = page.getByRole('dialog', { name: 'Histórico: Segmento' });
    await expect.element(aberto).toMatchTextContent(/Helena Barreto.*12\/08.*Varejo.*Atacado/);
    expect(historico.pedidos.map(({ query }) => query.campos)).toEqual([['segmento']]);
    await semRolagemLateral();
    await semViolacoes();
    await userEvent.keyboard('{Escape}');
    await expect.element(aberto).not.toBeInTheDocument();
    await expect.element(botao).toHaveFocus();
  });

  it('is only read by who may not change it', async () => {
    responderClientes();
    await abrirPagina(ABERTA, { quem: umaPessoa({ permissoes: ['clientes:visualizar'] }) });
    await expect.element(page.getByRole('heading', { name: 'Identificação' })).toBeVisible();
    await expect.element(propriedade('segmento')).not.toBeInTheDocument();
    await expect.element(page.getByText('Responsável')).not.toBeInTheDocument();
  });
});

it('what may be done with a client has its place before the client is read', async () => {
  responderClientes();
  const leitura = segurar(clientesEndpoints.ler);
  await abrirPagina('/dados-cliente', { guardado: comClienteAtivo(umCliente()) });
  const acoes = ['Arquivar', 'Quem vê este cliente?'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const lugares = () =>
    acoes.map((um) => {
      const { x, y, width, height } = um.element().getBoundingClientRect();
      return { x, y, width, height };
    });
  await expect.element(acoes[0] as Locator).toBeDisabled();
  const antes = lugares();
  leitura.soltar();
  await expect.element(acoes[0] as Locator).toBeEnabled();
  expect(lugares()).toEqual(antes);
});

describe('who sees a client', () => {
  const dialogo = page.getByRole('dialog', { name: 'Acesso: Padaria Aurora' });

  beforeEach(async () => {
    responderClientes();
    responderAcesso(umaPessoa().usuario.id);
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await page.getByRole('button', { name: 'Quem vê este cliente?' }).click();
    await expect
      .element(dialogo.getByRole('heading', { name: 'Por que você vê isto?' }))
      .toBeVisible();
    await expect.element(dialogo.getByText(/É do grupo Administrador/).first()).toBeVisible();
    await dialogo.getByText('Todas as pessoas com este acesso').click();
    await expect.element(dialogo.getByText(/pessoas têm este acesso/)).toBeVisible();
  });

  it('is told with the reasons, and Escape closes it', async () => {
    await semRolagemLateral();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogo).not.toBeInTheDocument();
  });

  it('is told without anything axe complains of', async () => {
    await semViolacoes();
  });
});

describe('who sees a page, asked from the search', () => {
  const dialogo = page.getByRole('dialog', { name: 'Acesso: Times' });

  beforeEach(async () => {
    responderTimes([]);
    responderBusca({});
    responderAcesso(umaPessoa().usuario.id);
    await abrirPagina('/times');
    await page.getByRole('combobox', { name: 'Buscar' }).fill('quem vê');
    await page.getByRole('option', { name: /Quem vê esta página/ }).click();
    await expect.element(dialogo.getByText('permitido', { exact: true })).toBeVisible();
  });

  it('is told of oneself and of somebody who does not, with what is missing', async () => {
    await dialogo.getByRole('combobox', { name: 'E outra pessoa?' }).fill('cliente@dominio');
    await page.getByRole('option').first().click();
    await expect.element(dialogo.getByText('não permitido')).toBeVisible();
    await expect.element(dialogo.getByText('Ser da equipe do escritório')).toBeVisible();
    await semViolacoes();
  });
});
