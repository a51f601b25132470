import { empresasEndpoints } from '@dominio/contrato/empresas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { responderContasBancarias } from '../../../test/pagina/registros/conta-bancaria.ts';
import { responderContatos } from '../../../test/pagina/registros/contato.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { ENTRADAS } from '../../lib/armazenamento.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';

const AURORA = umaEmpresa();
const FILIAL = umaEmpresa({ id: 52, razao_social: 'Aurora Filial Ltda' });
const chip = page.getByRole('banner').getByRole('button', { name: /^Cliente ativo/ });
const guardado = () => JSON.parse(localStorage.getItem('dominio.cliente') ?? 'null').state.cliente;

const cliente = { id: 31, name: 'Padaria Aurora', contrato_id: 71, empresa_id: 51 };
const comCliente = (mais: object = {}) => ({
  guardado: {
    [ENTRADAS.cliente]: JSON.stringify({ state: { cliente: { ...cliente, ...mais } }, version: 1 }),
  },
});
const COM_FILIAL = comCliente({ empresa_id: 52, empresa_nome: 'Aurora Filial Ltda' });

async function escolherNaLinha(nome: string, acao: string) {
  const linha = page.getByRole('main').getByRole('row').filter({ hasText: nome });
  await linha.getByRole('button', { name: /Ações/ }).click();
  await page.getByRole('menuitem', { name: acao }).click();
}

describe('the active company of the client', () => {
  it('is chosen in its row, told in the chip, kept with the client, and let go of', async () => {
    responderClientes();
    responderEmpresas([AURORA, FILIAL]);
    await abrirPagina('/empresas', comCliente());
    await escolherNaLinha('Aurora Filial Ltda', 'Tornar a empresa ativa');
    await expect.element(chip).toMatchTextContent('Empresa ativa: Aurora Filial Ltda');
    expect(guardado()).toEqual({ ...cliente, empresa_id: 52, empresa_nome: 'Aurora Filial Ltda' });
    await escolherNaLinha('Aurora Filial Ltda', 'Deixar de ser a empresa ativa');
    await expect.element(chip).not.toMatchTextContent('Empresa ativa');
    expect(guardado()).toEqual({ ...cliente, empresa_id: null });
  });

  it('is chosen in the chip, and all of them again', async () => {
    responderClientes();
    responderEmpresas([AURORA, FILIAL]);
    responderContasBancarias();
    await abrirPagina('/contas-bancarias', comCliente());
    await chip.click();
    const escolha = page.getByRole('combobox', { name: 'Empresa', exact: true });
    await escolha.selectOptions('Aurora Filial Ltda');
    await expect.element(chip).toMatchTextContent('Empresa ativa: Aurora Filial Ltda');
    await chip.click();
    await semViolacoes();
    await escolha.selectOptions('Todas as empresas');
    await expect.element(chip).not.toMatchTextContent('Empresa ativa');
    expect(guardado()).toEqual({ ...cliente, empresa_id: null });
  });

  it('that no longer exists, or is out of reach, is ignored', async () => {
    responderClientes();
    responderEmpresas([AURORA]);
    const lida = responder(empresasEndpoints.ler, () => recusar('NAO_ENCONTRADO', 'Não há.'));
    await abrirPagina('/empresas', COM_FILIAL);
    await expect.poll(() => lida.pedidos.length).toBeGreaterThan(0);
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
    await expect.element(chip).not.toMatchTextContent('Empresa ativa');
  });

  it('that was given to another client is ignored', async () => {
    responderClientes();
    responderEmpresas([AURORA, { ...FILIAL, cliente_id: 99 }]);
    await abrirPagina('/empresas', COM_FILIAL);
    await expect.element(chip).toMatchTextContent('Padaria Aurora');
    await expect.element(chip).not.toMatchTextContent('Empresa ativa');
  });

  it('stays where its client is read anew, and goes where another is selected', async () => {
    responderClientes();
    responderEmpresas([AURORA, FILIAL]);
    await abrirPagina('/empresas', COM_FILIAL);
    await expect.element(chip).toMatchTextContent('Empresa ativa: Aurora Filial Ltda');
    const { selecionar } = useClienteSelecionado.getState();
    selecionar(cliente);
    expect(guardado()).toMatchObject({ empresa_id: 52, empresa_nome: 'Aurora Filial Ltda' });
    selecionar({ ...cliente, id: 40, name: 'Outro' });
    expect(guardado()).toEqual({ ...cliente, id: 40, name: 'Outro' });
  });

  it.each([
    ['/contas-bancarias', () => responderContasBancarias().listar],
    ['/contatos-importantes', () => responderContatos().listar],
  ])('narrows %s, until its chip is pressed', async (pagina, responderLista) => {
    responderClientes();
    responderEmpresas([AURORA, FILIAL]);
    const listar = responderLista();
    await abrirPagina(pagina, COM_FILIAL);
    const filtro = page.getByRole('button', { name: 'Empresa ativa · Aurora Filial Ltda' });
    await expect.element(filtro).toBeVisible();
    expect(listar.pedidos.at(-1)?.query).toMatchObject({ cliente_id: 31, empresa_id: 52 });
    await filtro.click();
    await expect.element(filtro).not.toBeInTheDocument();
    await expect.poll(() => listar.pedidos.at(-1)?.query).not.toHaveProperty('empresa_id');
  });

  it('narrows the contracts and what is counted of them, with those of the whole client, until let go of', async () => {
    responderClientes();
    responderEmpresas([AURORA, FILIAL]);
    const { listar, contar } = responderContratos([umContrato()]);
    await abrirPagina('/contratos', COM_FILIAL);
    const filtro = page.getByRole('button', { name: 'Empresa ativa · Aurora Filial Ltda' });
    await expect.element(filtro).toBeVisible();
    const deUma = { empresa_id: 52, e_do_cliente: true };
    expect(listar.pedidos.at(-1)?.query).toMatchObject(deUma);
    await expect.poll(() => contar.pedidos.at(-1)?.query).toEqual(deUma);
    await filtro.click();
    await expect.element(filtro).not.toBeInTheDocument();
    await expect.poll(() => listar.pedidos.at(-1)?.query).not.toHaveProperty('empresa_id');
  });

  it.each([
    [
      '/contratos',
      'Empresa · Padaria Aurora Ltda',
      () => responderContratos().listar,
      // Those of the whole client cover it too, as they do the active one.
      { empresa_id: 51, e_do_cliente: true },
    ],
    [
      '/contatos-importantes',
      /Empresa.*Padaria Aurora Ltda/,
      () => responderContatos().listar,
      { empresa_id: 51 },
    ],
  ])(
    'gives way to the company that the address of %s names',
    async (pagina, name, responderLista, deUma) => {
      responderClientes();
      responderEmpresas([AURORA, FILIAL]);
      const listar = responderLista();
      await abrirPagina(`${pagina}?empresa_id=51`, COM_FILIAL);
      await expect
        .element(page.getByRole('main').getByRole('button', { name }).first())
        .toBeVisible();
      expect(listar.pedidos.at(-1)?.query).toMatchObject(deUma);
      await expect
        .element(page.getByText('Empresa ativa · Aurora Filial Ltda'))
        .not.toBeInTheDocument();
    },
  );
});
