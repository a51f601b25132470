import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, maisAcoes, painel } from '../../../test/pagina/painel.ts';
import { feitos, recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const ABERTO = '/contratos?contrato=71';

const gaveta = painel('Contrato');
const botao = (name: string) => gaveta.getByRole('button', { name });
const status = (texto: string) => gaveta.getByText(texto, { exact: true });

/** A contract's drawer, on a phone: it is at a status, from where it may go on. */
async function abrirEm(de: StatusDoContrato, ...para: StatusDoContrato[]) {
  const respostas = responderContratos(
    [umContrato({ status_contrato: de, proximos_status: para })],
    [],
    { ATIVO: ['SUSPENSO', 'ENCERRADO'], ENCERRADO: ['ATIVO'] },
  );
  await page.viewport(375, 760);
  await abrirPagina(ABERTO);
  return respostas;
}

describe('the list of contracts', () => {
  it('may be exported, and a contract be written, by who has the permissions', async () => {
    responderContratos([umContrato()]);
    await abrirPagina('/contratos');
    await expect.element(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Novo contrato' })).toBeVisible();
  });

  const DA_TABELA = 'Número;Cliente;Status;Responsável;Início;Fim';
  const DE_FORA =
    'Assinatura;Índice de reajuste;Mês do reajuste;Dia do vencimento;Renovação automática;Aviso prévio em dias;Motivo do encerramento;Nas palavras do cliente;Aviso prévio dado em;Encerramento;Empresa;CNPJ;Serviços;Time';
  it.each([
    [true, `${DA_TABELA};Valor mensal;${DE_FORA}`],
    [false, `${DA_TABELA};${DE_FORA}`],
  ])('is exported whole, with the amounts for who may see them: %s', async (veValor, titulos) => {
    const { valor_mensal_centavos: _, ...semValor } = umContrato();
    responderContratos([{ ...(veValor ? umContrato() : semValor), ve_valor: veValor }]);
    const permissoes = ['contratos:visualizar', 'contratos:exportar'] as const;
    await abrirPagina('/contratos', {
      quem: umaPessoa({
        grupo: 'consultor',
        permissoes: veValor ? [...permissoes, 'contratos:ver_valores'] : permissoes,
      }),
    });
    const { nome, bytes } = await baixar(async () => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    });
    expect(nome).toBe('contratos.csv');
    expect(new TextDecoder().decode(bytes).split('\r\n')[0]).toBe(titulos);
  });

  it('leads to the form of a new contract', async () => {
    responderContratos([umContrato()]);
    responderClientes();
    responderEmpresas([]);
    responderOpcoesDoContrato();
    await abrirPagina('/contratos');
    await page.getByRole('link', { name: 'Novo contrato' }).click();
    await expect.element(page.getByRole('button', { name: 'Salvar contrato' })).toBeVisible();
    expect(location.pathname).toBe('/contrato-form');
  });

  it('leads who may create and not edit to the form of a new contract', async () => {
    responderContratos([umContrato()]);
    responderOpcoesDoContrato();
    await abrirPagina('/contratos', {
      quem: umaPessoa({ permissoes: ['contratos:visualizar', 'contratos:criar'] }),
    });
    await page.getByRole('link', { name: 'Novo contrato' }).click();
    await expect.element(page.getByRole('button', { name: 'Salvar contrato' })).toBeVisible();
    await expect.element(page.getByText('Sem acesso a esta página')).not.toBeInTheDocument();
  });

  it('fits a phone, and axe finds nothing', async () => {
    responderContratos([umContrato()]);
    await page.viewport(375, 760);
    await abrirPagina('/contratos');
    await expect.element(page.getByText('2026-0071')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

describe('a contract', () => {
  it('in draft is taken into implementation by one click', async () => {
    await abrirEm('RASCUNHO', 'EM_IMPLANTACAO');
    await botao('Iniciar implantação').click();
    await expect.element(status('Em implantação')).toBeVisible();
  });

  it('leaves the focus in its drawer when the keyboard has taken it to another status', async () => {
    await abrirEm('EM_IMPLANTACAO', 'ATIVO');
    await teclar(botao('Ativar'), '{Enter}');
    await expect.element(status('Ativo')).toBeVisible();
    await expect.poll(() => gaveta.element().contains(document.activeElement)).toBe(true);
  });

  it('is taken to its next status by one click', async () => {
    const { mudarStatus } = await abrirEm('EM_IMPLANTACAO', 'ATIVO');
    await botao('Ativar').click();
    await expect.element(status('Ativo')).toBeVisible();
    expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual([
      { status_contrato: 'ATIVO', versao: 1 },
    ]);
  });

  it('has its history by Tab before its bar', async () => {
    await abrirEm('ATIVO', 'SUSPENSO', 'ENCERRADO');
    (await maisAcoes(gaveta).findElement()).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(gaveta.getByText('Histórico', { exact: true })).toHaveFocus();
  });

  it('is revived with a reason, which goes with no later change', async () => {
    const { mudarStatus } = await abrirEm('ENCERRADO', 'ATIVO');
    await botao('Reativar').click();
    const motivo = page.getByRole('dialog', { name: 'Reativar contrato' });
    const campo = motivo.getByRole('textbox', { name: 'Motivo' });
    await campo.fill('x'.repeat(501));
    await motivo.getByRole('button', { name: 'Reativar' }).click();
    await expect
      .element(campo)
      .toHaveAccessibleDescription('O motivo pode ter no máximo 500 caracteres.');
    await campo.fill('O cliente voltou');
    await motivo.getByRole('button', { name: 'Reativar' }).click();
    await expect.element(status('Ativo')).toBeVisible();
    await escolherAcao(gaveta, 'Suspender');
    const pausa = page.getByRole('dialog', { name: 'Suspender contrato' });
    await pausa.getByRole('button', { name: 'Suspender' }).click();
    await expect.element(status('Suspenso')).toBeVisible();
    expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual([
      { status_contrato: 'ATIVO', versao: 1, motivo: 'O cliente voltou' },
      { status_contrato: 'SUSPENSO', versao: 2 },
    ]);
  });
});

describe('axe finds nothing', () => {
  it('in the drawer of a contract in force', async () => {
    await abrirEm('ATIVO', 'SUSPENSO', 'ENCERRADO');
    await expect.element(maisAcoes(gaveta)).toBeVisible();
    await semViolacoes();
  });

  it('where the reason of a revival is asked', async () => {
    await abrirEm('ENCERRADO', 'ATIVO');
    await botao('Reativar').click();
    await expect.element(page.getByRole('textbox', { name: 'Motivo' })).toBeVisible();
    await semViolacoes();
  });

  it('in an amendment, which shows what it changed', async () => {
    responderContratos(
      [umContrato({ status_contrato: 'ATIVO', aditivos_total: 1 })],
      [
        {
          id: 1,
          numero: 1,
          tipo: 'alteracao',
          descricao: 'Passa a ter fiscal',
          vigencia_em: '2026-08-12',
          criado_em: '2026-08-12T13:00:00.000Z',
          criado_por_nome: 'Helena Barreto',
          mudancas: [
            { campo: 'servicos', antes: ['Folha'], depois: ['Fiscal', 'Folha'] },
            { campo: 'mes_reajuste', antes: null, depois: 3 },
            { campo: 'renovacao_automatica', antes: false, depois: true },
          ],
        },
      ],
    );
    await abrirPagina(ABERTO);
    const aditivo = page.getByRole('listitem').filter({ hasText: 'Aditivo 1, a partir de' });
    await expect.element(aditivo).toMatchTextContent('Passa a ter fiscal');
    const depois = [...aditivo.element().querySelectorAll('ins')].map((um) => um.textContent);
    expect(depois).toEqual(['Fiscal', 'Março', 'Sim']);
    await semViolacoes();
  });
});

it('AD-01 a contract that does not exist is said not to be found, and the list is one click away', async () => {
  responderContratos([]);
  responder(contratosEndpoints.ler, () => recusar('NAO_ENCONTRADO', 'Contrato não encontrado.'));
  await abrirPagina('/contratos?contrato=99999999');
  await expect
    .element(gaveta.getByRole('alert'))
    .toMatchTextContent(
      'Contrato não encontrado.Este item não existe mais ou está fora do seu acesso.',
    );
  await expect.element(botao('Tentar novamente')).not.toBeInTheDocument();
  await botao('Voltar à lista').click();
  await expect.element(gaveta).not.toBeInTheDocument();
});

it('a consultant reads contracts without their amounts, and changes none', async () => {
  const { ve_valor: _, valor_mensal_centavos: __, ...semValor } = umContrato();
  responderContratos([{ ...semValor, ve_valor: false }]);
  await abrirPagina('/contratos', { quem: umaPessoa({ grupo: 'consultor' }) });
  await expect.element(page.getByRole('link', { name: 'Novo contrato' })).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('row').filter({ hasText: '2026-0071' }).click();
  await expect.element(gaveta.getByText('Cliente', { exact: true })).toBeVisible();
  await expect.element(gaveta.getByText('Valor mensal')).not.toBeInTheDocument();
  await expect.element(maisAcoes(gaveta)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
});

it('a contract whose status is being changed is not changed again', async () => {
  await abrirEm('EM_IMPLANTACAO', 'ATIVO', 'SUSPENSO');
  const mudanca = segurar(contratosEndpoints.mudarStatus);
  await botao('Ativar').click();
  await expect.poll(() => mudanca.presas).toBe(1);
  await escolherAcao(gaveta, 'Suspender');
  await expect.element(page.getByRole('dialog', { name: 'Suspender' })).not.toBeInTheDocument();
  mudanca.soltar();
  await expect.element(status('Ativo')).toBeVisible();
  expect(feitos(contratosEndpoints.mudarStatus)).toHaveLength(1);
});
