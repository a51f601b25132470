import { clientesEndpoints } from '@dominio/contrato/clientes';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const ABERTA = '/dados-cliente?cliente_id=31';
const ENCERRADO = umCliente({
  situacao: 'encerrado',
  situacao_motivo: 'preco',
  situacao_desde: '2024-05-06',
  data_encerramento: '2024-05-06',
});

const mudar = page.getByRole('button', { name: /Mudar situação$/ });
const situacao = page.getByRole('combobox', { name: 'Situação' });
const salvar = page.getByRole('button', { name: 'Salvar', exact: true });

async function escolher(nome: string) {
  await mudar.click();
  await situacao.click();
  await page.getByRole('option', { name: nome, exact: true }).click();
}

describe('the situation of a client', () => {
  it('goes on for a reason and since a day, which are asked for, and is taken back', async () => {
    const { atualizar } = responderClientes();
    await page.viewport(375, 1_400);
    await abrirPagina(ABERTA);
    await escolher('Em aviso prévio');
    await salvar.click();
    await expect.element(page.getByText('Escolha o motivo.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Motivo' }).fill('Preço');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox', { name: 'Desde' }).fill('06/05/2024');
    await semRolagemLateral();
    await semViolacoes();
    await salvar.click();
    await expect.element(mudar).toMatchTextContent('Em aviso prévio · desde 06/05/2024 · Preço');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(mudar).toMatchTextContent('Ativo');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      {
        situacao: 'aviso_previo',
        situacao_motivo: 'preco',
        situacao_detalhe: null,
        situacao_desde: '2024-05-06',
        versao: 1,
      },
      {
        situacao: 'ativo',
        situacao_motivo: null,
        situacao_detalhe: null,
        situacao_desde: null,
        situacao_ato: 'desfazer',
        versao: 2,
      },
    ]);
  });

  it('comes back by being reopened, with the reason', async () => {
    const { atualizar } = responderClientes([ENCERRADO]);
    await abrirPagina(ABERTA);
    await escolher('Reabrir: ativo');
    await salvar.click();
    await expect.element(page.getByText('Conte por que o cliente é reaberto.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Por que reabrir' }).fill('Voltou atrás');
    await salvar.click();
    await expect.element(mudar).toMatchTextContent(/Ativo · desde .* · Voltou atrás/);
    expect(atualizar.pedidos.at(-1)?.body).toMatchObject({
      situacao: 'ativo',
      situacao_detalhe: 'Voltou atrás',
      situacao_ato: 'reabrir',
    });
  });

  it('is proposed where "Reabrir cliente" led, and only the reason is left to tell', async () => {
    const { atualizar } = responderClientes([{ ...ENCERRADO, arquivado: 'encerrado' }]);
    await abrirPagina(`${ABERTA}&campo=situacao`);
    const porQue = page.getByRole('textbox', { name: 'Por que reabrir' });
    await expect.element(porQue).toHaveFocus();
    await expect.element(situacao).toHaveValue('Reabrir: ativo');
    await salvar.click();
    await expect.element(page.getByText('Conte por que o cliente é reaberto.')).toBeVisible();
    await porQue.fill('Voltou atrás');
    await salvar.click();
    await expect.element(mudar).toMatchTextContent(/Ativo · desde .* · Voltou atrás/);
    expect(atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      { situacao: 'ativo', situacao_motivo: null, situacao_ato: 'reabrir' },
    ]);
  });

  it('that the server refuses stays typed, with its sentence', async () => {
    responderClientes([ENCERRADO]);
    const frase = 'O cliente está como “Inativo”. Não há situação anterior para onde voltar.';
    responder(clientesEndpoints.atualizar, () => recusar('ESTADO_INVALIDO', frase));
    await abrirPagina(ABERTA);
    await escolher('Reabrir: ativo');
    await page.getByRole('textbox', { name: 'Por que reabrir' }).fill('Voltou atrás');
    await salvar.click();
    await expect.element(page.getByText(frase)).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: 'Por que reabrir' }))
      .toHaveValue('Voltou atrás');
  });

  it('is read without any way to change it by who only reads', async () => {
    responderClientes([ENCERRADO]);
    await abrirPagina(ABERTA, { quem: umaPessoa({ permissoes: ['clientes:visualizar'] }) });
    await expect.element(page.getByText('Encerrado · desde 06/05/2024 · Preço')).toBeVisible();
    await expect.element(mudar).not.toBeInTheDocument();
  });
});

it('of a client that has ended leaves the title whole on a phone, beside all that may be done', async () => {
  responderClientes([{ ...ENCERRADO, arquivado: 'encerrado' }]);
  await page.viewport(375, 760);
  await abrirPagina(ABERTA);
  await expect.element(page.getByRole('link', { name: 'Reabrir cliente' })).toBeVisible();
  const titulo = page.getByRole('heading', { level: 1, name: 'Dados' });
  const texto = document.createRange();
  texto.selectNodeContents(titulo.element());
  expect(texto.getClientRects()).toHaveLength(1);
  await semRolagemLateral();
});
