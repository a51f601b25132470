import type { ContaBancaria } from '@dominio/contrato/contas-bancarias';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import {
  responderContasBancarias,
  umaContaBancaria,
} from '../../../test/pagina/registros/conta-bancaria.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const lista = page.getByRole('region', { name: 'Contas bancárias', exact: true });
const nova = painel('Nova conta bancária');
const aberta = painel(/Conta da padaria$/);
const propriedade = (nome: string) =>
  aberta.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });

/** The page of the active client's accounts, on a phone. */
async function abrir(
  endereco = '/contas-bancarias',
  iniciais: readonly Partial<ContaBancaria>[] = [{}],
  quem = umaPessoa(),
) {
  const respostas = responderContasBancarias(iniciais.map((uma) => umaContaBancaria(uma)));
  responderClientes();
  responderEmpresas([]);
  await page.viewport(375, 812);
  await abrirPagina(endereco, { quem, guardado: comClienteAtivo(umCliente()) });
  return respostas;
}

/** Chooses in a list by typing. */
async function escolher(campo: string, texto: string) {
  await nova.getByRole('combobox', { name: campo }).fill(texto);
  await userEvent.keyboard('{Enter}');
}

describe('the accounts of a client', () => {
  it('are asked for one client, and listed with bank and number', async () => {
    const { listar } = await abrir();
    await expect.element(lista.getByText('Conta da padaria').first()).toBeVisible();
    await expect.element(lista.getByText('ITAÚ UNIBANCO S.A. (341)')).toBeVisible();
    await expect.element(lista.getByText('1234 / 56789-0')).toBeVisible();
    expect(listar.pedidos[0]?.query).toMatchObject({ cliente_id: 31 });
    await semRolagemLateral();
    await semViolacoes();
  });

  it('say what there is to mend, and are found by it', async () => {
    const { listar } = await abrir(undefined, [
      { avisos: ['sem_empresa', 'sem_responsavel'] },
      { id: 2 },
    ]);
    await page.getByRole('button', { name: /^A corrigir: 1$/ }).click();
    await page.getByRole('option', { name: 'Sem empresa (1)' }).click();
    await expect.poll(() => listar.pedidos.at(-1)?.query.aviso).toBe('sem_empresa');
  });

  it('say that there is nothing to mend where nothing is', async () => {
    await abrir();
    await page.viewport(1440, 900);
    await expect.element(page.getByText('Nada a corrigir')).toBeVisible();
  });

  it('that are not found are not said to be none', async () => {
    await abrir('/contas-bancarias?termo=xqzwv');
    await expect.element(page.getByText('Nenhuma conta bancária com estes filtros.')).toBeVisible();
  });

  it('that are none say so, and how to enter one', async () => {
    await abrir(undefined, []);
    await expect.element(page.getByText('Nenhuma conta cadastrada.')).toBeVisible();
    await semViolacoes();
  });
});

describe('a new account', () => {
  it('is entered for the active client, its bank found by its code', async () => {
    const { criar } = await abrir('/contas-bancarias?nova=1', []);
    await escolher('Banco', '341');
    await nova.getByRole('textbox', { name: 'Agência' }).fill('1234');
    await nova.getByRole('textbox', { name: 'Conta', exact: true }).fill('777');
    await nova.getByRole('textbox', { name: 'Chaves Pix' }).fill('529.982.247-25');
    await nova.getByRole('button', { name: 'Criar conta bancária' }).click();
    await expect.element(nova).not.toBeInTheDocument();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        cliente_id: 31,
        tipo: 'corrente',
        banco_ispb: '60701190',
        agencia: '1234',
        conta: '777',
        chaves_pix: ['52998224725'],
      },
    ]);
  });

  it('of another kind asks for what that kind has alone', async () => {
    const { criar } = await abrir('/contas-bancarias?nova=1', []);
    await escolher('Tipo', 'cartão');
    await expect.element(nova.getByRole('textbox', { name: 'Final do cartão' })).toBeVisible();
    await expect
      .element(nova.getByRole('textbox', { name: 'Dia do fechamento da fatura' }))
      .toBeVisible();
    await expect.element(nova.getByRole('textbox', { name: 'Agência' })).not.toBeInTheDocument();
    await escolher('Tipo', 'caixa');
    await expect.element(nova.getByRole('combobox', { name: 'Banco' })).not.toBeInTheDocument();
    await nova.getByRole('button', { name: 'Criar conta bancária' }).click();
    await expect.element(nova.getByText('Informe o apelido.').first()).toBeVisible();
    expect(criar.pedidos).toEqual([]);
    await semViolacoes();
  });

  it('that the client has already is said to be there', async () => {
    await abrir('/contas-bancarias?nova=1');
    await escolher('Banco', 'itau');
    await nova.getByRole('textbox', { name: 'Agência' }).fill('01234');
    await nova.getByRole('textbox', { name: 'Conta', exact: true }).fill('56789');
    await nova.getByRole('textbox', { name: 'Dígito' }).fill('0');
    await expect
      .element(nova.getByText('Esta conta já está cadastrada: Conta da padaria.'))
      .toBeVisible();
  });

  it('leaves a draft when it is closed by accident', async () => {
    await abrir('/contas-bancarias?nova=1', []);
    await nova.getByRole('textbox', { name: 'Apelido' }).fill('Quase perdida');
    await userEvent.keyboard('{Escape}');
    await expect.element(nova).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Nova conta bancária' }).first().click();
    await nova.getByRole('button', { name: 'Recuperar' }).click();
    await expect
      .element(nova.getByRole('textbox', { name: 'Apelido' }))
      .toHaveValue('Quase perdida');
  });
});

