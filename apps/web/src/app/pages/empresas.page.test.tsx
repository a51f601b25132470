import { empresasEndpoints } from '@dominio/contrato/empresas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { escolherArquivo } from '../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { responderLogo, umaImagem } from '../../../test/pagina/registros/logo.ts';

const nova = painel('Nova empresa');
const cnpj = nova.getByRole('textbox', { name: 'CNPJ' });
const razao = nova.getByRole('textbox', { name: 'Razão social' });
const salvar = nova.getByRole('button', { name: 'Salvar empresa' });

/** The page of the active client's companies, on a phone. */
async function abrir(endereco: string, ...iniciais: Parameters<typeof umaEmpresa>) {
  const respostas = responderEmpresas(iniciais.map((uma) => umaEmpresa(uma)));
  responderClientes();
  await page.viewport(375, 760);
  await abrirPagina(endereco, { guardado: comClienteAtivo(umCliente()) });
  return respostas;
}

it('asks for a client where none is selected, and axe finds nothing', async () => {
  await page.viewport(375, 760);
  await abrirPagina('/empresas');
  await expect.element(page.getByText('Selecione um cliente para ver esta página.')).toBeVisible();
  await semViolacoes();
});

it('takes the client that its address names as the active one, and the address loses it', async () => {
  responderEmpresas([]);
  responderClientes();
  await abrirPagina('/empresas?cliente_id=31');
  await expect
    .element(page.getByRole('button', { name: /^Cliente ativo/ }))
    .toMatchTextContent('Padaria Aurora');
  await expect.poll(() => location.pathname + location.search).toBe('/empresas');
});

describe('a new company', () => {
  it('is not saved by Enter with a CNPJ that is none', async () => {
    const { criar } = await abrir('/empresas');
    await page.getByRole('button', { name: 'Nova empresa' }).first().click();
    await cnpj.fill('11222333000182');
    await userEvent.keyboard('{Enter}');
    await expect.element(nova.getByText('CNPJ inválido.')).toBeVisible();
    expect(criar.pedidos).toEqual([]);
  });

  it('is told whose the CNPJ is already', async () => {
    await abrir('/empresas?nova=1');
    const frase = 'Este CNPJ já pertence ao cliente Mercado Boreal.';
    responder(empresasEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'cnpj', mensagem: frase }] }),
    );
    await cnpj.fill('11222333000181');
    await razao.fill('Repetida Ltda');
    await salvar.click();
    await expect.element(nova.getByText(frase)).toBeVisible();
  });

  it('is entered for the active client, and stands in the list', async () => {
    const { criar } = await abrir('/empresas?nova=1');
    await cnpj.fill('11.222.333/0001-81');
    await razao.fill('Padaria Aurora Filial Ltda');
    await salvar.click();
    await expect.element(nova).not.toBeInTheDocument();
    await expect.element(page.getByText('Padaria Aurora Filial Ltda').first()).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      { cnpj: '11222333000181', razao_social: 'Padaria Aurora Filial Ltda', cliente_id: 31 },
    ]);
  });

  it('is filled in without anything axe complains of', async () => {
    await abrir('/empresas?nova=1');
    await cnpj.fill('11.222.333/0001-81');
    await semViolacoes();
  });
});

describe('the logo of a company', () => {
  const enviar = async (arquivo: File) => {
    await abrir('/empresas?empresa=51', {});
    const gaveta = painel('Empresa');
    await expect.element(gaveta.getByText('A troca é imediata.')).toBeVisible();
    escolherArquivo(arquivo, gaveta.element());
  };

  it('is no SVG, which is not sent', async () => {
    await enviar(umaImagem('logo.svg', 'image/svg+xml'));
    await expect.element(page.getByText('Tipo de arquivo não suportado')).toBeVisible();
  });

  it('that the server cannot read is said to have failed', async () => {
    responder(empresasEndpoints.gravarLogo, () => recusar('TIPO_NAO_SUPORTADO'));
    await enviar(umaImagem());
    await expect.element(page.getByText('Erro ao fazer upload')).toBeVisible();
  });

  it('that is chosen is shown at once, until it is removed', async () => {
    const { empresas } = await abrir('/empresas?empresa=51', {});
    responderLogo((logo_url) => {
      empresas.mudar(51, { tem_logo: logo_url !== null, logo_url: logo_url ?? '' });
    });
    const gaveta = painel('Empresa');
    await expect.element(gaveta.getByText('A troca é imediata.')).toBeVisible();
    escolherArquivo(umaImagem(), gaveta.element());
    const logo = gaveta.getByRole('img', { name: 'Logo de Padaria Aurora Ltda' });
    await expect.element(logo).toBeVisible();
    await gaveta.getByRole('button', { name: 'Remover' }).click();
    await expect.element(logo).not.toBeInTheDocument();
  });

  it('is shown in a drawer that axe finds nothing in', async () => {
    responderLogo();
    await abrir('/empresas?empresa=51', { tem_logo: true, logo_url: '/api/empresas/51/logo?v=1' });
    await expect
      .element(page.getByRole('img', { name: 'Logo de Padaria Aurora Ltda' }))
      .toBeVisible();
    await semViolacoes();
  });
});

it('a company is deleted from its row on a phone, once that was confirmed', async () => {
  const { excluir } = await abrir('/empresas', {});
  const cartao = page.getByRole('listitem').filter({ hasText: 'Padaria Aurora Ltda' });
  await cartao.getByRole('button', { name: /Ações|Mais/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect.element(cartao).not.toBeInTheDocument();
  expect(excluir.pedidos).toHaveLength(1);
  await semRolagemLateral();
});
