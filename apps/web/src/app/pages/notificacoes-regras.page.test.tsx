import {
  notificacoesConfiguracaoEndpoints as endpoints,
  TEXTOS_DA_CONFIGURACAO as T,
} from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import {
  responderMatriz,
  responderRegras,
  umaRegra,
} from '../../../test/pagina/registros/preferencias-de-notificacao.ts';

const PAGINA = '/configuracoes/notificacoes?aba=regras';
const editora = umaPessoa({ permissoes: ['configuracoes:visualizar', 'configuracoes:editar'] });
const leitora = umaPessoa({ permissoes: ['configuracoes:visualizar'] });

const criado = umaRegra();
const vencimento = umaRegra({
  event_type: 'vencimento_proximo',
  name: 'Contrato perto do vencimento',
  category: 'contratos',
  email_default: true,
  default_groups: [3],
  bloqueado: true,
  decididos: ['email_default', 'default_groups', 'bloqueado'],
  versao: 4,
});
const integracao = umaRegra({
  event_type: 'integracao_alterada',
  name: 'Integração alterada',
  category: 'administracao',
  email_default: true,
  bloqueado: true,
  critico: true,
});
const churrasco = umaRegra({
  event_type: 'churrasco',
  name: 'Churrasco',
  category: 'sistema',
  decididos: ['name', 'category'],
  do_produto: false,
  versao: 2,
});

const parte = page.getByRole('region', { name: 'Regras do escritório' });
const chave = (nome: string) => parte.getByRole('switch', { name: nome, exact: true });
/** At its place: what is drawn of a switch lies over its input, whose label it is. */
const apertar = (nome: string) => chave(nome).click({ force: true });
const botao = (nome: string) => page.getByRole('button', { name: nome, exact: true });
const linha = (nome: RegExp) => parte.getByRole('rowheader', { name: nome });
const dialogo = page.getByRole('dialog');
const campo = (nome: RegExp | string) => dialogo.getByRole('textbox', { name: nome });

async function abrir({ quem = editora, endereco = PAGINA } = {}) {
  const regras = responderRegras([criado, vencimento, integracao, churrasco]);
  await abrirPagina(endereco, { quem });
  await expect.element(parte.getByRole('switch').first()).toBeVisible();
  return regras;
}

