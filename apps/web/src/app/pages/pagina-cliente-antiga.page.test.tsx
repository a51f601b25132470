import { dossieEndpoints } from '@dominio/contrato/dossie';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { comClienteAtivo, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderDossie } from '../../../test/pagina/registros/dossie.ts';
import { responderPassagens } from '../../../test/pagina/registros/passagem.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const PAGINA = '/pagina-cliente-antiga';

const abrir = (endereco = PAGINA, quem = umaPessoa()) => {
  responderPassagens();
  return abrirPagina(endereco, {
    quem,
    guardado: comClienteAtivo(umCliente({ nome: 'Padaria Aurora', name: 'Padaria Aurora' })),
  });
};
const folha = page.getByRole('article', { name: 'Dossiê de Padaria Aurora' });
const secao = (nome: string) => folha.getByRole('region', { name: nome, exact: true });

describe('the dossier of a client', () => {
  it.each([1440, 375])(
    'says whose it is, and section by section what is known, at %i px',
    async (largura) => {
      await page.viewport(largura, 900);
      responderDossie();
      await abrir();
      await expect.element(folha.getByText('Barreto Contabilidade')).toBeVisible();
      await expect.element(folha.getByText('11.222.333/0001-81 · Todo o período')).toBeVisible();
      await expect.element(folha.getByText(/^Gerado por Ana Souza em /)).toBeVisible();
      await expect
        .element(secao('Identificação').getByRole('heading', { name: 'LGPD' }))
        .toBeVisible();
      await expect.element(secao('Identificação').getByText('Alimentação')).toBeVisible();
      await expect.element(folha.getByRole('cell', { name: 'marta@padaria.com.br' })).toBeVisible();
      await expect.element(folha.getByText('E mais 12.')).toBeVisible();
      await expect
        .element(secao('Contas bancárias').getByText('Sem registros nesta seção.'))
        .toBeVisible();
      expect(document.title).toBe('Dossiê do Cliente · Padaria Aurora · Domínio');
      await semRolagemLateral();
      await semViolacoes();
    },
  );

  it('is cut by its address to sections and a period', async () => {
    const lido = responderDossie();
    await abrir(`${PAGINA}?secoes=contatos,notas,nada&de=2026-01-01&ate=2026-02-28`);
    await expect.element(secao('Notas')).toBeVisible();
    await expect.element(secao('Identificação')).not.toBeInTheDocument();
    await expect
      .element(folha.getByText('Período de 01/01/2026 a 28/02/2026', { exact: false }))
      .toBeVisible();
    expect(lido.pedidos.map(({ query }) => query)).toEqual([
      { secoes: ['contatos', 'notas'], de: '2026-01-01', ate: '2026-02-28' },
    ]);
  });

  it('offers the sections that the person may see, and keeps those chosen in the address', async () => {
    responderDossie();
    const quem = umaPessoa({
      grupo: 'consultor',
      permissoes: ['painel_cliente:visualizar', 'contatos_importantes:visualizar'],
    });
    await abrir(PAGINA, quem);
    await page.getByRole('button', { name: 'Seções: todas' }).click();
    const opcoes = page.getByRole('option');
    await expect.element(opcoes.first()).toBeVisible();
    expect(opcoes.elements().map((um) => um.textContent)).toEqual([
      'Contatos',
      'Notas',
      'Linha do tempo',
      'Quem atendeu e quando',
    ]);
    await page.getByRole('option', { name: 'Notas' }).click();
    await parametro('secoes').toBe('notas');
    await expect.element(secao('Contatos')).not.toBeInTheDocument();
  });

  it('of a period that ends before it begins asks nothing, and says so', async () => {
    const lido = responderDossie();
    await abrir(`${PAGINA}?de=2026-03-01&ate=2026-02-01`);
    await expect
      .element(page.getByText('O fim do período não pode ser antes do início.'))
      .toBeVisible();
    expect(lido.pedidos).toEqual([]);
    const ate = page.getByRole('textbox', { name: 'Até' });
    await ate.fill('31/03/2026');
    await userEvent.keyboard('{Tab}');
    await expect.element(folha).toBeVisible();
    await parametro('ate').toBe('2026-03-31');
  });

  it('says that it is being built', async () => {
    responderDossie();
    const presa = segurar(dossieEndpoints.ler);
    await abrir();
    await expect.element(page.getByText('Montando dossiê…')).toBeVisible();
    presa.soltar();
    await expect.element(folha).toBeVisible();
    await expect.element(page.getByText('Montando dossiê…')).not.toBeInTheDocument();
  });

  it('that cannot be built says why, and is asked for again', async () => {
    responder(dossieEndpoints.ler, () => recusar('MUITAS_TENTATIVAS', 'Falhou.'));
    await abrir();
    await expect.element(page.getByText('Falhou.')).toBeVisible();
    responderDossie();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(folha).toBeVisible();
  });

  it('is printed, and leads to the panel of the client', async () => {
    responderDossie();
    const imprimir = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await abrir();
    await page.getByRole('button', { name: 'Imprimir' }).click();
    expect(imprimir).toHaveBeenCalledOnce();
    await expect
      .element(page.getByRole('link', { name: 'Conheça a nova página do cliente' }))
      .toHaveAttribute('href', '/dashboard-cliente');
  });

  it('asks for a client where none is selected', async () => {
    await abrirPagina(PAGINA, { quem: umaPessoa() });
    await expect
      .element(page.getByText('Selecione um cliente para ver esta página.'))
      .toBeVisible();
  });
});
