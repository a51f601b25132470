import { clientesEndpoints } from '@dominio/contrato/clientes';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos' });
const BOREAL = umCliente({ id: 32, nome: 'Mercado Boreal', situacao: 'implantacao' });

const pagina = page.getByLabelText('Selecionar esta página');
const botao = (name: string) => page.getByRole('button', { name, exact: true });

/** Chooses both clients, and asks for them to be given notice. */
async function mudar() {
  const respostas = responderClientes([AURORA, BOREAL]);
  await abrirPagina('/selecionar-cliente');
  await pagina.click();
  await botao('Mudar situação').click();
  const escolha = page.getByRole('dialog', { name: 'Mudar a situação de 2 clientes' });
  await escolha.getByRole('combobox', { name: 'Situação' }).click();
  await page.getByRole('option', { name: 'Em aviso prévio' }).click();
  await escolha.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option', { name: 'Preço' }).click();
  await escolha.getByRole('textbox', { name: 'Desde' }).fill('06/05/2024');
  return { ...respostas, escolha };
}

describe('several clients', () => {
  it('are given a situation, under the versions of their rows, and taken back by Desfazer', async () => {
    const { escolha, atualizar, clientes } = await mudar();
    await semViolacoes();
    await escolha.getByRole('button', { name: 'Mudar situação' }).click();
    const aviso = page.getByRole('status').filter({ hasText: '2 clientes mudaram de situação' });
    await expect.element(aviso).toMatchTextContent('Em aviso prévio');
    const linha = page.getByRole('row').filter({ hasText: 'Mercado Boreal' });
    await expect.element(linha).toMatchTextContent('Em aviso prévio');
    expect(clientes.todas.map(({ situacao }) => situacao)).toEqual([
      'aviso_previo',
      'aviso_previo',
    ]);
    const aviso_previo = {
      situacao: 'aviso_previo',
      situacao_motivo: 'preco',
      situacao_detalhe: null,
      situacao_desde: '2024-05-06',
      versao: 1,
    };
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([aviso_previo, aviso_previo]);
    await botao('Desfazer').click();
    await expect
      .poll(() => clientes.todas.map(({ situacao }) => situacao))
      .toEqual(['ativo', 'implantacao']);
    expect(atualizar.pedidos.at(-1)?.body).toMatchObject({
      situacao_ato: 'desfazer',
      situacao_motivo: null,
    });
  });

  it('are not sent before every field has what it needs, and each says what it lacks', async () => {
    const { escolha, atualizar } = await mudar();
    const confirmar = escolha.getByRole('button', { name: 'Mudar situação' });
    await escolha.getByRole('combobox', { name: 'Situação' }).click();
    await page.getByRole('option', { name: 'Encerrado' }).click();
    await escolha.getByRole('textbox', { name: 'Desde' }).fill('06/05/2040');
    await confirmar.click();
    await expect.element(escolha.getByText('Escolha o motivo.')).toBeVisible();
    await expect.element(escolha.getByText('A data não pode estar no futuro.')).toBeVisible();
    expect(atualizar.pedidos).toEqual([]);
  });

  it('that were refused are named with the reason, and stay chosen', async () => {
    const { escolha } = await mudar();
    responder(clientesEndpoints.atualizar, ({ params: { id } }) =>
      id === 32 ? recusar('REGISTRO_ALTERADO', 'Ana mudou este cliente.') : AURORA,
    );
    await escolha.getByRole('button', { name: 'Mudar situação' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Mercado Boreal' }))
      .toMatchTextContent('Mercado Boreal: Ana mudou este cliente.');
    await expect.element(page.getByText('1 selecionado')).toBeVisible();
  });

  it.each([
    ['by who may only read', '', ['clientes:visualizar']],
    ['where one is to be chosen for another page', '?voltar=%2Fagenda', undefined],
  ] as const)('are not chosen %s', async (_quem, busca, permissoes) => {
    responderClientes([AURORA, BOREAL]);
    await abrirPagina(
      `/selecionar-cliente${busca}`,
      permissoes && { quem: umaPessoa({ permissoes: [...permissoes] }) },
    );
    await expect.element(page.getByRole('row').filter({ hasText: 'Mercado Boreal' })).toBeVisible();
    await expect.element(pagina).not.toBeInTheDocument();
  });
});