describe('NO-17, NO-45: the rules for everybody', () => {
  it('say of each event by which ways it is told, and whether the firm or the product decided', async () => {
    await abrir();
    await expect.element(linha(/^Novo/)).toMatchTextContent('Padrão do produto');
    await expect.element(chave('Sino: Novo agendamento criado')).toBeChecked();
    await expect.element(chave('E-mail: Novo agendamento criado')).not.toBeChecked();
    await expect
      .element(linha(/^Contrato/))
      .toMatchTextContent('Definido pelo escritório: e-mail, grupos, trava');
    await expect.element(linha(/^Contrato/)).toMatchTextContent('Grupos: Fiscal');
    await expect.element(linha(/^Contrato/)).toMatchTextContent('Travado: as pessoas não mudam.');
    await expect
      .element(linha(/^Churrasco/))
      .toMatchTextContent('Criado pelo escritório. Nenhum aviso o usa ainda.');
  });

  it('of what is critical are not changeable, and say why', async () => {
    await abrir();
    await expect.element(linha(/^Integração/)).toMatchTextContent(T.critico);
    await expect.element(chave('E-mail: Integração alterada')).toBeDisabled();
    await expect.element(botao('Editar regra: Integração alterada')).not.toBeInTheDocument();
  });

  it('are found by the search', async () => {
    await abrir({ endereco: `${PAGINA}&termo=vencimento` });
    await expect.element(chave('Sino: Contrato perto do vencimento')).toBeVisible();
    await expect.element(chave('Sino: Churrasco')).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Buscar regra' }).fill('folha de pagamento');
    await expect
      .element(page.getByText('Nenhuma regra encontrada para "folha de pagamento".'))
      .toBeVisible();
  });

  it('say that they could not be read, and are asked for again', async () => {
    responderRegras();
    responder(endpoints.regras, () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.'), {
      umaVez: true,
    });
    await abrirPagina(PAGINA, { quem: editora });
    await expect.element(page.getByText('Vá devagar.')).toBeVisible();
    await botao('Tentar novamente').click();
    await expect.element(chave('Sino: Novo agendamento criado')).toBeVisible();
  });

  it('are only shown to who may see the settings and not change them', async () => {
    await abrir({ quem: leitora });
    await expect.element(chave('Sino: Novo agendamento criado')).toBeDisabled();
    await expect.element(botao('Nova regra')).not.toBeInTheDocument();
    await expect.element(botao('Editar regra: Churrasco')).not.toBeInTheDocument();
  });

  it('are no part of the page of who may not see the settings', async () => {
    responderMatriz();
    await abrirPagina(PAGINA, { quem: umaPessoa({ grupo: 'consultor', permissoes: [] }) });
    await expect.element(page.getByRole('region', { name: 'Minhas notificações' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Regras' })).not.toBeInTheDocument();
  });
});

describe('a way changed where it stands', () => {
  it('is saved at once under the version that was read, and undone to what it was', async () => {
    const { gravar } = await abrir();
    await apertar('E-mail: Novo agendamento criado');
    await expect.element(page.getByText('E-mail ligado para todos')).toBeVisible();
    expect(gravar.pedidos.map(({ body }) => body)).toEqual([
      { event_type: 'agendamento_criado', email_default: true, versao: 0 },
    ]);
    await expect.element(linha(/^Novo/)).toMatchTextContent('Definido pelo escritório: e-mail');
    await botao('Desfazer').click();
    await expect.element(linha(/^Novo/)).toMatchTextContent('Padrão do produto');
    expect(gravar.pedidos.at(-1)?.body).toMatchObject({ email_default: null, versao: 1 });
  });

  it('that somebody else changed meanwhile is told, and read again', async () => {
    const { escrever } = await abrir();
    const frase = 'Este registro foi alterado por Helena às 09:58.';
    responder(endpoints.gravarRegra, () => {
      escrever({ ...criado, push_default: true, decididos: ['push_default'], versao: 1 });
      return recusar('REGISTRO_ALTERADO', frase, { atual: criado });
    });
    await apertar('E-mail: Novo agendamento criado');
    await expect.element(page.getByText('Erro ao salvar a regra')).toBeVisible();
    await expect.element(page.getByText(frase)).toBeVisible();
    await expect.element(chave('Push: Novo agendamento criado')).toBeChecked();
    await expect.element(chave('E-mail: Novo agendamento criado')).not.toBeChecked();
  });
});

describe('what the firm decided', () => {
  it('is given back to the product, and that undone', async () => {
    const { excluir, gravar } = await abrir();
    const nome = 'Voltar ao padrão do produto: Contrato perto do vencimento';
    await botao(nome).click();
    await expect.element(page.getByText('De volta ao padrão do produto')).toBeVisible();
    expect(excluir.pedidos.map(({ params, query }) => [params, query])).toEqual([
      [{ eventType: 'vencimento_proximo' }, { versao: 4 }],
    ]);
    await expect.element(linha(/^Contrato/)).toMatchTextContent('Padrão do produto');
    await botao('Desfazer').click();
    await expect.element(botao(nome)).toBeVisible();
    expect(gravar.pedidos.at(-1)?.body).toMatchObject({
      name: null,
      email_default: true,
      push_default: null,
      default_groups: [3],
      bloqueado: true,
      versao: 5,
    });
  });

  it('of a type of its own is deleted', async () => {
    await abrir();
    await botao('Excluir regra: Churrasco').click();
    await expect.element(page.getByText('Regra excluída')).toBeVisible();
    await expect.element(linha(/^Churrasco/)).not.toBeInTheDocument();
  });
});

describe('the form of a rule', () => {
  it('sends only what was changed, so that the rest stays the product’s', async () => {
    const { gravar } = await abrir();
    await botao('Editar regra: Novo agendamento criado').click();
    await campo('Nome').fill('Marcaram com você');
    await dialogo.getByRole('combobox', { name: 'Grupos' }).fill('folha');
    await userEvent.keyboard('{Enter}');
    await botao('Salvar regra').click();
    await expect.element(page.getByText('Regra salva')).toBeVisible();
    expect(gravar.pedidos.map(({ body }) => body)).toEqual([
      {
        event_type: 'agendamento_criado',
        name: 'Marcaram com você',
        default_groups: [4],
        versao: 0,
      },
    ]);
    await expect.element(linha(/^Marcaram/)).toMatchTextContent('Grupos: Folha');
  });

  it('begins anew with what somebody else saved meanwhile, when asked to', async () => {
    await abrir();
    const atual = umaRegra({ name: 'Da Helena', decididos: ['name'], versao: 1 });
    responder(
      endpoints.gravarRegra,
      () => recusar('REGISTRO_ALTERADO', 'Este registro foi alterado por Helena.', { atual }),
      { umaVez: true },
    );
    await botao('Editar regra: Novo agendamento criado').click();
    await campo('Nome').fill('Minha');
    await botao('Salvar regra').click();
    await expect.element(dialogo.getByText('Este registro foi alterado por Helena.')).toBeVisible();
    await botao('Recarregar').click();
    await expect.element(campo('Nome')).toHaveValue('Da Helena');
  });

  it('makes a rule for a type that has none, whose code it checks', async () => {
    const { gravar } = await abrir();
    await botao('Nova regra').click();
    await campo('Código do evento').fill('Festa da firma');
    await botao('Criar regra').click();
    await expect.element(dialogo.getByText(T.slugInvalido)).toBeVisible();
    await expect.element(dialogo.getByText('Informe o nome.')).toBeVisible();
    await expect.element(dialogo.getByText('Escolha a categoria.')).toBeVisible();
    await campo('Código do evento').fill('festa_da_firma');
    await campo('Nome').fill('Festa da firma');
    await dialogo.getByRole('combobox', { name: 'Categoria' }).fill('escrit');
    await userEvent.keyboard('{Enter}');
    await botao('Criar regra').click();
    await expect.element(page.getByText('Regra criada')).toBeVisible();
    expect(gravar.pedidos.map(({ body }) => body)).toMatchObject([
      { event_type: 'festa_da_firma', name: 'Festa da firma', category: 'sistema', versao: 0 },
    ]);
    await expect.element(linha(/^Festa/)).toBeVisible();
  });

  it('says at its field that a group is gone', async () => {
    await abrir();
    const mensagem = 'Grupo não encontrado: 3.';
    responder(endpoints.gravarRegra, () =>
      recusar('DADOS_INVALIDOS', mensagem, { campos: [{ campo: 'default_groups', mensagem }] }),
    );
    await botao('Editar regra: Contrato perto do vencimento').click();
    await campo('Nome').fill('Outro nome');
    await botao('Salvar regra').click();
    await expect.element(dialogo.getByText(mensagem)).toBeVisible();
  });
});

describe('the rules are drawn', () => {
  it.each([1440, 768])('%i wide without anything axe complains of', async (largura) => {
    await page.viewport(largura, 900);
    await abrir();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('on a phone as cards, each switch beside the name of its way', async () => {
    await page.viewport(375, 760);
    await abrir();
    await expect.element(parte.getByRole('table')).not.toBeInTheDocument();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('with the form open without anything axe complains of', async () => {
    await abrir();
    await botao('Nova regra').click();
    await expect.element(campo('Código do evento')).toBeVisible();
    await semViolacoes();
  });
});
