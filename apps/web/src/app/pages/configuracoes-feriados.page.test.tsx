import { feriadosEndpoints } from '@dominio/contrato/feriados';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderEscritorio,
  responderIntegracoes,
} from '../../../test/pagina/registros/configuracoes.ts';
import {
  responderFeriados,
  umFeriadoDoEscritorio,
} from '../../../test/pagina/registros/feriado.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { sairDaPagina } from '../../../test/pagina/saida.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const PAGINA = '/configuracoes?painel=feriados';
const PADROEIRA = umFeriadoDoEscritorio();
const gestor = umaPessoa({ grupo: 'gestor' });

const gaveta = painel('Feriados');
const doEscritorio = page.getByRole('region', { name: 'Do escritório' });
const linha = doEscritorio.getByRole('listitem').filter({ hasText: 'Padroeira' });
const daLei = (hasText: string) => gaveta.getByRole('listitem').filter({ hasText });

async function abrir(iniciais = [PADROEIRA], quem = umaPessoa()) {
  const feriados = responderFeriados(iniciais);
  await abrirPagina(PAGINA, { quem });
  await expect.element(daLei('Tiradentes')).toBeVisible();
  return feriados;
}

beforeEach(() => {
  responderEscritorio();
  responderIntegracoes();
});

describe('the holidays of a year', () => {
  it('open from their card; those of the law are read with it, and cannot be changed', async () => {
    responderFeriados();
    await abrirPagina('/configuracoes');
    await page.getByRole('link', { name: 'Feriados', exact: true }).click();
    await expect.element(daLei('Tiradentes')).toMatchTextContent('Lei 662/1949');
    await expect.element(daLei('Tiradentes').getByRole('button')).not.toBeInTheDocument();
    await expect.element(daLei('Carnaval (terça')).toMatchTextContent('Só bancos');
  });

  it('are those of the year that is chosen', async () => {
    await abrir();
    await gaveta.getByRole('combobox', { name: 'Ano' }).click();
    await page.getByRole('option', { name: '2029' }).click();
    await expect
      .element(doEscritorio.getByText('Nenhum feriado do escritório em 2029.'))
      .toBeVisible();
  });

  it('are shown on a phone without anything wider than it, or that axe complains of', async () => {
    await page.viewport(375, 760);
    await abrir();
    await expect.element(linha).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('have no buttons for who only reads', async () => {
    await abrir([PADROEIRA], gestor);
    await expect.element(linha).toBeVisible();
    await expect
      .element(gaveta.getByRole('button', { name: /feriado|Editar|Excluir/ }))
      .not.toBeInTheDocument();
  });

  it('that could not be loaded say so beside those that could, and are asked for again', async () => {
    responderFeriados();
    responder(feriadosEndpoints.listar, () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.'), {
      umaVez: true,
    });
    await abrirPagina(PAGINA, { quem: gestor });
    const erro = doEscritorio.getByRole('alert');
    await expect.element(erro).toMatchTextContent('Vá devagar.');
    await expect.element(daLei('Tiradentes')).toBeVisible();
    await erro.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(erro).not.toBeInTheDocument();
  });
});

describe('a new holiday', () => {
  const novo = page.getByRole('dialog', { name: 'Novo feriado' });
  const nome = novo.getByRole('textbox', { name: 'Nome' });
  const data = novo.getByRole('textbox', { name: 'Data' });
  const salvar = novo.getByRole('button', { name: 'Salvar feriado' });

  const comecar = async () => {
    const feriados = await abrir([]);
    await page.getByRole('button', { name: 'Novo feriado' }).click();
    await expect.element(nome).toHaveFocus();
    return feriados;
  };

  it('is told at its fields what is missing', async () => {
    const { criar } = await comecar();
    await userEvent.keyboard('{Enter}');
    await expect.element(novo.getByText('Informe o nome.')).toBeVisible();
    await expect.element(novo.getByText('Informe a data.')).toBeVisible();
    expect(criar.pedidos).toEqual([]);
  });

  it('is not on a day that no calendar has', async () => {
    await comecar();
    await nome.fill('Padroeira');
    await data.fill('30/02/2026');
    await salvar.click();
    await expect.element(novo.getByText(/não existe/)).toBeVisible();
  });

  it('is not given up by Escape, unasked', async () => {
    await comecar();
    await nome.fill('Padroeira');
    await userEvent.keyboard('{Escape}');
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(nome).toHaveValue('Padroeira');
  });

  it('is saved for its city and this year alone', async () => {
    await comecar();
    await nome.fill('Padroeira');
    await data.fill('08/09/2026');
    await novo.getByRole('checkbox', { name: 'Repete todo ano' }).click();
    await novo.getByRole('textbox', { name: 'Município' }).fill('Londrina');
    await salvar.click();
    await expect.element(linha).toMatchTextContent('Londrina');
    await expect.element(linha).not.toMatchTextContent('Todo ano');
  });

  it('is filled in without anything axe complains of', async () => {
    await comecar();
    await nome.fill('Padroeira');
    await semViolacoes();
  });
});

describe('a holiday of the firm', () => {
  const edicao = page.getByRole('dialog', { name: 'Editar feriado' });
  const fonte = edicao.getByRole('textbox', { name: 'Lei ou decreto' });
  const excluir = linha.getByRole('button', { name: 'Excluir Padroeira' });
  const editar = async () => {
    const feriados = await abrir();
    await linha.getByRole('button', { name: 'Editar Padroeira' }).click();
    await fonte.fill('Lei municipal 1/1999');
    return feriados;
  };

  it('is changed', async () => {
    await editar();
    await userEvent.keyboard('{Enter}');
    await expect.element(edicao).not.toBeInTheDocument();
    await expect.element(linha).toMatchTextContent('Lei municipal 1/1999');
  });

  it('that somebody else changed keeps what was typed until it is read anew', async () => {
    await editar();
    responder(
      feriadosEndpoints.atualizar,
      () =>
        recusar('REGISTRO_ALTERADO', undefined, {
          atual: umFeriadoDoEscritorio({ municipio: 'Outra cidade', versao: 2 }),
        }),
      { umaVez: true },
    );
    await userEvent.keyboard('{Enter}');
    await expect.element(edicao.getByRole('alert')).toMatchTextContent('alterado');
    await expect.element(fonte).toHaveValue('Lei municipal 1/1999');
    await edicao.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(fonte).toHaveValue('');
    await expect
      .element(edicao.getByRole('textbox', { name: 'Município' }))
      .toHaveValue('Outra cidade');
  });

  it('that is deleted and undone never left', async () => {
    const { excluir: excluidos } = await abrir();
    await teclar(excluir, '{Enter}');
    await expect.element(linha).not.toBeInTheDocument();
    await expect.element(doEscritorio.getByRole('heading')).toHaveFocus();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(linha).toBeVisible();
    await sairDaPagina();
    expect(excluidos.pedidos).toEqual([]);
  });

  it('that is deleted is gone once the page is left', async () => {
    const { excluir: excluidos } = await abrir();
    await excluir.click();
    await expect.element(linha).not.toBeInTheDocument();
    await sairDaPagina();
    await expect.poll(() => excluidos.pedidos.map(({ params }) => params.id)).toEqual([1]);
  });
});
