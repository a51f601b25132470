import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { type ContratoAberto, contratosEndpoints } from '@dominio/contrato/contratos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderAuditoria, umEvento } from '../../../test/pagina/registros/auditoria.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
  umServicoDoContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { escolherServico } from '../../../test/pagina/registros/servico.ts';

const gaveta = painel('Contrato');
const propriedade = (nome: string) =>
  gaveta.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });
const campo = (name: string) => gaveta.getByRole('textbox', { name });
const salvar = gaveta.getByRole('button', { name: 'Salvar' });
const sairSemSalvar = page.getByRole('dialog', { name: 'Sair sem salvar?' });
const numero = campo('Número do contrato');

/** The panel of a contract, on a phone. */
async function abrir(mudancas: Partial<ContratoAberto> = {}, quem = umaPessoa()) {
  const respostas = responderContratos([umContrato(mudancas)]);
  responderOpcoesDoContrato(['Camila Duarte']);
  responderEmpresas([]);
  await page.viewport(375, 900);
  await abrirPagina('/contratos?contrato=71', { quem });
  return respostas;
}

/** The panel with the number of the contract changed, and not saved yet. */
async function comNumeroNovo(mudancas: Partial<ContratoAberto> = {}) {
  const respostas = await abrir(mudancas);
  await propriedade('número').click();
  await expect.element(numero).toHaveFocus();
  await numero.fill('2026-0099');
  return respostas;
}

