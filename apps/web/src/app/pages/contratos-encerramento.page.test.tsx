import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import type { ContratoAberto } from '@dominio/contrato/contratos';
import { dataCivil, diaEscrito, somarDias } from '@dominio/contrato/datas';
import { rodape } from '@dominio/contrato/paginacao';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { umAgendamento } from '../../../test/pagina/registros/agendamento.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Contrato');
const status = (texto: string) => gaveta.getByText(texto, { exact: true });
const fim = page.getByRole('dialog', { name: /^Encerrar o contrato / });
const cancelamento = page.getByRole('dialog', { name: /^Cancelar o contrato / });

/** A contract's drawer on a phone; without more it is in force. */
async function abrir(mudancas: Partial<ContratoAberto> = {}) {
  const contrato = umContrato({
    status_contrato: 'ATIVO',
    proximos_status: ['SUSPENSO', 'ENCERRADO'],
    ...mudancas,
  });
  const respostas = responderContratos([contrato], [], {
    ATIVO: ['SUSPENSO', 'ENCERRADO'],
    ENCERRADO: ['ATIVO'],
  });
  await page.viewport(375, 760);
  await abrirPagina('/contratos?contrato=71');
  return respostas;
}

async function escolherMotivo(dialogo: Locator, nome: string) {
  await dialogo.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option', { name: nome }).click();
}
const dia = (dialogo: Locator, name: string) => dialogo.getByRole('textbox', { name });
const confirmar = (dialogo: Locator, name: string) => dialogo.getByRole('button', { name });

