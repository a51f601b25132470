import { notasInternasEndpoints as e } from '@dominio/contrato/notas-internas';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import {
  responderNotasInternas,
  umaNotaInterna,
} from '../../../test/pagina/registros/nota-interna.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { sairDaPagina } from '../../../test/pagina/saida.ts';

const UM = umaNotaInterna();
const DOIS = umaNotaInterna({ id: 2, nome: 'Cofre novo', ativo: false, versao: 4 });
const lista = page.getByRole('region', { name: 'Notas internas', exact: true });
const gaveta = page.getByRole('dialog', {
  name: /^(Nov«o|a» nota interna|Nota interna|Cofre novo)$/,
});
const botao = (nome: string) => gaveta.getByRole('button', { name: nome });
const nome = gaveta.getByRole('textbox', { name: 'Nome' });
const cliente = gaveta.getByRole('combobox', { name: 'Cliente' });

beforeEach(() => responderClientes());

describe('the list', () => {
  it('is searched and narrowed by its address', async () => {
    const { listar } = responderNotasInternas([UM, DOIS]);
    await abrirPagina('/notas-internas?termo=cofre&ativo=false');
    await expect.element(lista.getByText('Cofre novo')).toBeVisible();
    await expect.element(lista.getByText('Aviso da padaria')).not.toBeInTheDocument();
    expect(listar.pedidos.at(-1)?.query).toMatchObject({ termo: 'cofre', ativo: false });
  });

  it('says that there is nothing with these filters, and lets go of them', async () => {
    responderNotasInternas([UM]);
    await abrirPagina('/notas-internas?termo=nada');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(lista.getByText('Aviso da padaria')).toBeVisible();
  });

  it('is exported with every column that is shown', async () => {
    responderNotasInternas([UM]);
    await abrirPagina('/notas-internas');
    const { nome: arquivo, bytes } = await baixar(async () => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    });
    expect(arquivo).toBe('notas-internas.csv');
    expect(new TextDecoder().decode(bytes)).toContain('Aviso da padaria;Padaria Aurora;Sim');
  });

  it('offers nothing that writes to who only reads', async () => {
    responderNotasInternas([DOIS]);
    const quem = umaPessoa({ grupo: 'consultor', permissoes: ['notas_internas:visualizar'] });
    await abrirPagina('/notas-internas?nota-interna=2', { quem });
    await expect.element(gaveta.getByRole('textbox', { name: 'Nome' })).toBeDisabled();
    for (const rotulo of ['Nov«o|a» nota interna', 'Exportar', 'Excluir', 'Salvar']) {
      await expect.element(page.getByRole('button', { name: rotulo })).not.toBeInTheDocument();
    }
  });

  it('is drawn without anything axe complains of', async () => {
    responderNotasInternas([UM, DOIS]);
    await abrirPagina('/notas-internas');
    await expect.element(lista.getByText('Cofre novo')).toBeVisible();
    await semViolacoes();
  });
});

describe('a new one', () => {
  const NOVO = '/notas-internas?nov«o|a»=1';

  it('is created for the client that was chosen', async () => {
    const { criar } = responderNotasInternas();
    await abrirPagina(NOVO);
    await cliente.fill('aurora');
    await page.getByRole('option', { name: 'Padaria Aurora' }).click();
    await nome.fill('Livro caixa');
    await botao('Criar nota interna').click();
    await expect.element(page.getByText('Nota interna criad«o|a»')).toBeVisible();
    await expect.element(lista.getByText('Livro caixa')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      { cliente_id: 31, nome: 'Livro caixa', ativo: true },
    ]);
  });

  it('is asked for its client and its name before anything is sent', async () => {
    const { criar } = responderNotasInternas();
    await abrirPagina(NOVO);
    await botao('Criar nota interna').click();
    await expect.element(gaveta.getByText('Escolha o cliente.').first()).toBeVisible();
    await expect.element(cliente).toHaveFocus();
    expect(criar.pedidos).toEqual([]);
  });

  it('leaves a draft when it is closed by accident', async () => {
    responderNotasInternas();
    await abrirPagina(NOVO);
    await nome.fill('Quase perdido');
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Nov«o|a» nota interna' }).click();
    await botao('Recuperar').click();
    await expect.element(nome).toHaveValue('Quase perdido');
  });

  it('is filled in without anything axe complains of', async () => {
    responderNotasInternas();
    await abrirPagina(NOVO);
    await nome.fill('Livro caixa');
    await semViolacoes();
  });
});

describe('one that is open', () => {
  const ABERTA = '/notas-internas?nota-interna=2';

  it('is saved under the version that was read', async () => {
    const { atualizar } = responderNotasInternas([UM, DOIS]);
    await abrirPagina(ABERTA);
    await nome.fill('Cofre velho');
    await botao('Salvar nota interna').click();
    await expect.element(lista.getByText('Cofre velho')).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      { nome: 'Cofre velho', versao: 4 },
    ]);
  });

  it('says at its field what the server refuses, and what was typed stays', async () => {
    responderNotasInternas([UM, DOIS]);
    const frase = 'Nome recusado.';
    responder(e.atualizar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'nome', mensagem: frase }] }),
    );
    await abrirPagina(ABERTA);
    await nome.fill('Cofre velho');
    await botao('Salvar nota interna').click();
    await expect.element(gaveta.getByText(frase).first()).toBeVisible();
    await expect.element(nome).toHaveValue('Cofre velho');
  });
});

describe('the deletion', () => {
  const excluir = async () => {
    const respostas = responderNotasInternas([UM, DOIS]);
    await abrirPagina('/notas-internas?nota-interna=2');
    await botao('Excluir nota interna').click();
    await expect.element(gaveta).not.toBeInTheDocument();
    await expect.element(lista.getByText('Cofre novo')).not.toBeInTheDocument();
    return respostas;
  };

  it('is undone, and nothing was asked of the server', async () => {
    const respostas = await excluir();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(lista.getByText('Cofre novo')).toBeVisible();
    await sairDaPagina();
    expect(respostas.excluir.pedidos).toEqual([]);
  });

  it('is sent at once as the page is left', async () => {
    const respostas = await excluir();
    await sairDaPagina();
    await expect
      .poll(() => respostas.excluir.pedidos.map(({ params }) => params))
      .toEqual([{ id: 2 }]);
  });
});

describe('all that are chosen', () => {
  const inativar = async () => {
    const respostas = responderNotasInternas([UM, DOIS]);
    await abrirPagina('/notas-internas');
    await page.getByLabelText('Selecionar esta página').click();
    await page.getByRole('button', { name: 'Inativar' }).click();
    await expect.element(page.getByText('1 inativad«o|a»')).toBeVisible();
    return respostas;
  };

  it('are changed by one call', async () => {
    const { mudarSituacao, registro } = await inativar();
    expect(mudarSituacao.pedidos.map(({ body }) => body)).toEqual([{ ids: [1, 2], ativo: false }]);
    expect(registro.todas.map(({ ativo }) => ativo)).toEqual([false, false]);
  });

  it('come back by undoing, but for those that did not change', async () => {
    const { mudarSituacao } = await inativar();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => mudarSituacao.pedidos.at(-1)?.body).toEqual({ ids: [1], ativo: true });
  });
});