describe('a property of a contract', () => {
  it.each([
    [{ responsavel_nome: 'Camila Duarte', responsavel_id: 41 }, /Camila Duarte\. Mudar/],
    [{ responsaveis_do_cliente: ['Caio Dias'] }, /Caio Dias \(responde pelo cliente\)\. Mudar/],
    [{ responsaveis_do_cliente: ['Ana', 'Caio'] }, /Ana, Caio \(respondem pelo cliente\)\. Mudar/],
    [{}, /Não informado\. Mudar/],
  ])('that is who answers for it says where that comes from: %o', async (mudancas, dito) => {
    await abrir(mudancas);
    await expect.element(propriedade('responsável')).toMatchTextContent(dito);
  });

  it('is changed where it stands, saved alone by Enter, and brought back by one click', async () => {
    const { atualizar } = await comNumeroNovo();
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('número')).toMatchTextContent('2026-0099');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(propriedade('número')).toMatchTextContent('2026-0071');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { numero_contrato: '2026-0099', versao: 1 },
      { numero_contrato: '2026-0071', versao: 2 },
    ]);
  });

  it('of services has each with its volume, which is asked for at its name', async () => {
    const { atualizar } = await abrir({ servicos: [umServicoDoContrato('Folha', 1)] });
    await propriedade('serviços').click();
    await escolherServico('Fiscal', gaveta);
    const fiscal = gaveta.getByRole('group', { name: 'Fiscal' });
    await fiscal.getByRole('textbox', { name: 'Volume' }).fill('muitas');
    await salvar.click();
    const frase = 'Fiscal: Informe o volume, de 1 a 1.000.000.';
    await expect.element(gaveta.getByText(frase)).toBeVisible();
    await fiscal.getByRole('textbox', { name: 'Volume' }).fill('300');
    await fiscal.getByRole('textbox', { name: 'Valor' }).fill('450');
    await gaveta.getByRole('button', { name: 'Remover Folha' }).click();
    await salvar.click();
    await expect.element(propriedade('serviços')).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      {
        servicos: [
          {
            servico_id: 2,
            volume_limite: 300,
            unidade: 'notas',
            sla_horas: null,
            valor_centavos: 45_000,
          },
        ],
        versao: 1,
      },
    ]);
  });

  it('is brought back over another one that was changed since', async () => {
    const { atualizar, contratos } = await comNumeroNovo();
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('número')).toMatchTextContent('2026-0099');
    contratos.mudar(71, { servicos: [umServicoDoContrato('Folha', 1)] });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(propriedade('serviços')).toMatchTextContent('Folha');
    await expect.element(propriedade('número')).toMatchTextContent('2026-0071');
    expect(atualizar.pedidos.at(-1)?.body).toEqual({ numero_contrato: '2026-0071', versao: 3 });
  });

  it('is not brought back over what somebody wrote there since: the server is left to refuse it', async () => {
    const { atualizar, contratos } = await comNumeroNovo();
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('número')).toMatchTextContent('2026-0099');
    contratos.mudar(71, { numero_contrato: '2026-0100' });
    const frase = 'Helena Barreto mudou este registro às 09:12.';
    const recusa = responder(contratosEndpoints.atualizar, () =>
      recusar('REGISTRO_ALTERADO', frase),
    );
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(page.getByText('Erro ao desfazer')).toBeVisible();
    await expect.element(page.getByText(frase)).toBeVisible();
    expect(recusa.pedidos.map(({ body }) => body.versao)).toEqual([2]);
    expect(atualizar.pedidos).toHaveLength(1);
  });

  it('says who changed the contract meanwhile and when, and is saved over it after a look', async () => {
    const { atualizar, contratos } = await comNumeroNovo();
    const frase = 'Helena Barreto mudou este registro às 09:12.';
    responder(contratosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO', frase), {
      umaVez: true,
    });
    contratos.mudar(71, { servicos: [umServicoDoContrato('Folha', 1)] });
    await salvar.click();
    await expect.element(gaveta.getByRole('alert')).toMatchTextContent(frase);
    await gaveta.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(gaveta.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(propriedade('serviços')).toMatchTextContent('Folha');
    await expect.element(numero).toHaveValue('2026-0099');
    await salvar.click();
    await expect.element(propriedade('número')).toMatchTextContent('2026-0099');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { numero_contrato: '2026-0099', versao: 2 },
    ]);
  });

  it('is saved before the panel closes, which stays open where it is refused', async () => {
    const { contratos } = await comNumeroNovo();
    const frase = 'Já existe um contrato com este número.';
    // However often it is sent: leaving the field saves, and closing the panel does where that is over.
    const { pedidos } = responder(
      contratosEndpoints.atualizar,
      ({ params: { id }, body: { numero_contrato } }) =>
        numero_contrato === '2026-0099'
          ? recusar('DADOS_INVALIDOS', frase, {
              campos: [{ campo: 'numero_contrato', mensagem: frase }],
            })
          : contratos.mudar(id, { numero_contrato: numero_contrato ?? '' }),
    );
    await gaveta.getByRole('button', { name: 'Fechar' }).click();
    await sairSemSalvar.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(numero).toHaveAccessibleDescription(frase);
    await numero.fill('2026-0100');
    await gaveta.getByRole('button', { name: 'Fechar' }).click();
    await expect.element(gaveta).not.toBeInTheDocument();
    expect(
      pedidos.map(({ body }) => body).filter(({ numero_contrato: um }) => um !== '2026-0099'),
    ).toEqual([{ numero_contrato: '2026-0100', versao: 1 }]);
  });

  it('is saved before the contract is taken on, which goes under the new version', async () => {
    const { atualizar, mudarStatus } = await comNumeroNovo({ proximos_status: ['ATIVO'] });
    await gaveta.getByRole('button', { name: 'Ativar' }).click();
    await expect.poll(() => mudarStatus.pedidos.length).toBe(1);
    expect(atualizar.pedidos.map(({ body }) => body.versao)).toEqual([1]);
    expect(mudarStatus.pedidos.map(({ body }) => body.versao)).toEqual([2]);
  });

  it('is chosen from a list by the keyboard, whose Escape closes the list first', async () => {
    const { atualizar } = await abrir();
    await propriedade('responsável').click();
    const responsavel = gaveta.getByRole('combobox', { name: 'Responsável' });
    await responsavel.fill('camila');
    await expect.element(page.getByRole('option', { name: 'Camila Duarte' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(responsavel).toBeVisible();
    await responsavel.fill('camila');
    await expect.element(page.getByRole('option', { name: 'Camila Duarte' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(responsavel).toHaveValue('Camila Duarte');
    await salvar.click();
    await expect
      .poll(() => atualizar.pedidos.map(({ body }) => body))
      .toEqual([{ responsavel_id: 41, versao: 1 }]);
    await expect.element(propriedade('responsável')).toBeVisible();
  });

  it('does not begin after the contract ends: it is told at the field that is open', async () => {
    const { atualizar } = await abrir({ data_fim: '2026-08-31' });
    await propriedade('início').click();
    await campo('Início').fill('01/09/2026');
    await salvar.click();
    await expect
      .element(campo('Início'))
      .toHaveAccessibleDescription('A data final deve ser depois da inicial.');
    expect(atualizar.pedidos).toEqual([]);
    await gaveta.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(propriedade('início')).toBeVisible();
  });
});

describe('a contract in force', () => {
  it('has the amendment beside the term that is changed, which nothing takes back', async () => {
    const { atualizar } = await abrir({ status_contrato: 'ATIVO', valor_mensal_centavos: 150_000 });
    await propriedade('valor mensal').click();
    await campo('Valor mensal').fill('1.700,00');
    await campo('O que muda').fill('Reajuste anual');
    await salvar.click();
    await expect.element(page.getByText('Aditivo registrado')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      {
        valor_mensal_centavos: 170_000,
        aditivo: { descricao: 'Reajuste anual', vigencia_em: null },
        versao: 1,
      },
    ]);
  });

  it('is told that a suspended contract is suspended, not in force', async () => {
    await abrir({ status_contrato: 'SUSPENSO' });
    await propriedade('valor mensal').click();
    await expect.element(gaveta.getByText(/^O contrato está suspenso: a mudança/)).toBeVisible();
  });

  it('has it saved only when asked for', async () => {
    const { atualizar } = await abrir({ status_contrato: 'ATIVO' });
    await propriedade('valor mensal').click();
    await campo('Valor mensal').fill('1.700,00');
    await propriedade('número').click();
    await sairSemSalvar.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(campo('Valor mensal')).toHaveValue('1.700,00');
    await propriedade('número').click();
    await sairSemSalvar.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(numero).toHaveFocus();
    expect(atualizar.pedidos).toEqual([]);
  });

  it('has none for what is no term', async () => {
    await abrir({ status_contrato: 'ATIVO' });
    await propriedade('número').click();
    await expect.element(numero).toBeVisible();
    await expect.element(campo('O que muda')).not.toBeInTheDocument();
  });

  it('is amended in several terms at once from its bar', async () => {
    await abrir({ status_contrato: 'ATIVO' });
    await expect
      .element(gaveta.getByRole('link', { name: 'Registrar aditivo' }))
      .toHaveAttribute('href', '/contrato-form?id=71&aditivo=1');
  });
});

describe('nothing of a contract is changed', () => {
  it('once it ended', async () => {
    await abrir({ status_contrato: 'ENCERRADO' });
    await expect.element(gaveta.getByText('2026-0071', { exact: true }).first()).toBeVisible();
    await expect.element(propriedade('número')).not.toBeInTheDocument();
  });

  it('by who may only read it', async () => {
    await abrir({}, umaPessoa({ grupo: 'consultor' }));
    await expect.element(gaveta.getByText('Padaria Aurora')).toBeVisible();
    await expect.element(propriedade('número')).not.toBeInTheDocument();
  });
});

it('axe finds nothing in a term of a contract in force, which fits a phone', async () => {
  await abrir({ status_contrato: 'ATIVO', proximos_status: ['SUSPENSO', 'ENCERRADO'] });
  await propriedade('valor mensal').click();
  await expect.element(campo('Valor mensal')).toHaveFocus();
  await semRolagemLateral();
  await semViolacoes();
});

it('the history is read when it is opened, and again when a property was changed', async () => {
  responderAuditoria();
  await abrir();
  await gaveta.getByText('Histórico', { exact: true }).click();
  await expect.element(gaveta.getByText('Helena Barreto alterou cor do time Folha')).toBeVisible();
  const evento = umEvento({ id: 72, frase: 'Helena Barreto alterou o número' });
  responder(auditoriaEndpoints.historico, { eventos: [evento], proximo: null });
  await propriedade('número').click();
  await numero.fill('2026-0099');
  await salvar.click();
  await expect.element(gaveta.getByText('Helena Barreto alterou o número')).toBeVisible();
});
