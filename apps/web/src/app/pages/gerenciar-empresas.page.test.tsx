import { empresasEndpoints } from '@dominio/contrato/empresas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const AURORA = umaEmpresa();
const BOREAL = umaEmpresa({
  id: 52,
  razao_social: 'Mercado Boreal Ltda',
  cnpj: '22333444000181',
  municipio: 'Recife',
  uf: 'PE',
});
const CHEIA = umaEmpresa({
  inscricao_estadual: 'ISENTO',
  cnae_principal: '1091102',
  cnae_principal_nome: 'Fabricação de produtos de padaria',
  cnaes_secundarios: ['6204000'],
  cnaes_secundarios_nomes: ['Consultoria em tecnologia da informação'],
  natureza_juridica: '2062',
  natureza_juridica_nome: 'Sociedade Empresária Limitada',
  situacao_cadastral: 'ativa',
  capital_social_centavos: 50_000_00,
  telefone: '1133334444',
  email: 'contato@aurora.com.br',
  cep: '01310100',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: 'Sala 2',
  bairro: 'Centro',
  municipio: 'Santos',
  uf: 'SP',
});
const ABERTA = '/gerenciar-empresas?empresa=51';
/** The first company alone has no town. */
const INCOMPLETA = { endereco: [AURORA.id] };

const main = page.getByRole('main');
const linhas = main.getByRole('grid').getByRole('row').filter({ hasText: 'Ltda' });
const busca = page.getByRole('searchbox', { name: 'Buscar empresa' });
const gaveta = painel('Empresa');
const fantasia = gaveta.getByRole('textbox', { name: 'Nome fantasia' });
const mudar = (oQue: string) => gaveta.getByRole('button', { name: new RegExp(`Mudar ${oQue}$`) });
const aCorrigir = page.getByRole('button', { name: /^A corrigir/ });

