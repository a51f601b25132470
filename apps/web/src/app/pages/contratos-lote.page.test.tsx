import { contratosEndpoints } from '@dominio/contrato/contratos';
import { dataCivil } from '@dominio/contrato/datas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { feitos, recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const ativo = (id: number) =>
  umContrato({
    id,
    numero_contrato: `2026-00${id}`,
    status_contrato: 'ATIVO',
    proximos_status: ['SUSPENSO', 'ENCERRADO'],
  });
const RASCUNHO = umContrato({
  id: 73,
  numero_contrato: '2026-0073',
  proximos_status: ['EM_IMPLANTACAO', 'CANCELADO'],
});

const linha = (numero: string) => page.getByRole('row').filter({ hasText: numero });
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const escolhidos = (quantos: string) => expect.element(page.getByText(quantos)).toBeVisible();

/** The list of two contracts in force and a draft. */
async function abrir(opcoes?: Parameters<typeof abrirPagina>[1]) {
  const respostas = responderContratos([ativo(71), ativo(72), RASCUNHO], [], {
    SUSPENSO: ['ATIVO', 'ENCERRADO'],
    ATIVO: ['SUSPENSO', 'ENCERRADO'],
  });
  responderOpcoesDoContrato(['Helena Barreto']);
  await abrirPagina('/contratos', opcoes);
  await expect.element(linha('2026-0073')).toBeVisible();
  return respostas;
}

describe('several contracts', () => {
  it('are chosen by the keyboard and by Shift, and Escape ends the choice', async () => {
    await abrir();
    await userEvent.keyboard('jx');
    await escolhidos('1 selecionado');
    await linha('2026-0073').click({ modifiers: ['Shift'] });
    await escolhidos('3 selecionados');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(/ selecionados?$/)).not.toBeInTheDocument();
    await expect.element(botao('Suspender')).not.toBeInTheDocument();
  });

  it('are suspended, those that can be, and taken back by Desfazer', async () => {
    const { mudarStatus, contratos } = await abrir();
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Suspender').click();
    await expect.element(page.getByText('2 suspensos')).toBeVisible();
    await expect.element(page.getByText(/ selecionados?$/)).not.toBeInTheDocument();
    await botao('Desfazer').click();
    await expect.poll(() => mudarStatus.pedidos).toHaveLength(4);
    await expect
      .poll(() => contratos.todas.map(({ status_contrato }) => status_contrato))
      .toEqual(['ATIVO', 'ATIVO', 'RASCUNHO']);
    expect(mudarStatus.pedidos.map(({ body }) => body.versao).toSorted()).toEqual([1, 1, 2, 2]);
  });

  it('are ended for one reason, each with its own notice, and for good', async () => {
    const { contratos, mudarStatus } = await abrir();
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Encerrar').click();
    const pergunta = page.getByRole('dialog', { name: 'Encerrar 2 contratos?' });
    await expect
      .element(pergunta.getByText('1 dos escolhidos não está em vigor: fica como está.'))
      .toBeVisible();
    await pergunta.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(pergunta).not.toBeInTheDocument();
    expect(feitos(contratosEndpoints.mudarStatus)).toEqual([]);
    await botao('Encerrar').click();
    await pergunta.getByRole('combobox', { name: 'Motivo' }).click();
    await page.getByRole('option', { name: 'A empresa foi vendida' }).click();
    await semViolacoes();
    await pergunta.getByRole('button', { name: 'Encerrar' }).click();
    await expect.element(page.getByText('2 com o fim registrado')).toBeVisible();
    expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual(
      Array(2).fill({
        status_contrato: 'ENCERRADO',
        motivo_encerramento: 'venda_da_empresa',
        motivo: '',
        aviso_em: dataCivil(new Date()),
        encerra_em: null,
        versao: 1,
      }),
    );
    await expect.element(botao('Desfazer')).not.toBeInTheDocument();
    expect(contratos.todas.map(({ status_contrato }) => status_contrato)).toEqual([
      'ENCERRADO',
      'ENCERRADO',
      'RASCUNHO',
    ]);
  });

  it('that were refused are named with the reason, and stay chosen', async () => {
    await abrir();
    responder(contratosEndpoints.mudarStatus, ({ params: { id } }) =>
      id === 72 ? recusar('REGISTRO_ALTERADO', 'Ana mudou este contrato.') : ativo(id),
    );
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Suspender').click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: '2026-0072' }))
      .toMatchTextContent('2026-0072: Ana mudou este contrato.');
    await escolhidos('1 selecionado');
  });

  it('are given a person who answers for them', async () => {
    const { atualizar } = await abrir();
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Mudar responsável').click();
    const escolha = page.getByRole('dialog', { name: 'Mudar o responsável de 3 contratos' });
    await expect.element(escolha.getByRole('button', { name: 'Mudar responsável' })).toBeDisabled();
    await escolha.getByRole('combobox', { name: 'Responsável' }).click();
    await page.getByRole('option', { name: 'Helena Barreto' }).click();
    await semViolacoes();
    await escolha.getByRole('button', { name: 'Mudar responsável' }).click();
    await expect.element(page.getByText('3 mudaram de responsável')).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual(
      Array(3).fill({ responsavel_id: 41, versao: 1 }),
    );
  });

  it('are offered only what is for one of them', async () => {
    await abrir();
    await linha('2026-0073').getByRole('checkbox').click();
    await expect.element(botao('Iniciar implantação')).toBeVisible();
    await expect.element(botao('Suspender')).not.toBeInTheDocument();
    await semViolacoes();
  });

  it('are not changed by who may only read: there is nothing to choose them for', async () => {
    await abrir({ quem: umaPessoa({ permissoes: ['contratos:visualizar'] }) });
    await expect.element(page.getByLabelText('Selecionar esta página')).not.toBeInTheDocument();
  });
});