describe('an open account', () => {
  it('is read whole, and changed where it stands', async () => {
    const { atualizar } = await abrir('/contas-bancarias?conta=1');
    await expect.element(aberta.getByText('CPF 529.982.247-25')).toBeVisible();
    await expect.element(aberta.getByText(/R\$\s1\.500,00 em 02\/01\/2026/)).toBeVisible();
    await propriedade('gerente').click();
    await aberta.getByRole('textbox', { name: 'Gerente' }).fill('Cláudia');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberta.getByText('Cláudia')).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([{ gerente: 'Cláudia', versao: 1 }]);
    await semViolacoes();
  });

  it('of another kind takes along what its kind does not have, to come back by undoing', async () => {
    const { atualizar } = await abrir('/contas-bancarias?conta=1');
    await propriedade('conta').click();
    await aberta.getByRole('combobox', { name: 'Tipo' }).fill('cartão');
    await userEvent.keyboard('{Enter}');
    await aberta.getByRole('textbox', { name: 'Final do cartão' }).fill('4321');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect.poll(() => atualizar.pedidos.length).toBe(2);
    const [mudanca, volta] = atualizar.pedidos.map(({ body }) => body);
    expect(mudanca).toMatchObject({ tipo: 'cartao', conta: '4321', agencia: null, chaves_pix: [] });
    expect(volta).toMatchObject({
      tipo: 'corrente',
      agencia: '1234',
      conta: '56789',
      digito: '0',
      chaves_pix: ['52998224725'],
    });
  });

  it('of another kind is offered back no more once what came along is written', async () => {
    const { atualizar } = await abrir('/contas-bancarias?conta=1', [
      { tipo: 'cartao', conta: '4321', agencia: null, digito: null, chaves_pix: [] },
    ]);
    const desfazer = page.getByRole('button', { name: 'Desfazer', exact: true });
    await propriedade('conta').click();
    await aberta.getByRole('combobox', { name: 'Tipo' }).fill('gateway');
    await userEvent.keyboard('{Enter}');
    await aberta.getByRole('textbox', { name: 'Conta', exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(desfazer).toBeVisible();
    await propriedade('chaves Pix').click();
    await aberta.getByRole('textbox', { name: 'Chaves Pix' }).fill('529.982.247-25');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => atualizar.pedidos.length).toBe(2);
    await expect.element(aberta.getByText('CPF 529.982.247-25')).toBeVisible();
    // The kind alone would come back by taking the keys along: the server would refuse it.
    await expect.poll(() => desfazer.elements().length).toBe(1);
  });

  it('is closed on a day, and opened again by undoing', async () => {
    const { encerrar, reabrir } = await abrir('/contas-bancarias?conta=1');
    await aberta.getByRole('button', { name: 'Encerrar conta' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Encerrar Conta da padaria?' });
    await pergunta.getByRole('textbox', { name: 'Data de encerramento' }).fill('03/02/2099');
    await pergunta.getByRole('button', { name: 'Encerrar conta' }).click();
    await expect
      .element(pergunta.getByText('A data de encerramento não pode ser futura.'))
      .toBeVisible();
    await pergunta.getByRole('textbox', { name: 'Data de encerramento' }).fill('03/02/2026');
    await pergunta.getByRole('button', { name: 'Encerrar conta' }).click();
    await expect.element(aberta.getByText('Encerrada em 03/02/2026').first()).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect.element(aberta.getByRole('button', { name: 'Encerrar conta' })).toBeVisible();
    expect(encerrar.pedidos.map(({ body }) => body)).toEqual([{ data: '2026-02-03', versao: 1 }]);
    expect(reabrir.pedidos.map(({ body }) => body)).toEqual([{ versao: 2 }]);
  });

  it('offers nothing that writes, and no balance, to who only reads', async () => {
    const quem = umaPessoa({
      grupo: 'consultor',
      permissoes: ['contas_bancarias:visualizar', 'clientes:visualizar'],
    });
    await abrir('/contas-bancarias?conta=1', [{ ve_valor: false }], quem);
    await expect.element(aberta.getByText('CPF 529.982.247-25')).toBeVisible();
    await expect.element(aberta.getByText('Saldo inicial')).not.toBeInTheDocument();
    for (const name of [/Mudar/, 'Encerrar conta']) {
      await expect.element(aberta.getByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});