describe('AD-01 the companies of the firm', () => {
  it('are asked of the server as they were typed, a masked CNPJ too', async () => {
    const { listar } = responderEmpresas([AURORA, BOREAL]);
    await abrirPagina('/gerenciar-empresas');
    await expect.element(linhas).toHaveLength(2);
    await busca.fill('22.333.444/0001-81');
    await expect.poll(() => listar.pedidos.at(-1)?.query.termo).toBe('22.333.444/0001-81');
    await busca.fill('boreal');
    await expect.element(linhas).toHaveLength(1);
  });

  it('may be exported, and axe finds nothing', async () => {
    responderEmpresas([AURORA, BOREAL], INCOMPLETA);
    await abrirPagina('/gerenciar-empresas');
    await expect.element(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
    await expect.element(aCorrigir).toBeVisible();
    await semViolacoes();
  });

  it('are narrowed by what is to be mended: the filter says how much, and the address keeps it', async () => {
    // One company with two things to mend is one to mend.
    responderEmpresas([AURORA, BOREAL], { ...INCOMPLETA, sem_cnae: [AURORA.id] });
    await abrirPagina('/gerenciar-empresas');
    await expect.element(aCorrigir).toHaveTextContent('A corrigir: 1');
    await aCorrigir.click();
    await page.getByRole('option', { name: 'Endereço incompleto (1)' }).click();
    await parametro('qualidade').toBe('endereco');
    await expect.element(linhas).toHaveLength(1);
    await page.getByRole('button', { name: 'Tirar o filtro A corrigir' }).click();
    await parametro('qualidade').toBe(null);
    await expect.element(linhas).toHaveLength(2);
  });
});

describe('who serves each company, by which contract, and how much of its register is there', () => {
  const ANA = { id: 7, nome: 'Ana Lima' };
  const FISCAL = { id: 3, nome: 'Fiscal' };
  const ATENDIDA = umaEmpresa({
    contratos_em_vigor: [{ id: 9, numero_contrato: '2026-0009' }],
    responsaveis: [ANA],
    times: [FISCAL],
    cadastro_percentual: 75,
  });

  it('stands in the row', async () => {
    responderEmpresas([ATENDIDA, BOREAL]);
    await abrirPagina('/gerenciar-empresas');
    await page.viewport(2200, 800);
    await expect.element(linhas.first()).toMatchTextContent(/Ana Lima.*2026-0009.*Fiscal.*75%/);
  });

  it.each([
    ['Responsável', 'Ana Lima', 'responsavel', '7'],
    ['Time', 'Fiscal', 'time', '3'],
  ])('narrows the list by %s, which the address keeps', async (nome, escolha, campo, id) => {
    responderEmpresas([ATENDIDA, BOREAL]);
    await abrirPagina('/gerenciar-empresas');
    await expect.element(linhas).toHaveLength(2);
    await page.getByRole('button', { name: 'Adicionar filtro' }).click();
    await page.getByRole('option', { name: nome, exact: true }).click();
    await page.getByRole('option', { name: escolha }).click();
    await parametro(campo).toBe(id);
    await expect.element(linhas).toHaveLength(1);
  });
});

describe('a company', () => {
  it('is opened from its row, and says what is to be mended', async () => {
    responderEmpresas([AURORA], INCOMPLETA);
    await abrirPagina('/gerenciar-empresas');
    await linhas.click();
    await expect.element(gaveta.getByRole('heading', { name: 'A corrigir' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta).not.toBeInTheDocument();
  });

  it('says what is to be mended without anything axe complains of', async () => {
    responderEmpresas([AURORA], INCOMPLETA);
    await abrirPagina(ABERTA);
    await expect.element(gaveta.getByRole('heading', { name: 'A corrigir' })).toBeVisible();
    await mudar('nome fantasia').click();
    await fantasia.fill('Aurora');
    await semViolacoes();
    await userEvent.keyboard('{Escape}');
    await expect.element(fantasia).not.toBeInTheDocument();
  });

  it('is changed where it stands, found by its new name, and given back by undoing', async () => {
    const { atualizar } = responderEmpresas([AURORA, BOREAL]);
    await abrirPagina(ABERTA);
    await mudar('nome fantasia').click();
    await fantasia.fill('Pão da Serra');
    await userEvent.keyboard('{Enter}');
    await expect.element(fantasia).not.toBeInTheDocument();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { nome_fantasia: 'Pão da Serra', versao: 1 },
    ]);
    await busca.fill('PÃO DA SERRA');
    await expect.element(linhas).toHaveLength(1);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => atualizar.pedidos.at(-1)?.body).toMatchObject({ nome_fantasia: null });
  });

  it('tells of a colleague who was faster what is another, in whatever section', async () => {
    responderEmpresas([AURORA]);
    const atual = { ...AURORA, tipo: 'filial', email: 'novo@aurora.demo', versao: 2 };
    responder(empresasEndpoints.atualizar, () =>
      recusar('REGISTRO_ALTERADO', 'Este registro foi alterado por Bia às 14:02.', { atual }),
    );
    await abrirPagina(ABERTA);
    await mudar('nome fantasia').click();
    await fantasia.fill('Pão da Serra');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText(/Mudou: Tipo, E-mail\.$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(fantasia).not.toBeInTheDocument();
  });

  it('takes its activities from the published table, by code or by words', async () => {
    const { atualizar } = responderEmpresas([AURORA]);
    await abrirPagina(ABERTA);
    await mudar('CNAE').click();
    await gaveta.getByRole('combobox', { name: 'CNAE principal' }).fill('1091102');
    await userEvent.keyboard('{Enter}');
    await gaveta
      .getByRole('combobox', { name: 'CNAEs secundários' })
      .fill('consultoria tecnologia');
    await page.getByRole('option', { name: /Consultoria em tecnologia/ }).click();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await expect
      .poll(() => atualizar.pedidos.map(({ body }) => body))
      .toEqual([{ cnae_principal: '1091102', cnaes_secundarios: ['6204000'], versao: 1 }]);
  });

  it('has its whole register read, without any way to change it, by who only reads', async () => {
    responderEmpresas([CHEIA]);
    await abrirPagina('/gerenciar-empresas', { quem: umaPessoa({ grupo: 'consultor' }) });
    await linhas.click();
    for (const escrito of [
      '1091-1/02 Fabricação de produtos de padaria (principal)',
      '206-2 Sociedade Empresária Limitada',
      'Rua das Flores, 10, Sala 2',
      '01310-100',
      'Isento',
      '(11) 3333-4444',
    ]) {
      await expect.element(gaveta.getByText(escrito)).toBeVisible();
    }
    await expect.element(gaveta.getByRole('button', { name: /Mudar/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
    await semViolacoes();
  });
});