describe('a contract is ended', () => {
  it('once its reason was told, and is then no longer changed', async () => {
    const { mudarStatus } = await abrir();
    await escolherAcao(gaveta, 'Encerrar');
    await confirmar(fim, 'Encerrar').click();
    const motivo = fim.getByRole('combobox', { name: 'Motivo' });
    await expect.element(motivo).toHaveAccessibleDescription('Escolha o motivo.');
    expect(mudarStatus.pedidos).toEqual([]);
    await escolherMotivo(fim, 'Preço');
    await fim.getByRole('textbox', { name: 'Nas palavras do cliente' }).fill('Achou caro.');
    await confirmar(fim, 'Encerrar').click();
    await expect.element(status('Encerrado')).toBeVisible();
    await expect.element(gaveta.getByText('Preço', { exact: true })).toBeVisible();
    await expect.element(gaveta.getByText('Achou caro.')).toBeVisible();
    await expect
      .element(gaveta.getByRole('link', { name: 'Registrar aditivo' }))
      .not.toBeInTheDocument();
    expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual([
      {
        status_contrato: 'ENCERRADO',
        motivo_encerramento: 'preco',
        motivo: 'Achou caro.',
        aviso_em: null,
        encerra_em: dataCivil(new Date()),
        versao: 1,
      },
    ]);
  });

  it('for another reason in words', async () => {
    const { mudarStatus } = await abrir();
    await escolherAcao(gaveta, 'Encerrar');
    await escolherMotivo(fim, 'Outro motivo');
    await confirmar(fim, 'Encerrar').click();
    await expect
      .element(fim.getByRole('textbox', { name: 'Nas palavras do cliente' }))
      .toHaveAccessibleDescription('Escreva qual foi o motivo.');
    expect(mudarStatus.pedidos).toEqual([]);
  });

  it('when its notice ends, counted from the day it was given, and goes on until then', async () => {
    const { mudarStatus } = await abrir({ aviso_previo_dias: 30 });
    await escolherAcao(gaveta, 'Encerrar');
    await escolherMotivo(fim, 'Foi para outro escritório');
    const avisado = somarDias(dataCivil(new Date()), -10);
    const termina = somarDias(avisado, 30);
    await dia(fim, 'Dia do aviso prévio').fill(diaEscrito(avisado));
    await expect
      .element(fim.getByText(`O aviso prévio de 30 dias termina em ${diaEscrito(termina)}.`))
      .toBeVisible();
    await expect.element(dia(fim, 'Dia do encerramento')).toHaveValue(diaEscrito(termina));
    await semRolagemLateral();
    await semViolacoes();
    await confirmar(fim, 'Marcar o fim').click();
    await expect.element(gaveta.getByText('Encerra em')).toBeVisible();
    await expect.element(status('Ativo')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(gaveta.getByText('Encerra em')).not.toBeInTheDocument();
    expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual([
      {
        status_contrato: 'ENCERRADO',
        motivo_encerramento: 'outro_escritorio',
        motivo: '',
        aviso_em: avisado,
        encerra_em: termina,
        versao: 1,
      },
      { status_contrato: 'ATIVO', versao: 2 },
    ]);
  });

  it('not before the day of its notice', async () => {
    const { mudarStatus } = await abrir({ aviso_previo_dias: 30 });
    await escolherAcao(gaveta, 'Encerrar');
    await escolherMotivo(fim, 'Preço');
    const ontem = somarDias(dataCivil(new Date()), -1);
    await dia(fim, 'Dia do encerramento').fill(diaEscrito(ontem));
    await confirmar(fim, 'Encerrar').click();
    await expect
      .element(dia(fim, 'Dia do encerramento'))
      .toHaveAccessibleDescription('O contrato não pode terminar antes do dia do aviso.');
    expect(mudarStatus.pedidos).toEqual([]);
  });

  it('before it began by being cancelled, of which no day is asked', async () => {
    await abrir({ status_contrato: 'RASCUNHO', proximos_status: ['CANCELADO'] });
    await escolherAcao(gaveta, 'Cancelar contrato');
    await expect.element(dia(cancelamento, 'Dia do encerramento')).not.toBeInTheDocument();
    await escolherMotivo(cancelamento, 'Preço');
    await confirmar(cancelamento, 'Cancelar contrato').dblClick();
    await expect.element(cancelamento).not.toBeInTheDocument();
    await expect.element(status('Cancelado')).toBeVisible();
    await expect.element(gaveta).toBeVisible();
  });
});

it('a day on which a contract is to end is taken back, and given again by Desfazer', async () => {
  const fimMarcado = {
    motivo_encerramento: 'preco',
    motivo: 'Achou caro.',
    aviso_em: '2026-08-01',
    encerra_em: '2099-08-31',
  } as const;
  const { mudarStatus } = await abrir({ ...fimMarcado, data_fim: null });
  const fimDoPrazo = gaveta.getByText('Fim marcado para 31/08/2099');
  await expect.element(fimDoPrazo).toBeVisible();
  await expect.element(gaveta.getByText('31/08/2099', { exact: true })).toBeVisible();
  await escolherAcao(gaveta, 'Retirar o fim marcado');
  await expect.element(gaveta.getByText('31/08/2099', { exact: true })).not.toBeInTheDocument();
  await expect.element(fimDoPrazo).not.toBeInTheDocument();
  await expect.element(gaveta.getByText('Prazo indeterminado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(gaveta.getByText('31/08/2099', { exact: true })).toBeVisible();
  expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual([
    { status_contrato: 'ATIVO', versao: 1 },
    { status_contrato: 'ENCERRADO', ...fimMarcado, versao: 2 },
  ]);
});

it('a contract taken up again tells of no end, which Desfazer gives back', async () => {
  const terminado = {
    motivo_encerramento: 'preco',
    motivo: null,
    aviso_em: null,
    encerra_em: '2025-08-31',
  } as const;
  const { mudarStatus } = await abrir({
    status_contrato: 'ENCERRADO',
    proximos_status: ['ATIVO'],
    ...terminado,
  });
  await expect.element(gaveta.getByText('Terminou em')).toBeVisible();
  await gaveta.getByRole('button', { name: 'Reativar' }).click();
  const motivo = page.getByRole('dialog', { name: 'Reativar contrato' });
  await motivo.getByRole('textbox', { name: 'Motivo' }).fill('Voltou');
  await motivo.getByRole('button', { name: 'Reativar' }).click();
  await expect.element(gaveta.getByText('Terminou em')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(gaveta.getByText('Terminou em')).toBeVisible();
  expect(mudarStatus.pedidos[1]?.body).toEqual({
    status_contrato: 'ENCERRADO',
    ...terminado,
    motivo: '',
    versao: 2,
  });
});

it('a pause may have a reason, and may have none', async () => {
  const { mudarStatus } = await abrir();
  await escolherAcao(gaveta, 'Suspender');
  const pausa = page.getByRole('dialog', { name: 'Suspender contrato' });
  await pausa.getByRole('textbox', { name: 'Motivo' }).fill('Férias coletivas');
  await pausa.getByRole('button', { name: 'Suspender' }).click();
  await expect.element(status('Suspenso')).toBeVisible();
  expect(mudarStatus.pedidos.map(({ body }) => body)).toEqual([
    { status_contrato: 'SUSPENSO', versao: 1, motivo: 'Férias coletivas' },
  ]);
});

it('before the end it is told what of the person’s own is still booked with the client', async () => {
  const contrato = umContrato({
    status_contrato: 'ATIVO',
    proximos_status: ['ENCERRADO'],
    agendamentos_futuros: 3,
  });
  responderContratos([contrato], [], { ATIVO: ['ENCERRADO'] });
  const { pedidos } = responder(agendamentosEndpoints.listar, ({ query }) => ({
    agendamentos: [umAgendamento({ titulo: 'Fechamento do mês' })],
    ...rodape(1, query),
  }));
  const eu = umaPessoa({ grupo: 'administrador' });
  await abrirPagina('/contratos?contrato=71', { quem: eu });
  await escolherAcao(gaveta, 'Encerrar');
  await expect.element(fim.getByText(/Fechamento do mês$/)).toBeVisible();
  await expect.element(fim.getByText('e mais 2')).toBeVisible();
  expect(pedidos.map(({ query }) => query.participante_id)).toEqual([eu.usuario.id]);
});
