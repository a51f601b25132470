import { importacaoDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-importacao';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { escolherArquivo } from '../../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { baixar } from '../../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import {
  responderImportacao,
  umaImportacao,
  umaLinha,
} from '../../../../test/pagina/registros/importacao-de-empresas.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';

const NOVA = umaLinha();
const ALTERA = umaLinha({
  numero: 3,
  estado: 'altera',
  razao_social: 'Mercado Boreal',
  mudancas: [{ rotulo: 'Município', antes: null, depois: 'Recife' }],
});
const ERRADA = umaLinha({
  numero: 4,
  estado: 'erro',
  razao_social: 'Torta',
  problemas: [{ coluna: 'Cliente', mensagem: 'Cliente não encontrado.' }],
});
const LINHAS = [NOVA, ALTERA, ERRADA];

const botao = page.getByRole('button', { name: 'Importar empresas' });
const dialogo = page.getByRole('dialog', { name: 'Importar empresas' });
const conferir = dialogo.getByRole('button', { name: 'Conferir linhas' });
const gravar = dialogo.getByRole('button', { name: /^Importar \d/ });
const tabela = dialogo.getByRole('table');

async function abrir() {
  responderEmpresas([umaEmpresa()]);
  await abrirPagina('/gerenciar-empresas');
  await botao.click();
  await expect.element(dialogo.getByRole('button', { name: /Escolha ou solte/ })).toBeVisible();
}
/** A file is chosen, its columns are told, and every row is checked. */
async function ateConferir() {
  await abrir();
  escolherArquivo(new File(['a'], 'empresas.csv'), dialogo.element());
  await dialogo.getByLabelText('Campo da coluna Número').selectOptions('CNPJ');
  await conferir.click();
  await expect.element(tabela).toBeVisible();
}

it('AD-57 the columns are told by whoever sends the file, and every row is shown with what it does', async () => {
  const { enviar, importar } = responderImportacao(LINHAS);
  await abrir();
  escolherArquivo(new File(['a'], 'empresas.csv'), dialogo.element());
  await expect.element(dialogo.getByText('Escolha a coluna do CNPJ.')).toBeVisible();
  await expect.element(conferir).toBeDisabled();
  await dialogo.getByLabelText('Campo da coluna Número').selectOptions('CNPJ');
  await conferir.click();
  await expect
    .element(tabela.getByRole('row', { name: /Boreal/ }))
    .toHaveTextContent('3Mercado Boreal11.222.333/0001-81 · AuroraAlteraMunicípio: vazio → Recife');
  await expect
    .element(tabela.getByRole('row', { name: /Torta/ }))
    .toHaveTextContent('4Torta11.222.333/0001-81 · AuroraCom erroCliente: Cliente não encontrado.');
  await expect.element(dialogo.getByText('Importação: 2 prontas, 1 com erro.')).toBeVisible();
  expect(enviar.pedidos).toHaveLength(1);
  expect(importar.pedidos.map(({ body }) => body)).toEqual([
    { importacao_id: 7, simular: true, campos: ['cnpj', 'razao_social'], sem_erros: false },
  ]);
});

it('AD-57 rows with errors are left out only if the person says so', async () => {
  const { importar } = responderImportacao(LINHAS);
  await ateConferir();
  await expect.element(gravar).toBeDisabled();
  await dialogo.getByRole('switch', { name: 'Deixar de fora 1 linha com erro' }).click();
  await gravar.click();
  await expect.element(dialogo.getByText('1 empresa criada, 1 alterada.')).toBeVisible();
  expect(importar.pedidos.at(-1)?.body).toEqual({
    importacao_id: 7,
    simular: false,
    sem_erros: true,
  });
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(dialogo).not.toBeInTheDocument();
  await expect.element(botao).toHaveFocus();
});

it('AD-57 what changed meanwhile is told, and the rows are shown as they are now', async () => {
  responderImportacao([NOVA]);
  await ateConferir();
  const frase = '1 linha mudou desde a conferência. Nada foi gravado. Confira outra vez.';
  responder(e.importar, () => recusar('ESTADO_INVALIDO', frase), { umaVez: true });
  responder(
    e.ler,
    umaImportacao({
      etapa: 'conferida',
      total: 1,
      contagens: { nova: 0, altera: 0, igual: 1, erro: 0 },
    }),
  );
  await gravar.click();
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
  await expect
    .element(dialogo.getByText('Nada a importar: as empresas já são como no arquivo.'))
    .toBeVisible();
});

it('AD-57 the rows are narrowed by their state, and those with errors saved as a sheet', async () => {
  const { linhas } = responderImportacao(LINHAS);
  const erros = responder(e.erros, () => new Response('planilha') as never);
  await ateConferir();
  await dialogo.getByLabelText('Mostrar').selectOptions('Com erro (1)');
  await expect.element(tabela.getByRole('row', { name: /Torta/ })).toBeVisible();
  await expect.element(tabela.getByRole('row', { name: /Boreal/ })).not.toBeInTheDocument();
  expect(linhas.pedidos.at(-1)?.query.estado).toBe('erro');
  const { nome } = await baixar(() =>
    dialogo.getByRole('button', { name: 'Baixar erros' }).click(),
  );
  expect(nome).toBe('erros-da-importacao.xlsx');
  expect(erros.pedidos[0]?.query.formato).toBe('xlsx');
});

it('AD-57 of thousands of rows those in sight are drawn, and read as they come to be', async () => {
  const muitas = Array.from({ length: 2_000 }, (_, i) =>
    umaLinha({ numero: i + 2, razao_social: `Empresa nº ${i + 1}.` }),
  );
  const { linhas } = responderImportacao(muitas);
  await ateConferir();
  await expect.element(tabela.getByRole('row', { name: /nº 1\./ })).toBeVisible();
  expect(tabela.getByRole('row').elements().length).toBeLessThan(60);
  const rolagem = dialogo.getByRole('region', { name: 'Resultado por linha' }).element();
  rolagem.scrollTop = rolagem.scrollHeight;
  await expect.element(tabela.getByRole('row', { name: /nº 2000\./ })).toBeInTheDocument();
  expect(linhas.pedidos.length).toBeLessThan(6);
});

it('AD-57 a sheet sent before is taken up where it was left', async () => {
  responderImportacao(LINHAS, [
    umaImportacao({
      etapa: 'conferida',
      contagens: { nova: 1, altera: 1, igual: 0, erro: 1 },
    }),
  ]);
  await abrir();
  await dialogo.getByRole('button', { name: 'Continuar empresas.xlsx' }).click();
  await expect.element(tabela.getByRole('row', { name: /Boreal/ })).toBeVisible();
});

it('AD-57 a file that is refused says why, and another may be chosen', async () => {
  responderImportacao(LINHAS);
  const frase = 'O arquivo está vazio.';
  responder(e.enviar, () =>
    recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'arquivo', mensagem: frase }] }),
  );
  await abrir();
  escolherArquivo(new File([''], 'vazio.csv'), dialogo.element());
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
  await expect.element(dialogo.getByRole('button', { name: /Escolha ou solte/ })).toBeVisible();
});

it('AD-57 nobody is offered it who may not both create and change companies', async () => {
  responderEmpresas([umaEmpresa()]);
  const quem = umaPessoa({
    grupo: 'gestor',
    permissoes: ['empresas:visualizar', 'empresas:criar'],
  });
  await abrirPagina('/gerenciar-empresas', { quem });
  await expect.element(page.getByRole('main').getByRole('grid')).toBeVisible();
  await expect.element(botao).not.toBeInTheDocument();
});

it('AD-57 each step is shown at the width of a telephone without anything axe complains of', async () => {
  await page.viewport(375, 760);
  responderImportacao(LINHAS, [umaImportacao()]);
  await abrir();
  await expect.element(dialogo.getByText('empresas.xlsx')).toBeVisible();
  await semViolacoes();
  await dialogo.getByRole('button', { name: 'Continuar empresas.xlsx' }).click();
  await expect.element(conferir).toBeVisible();
  await semViolacoes();
  await semRolagemLateral();
  await dialogo.getByLabelText('Campo da coluna Número').selectOptions('CNPJ');
  await conferir.click();
  await expect.element(tabela.getByRole('row', { name: /Torta/ })).toBeVisible();
  await semViolacoes();
  await semRolagemLateral();
});

it('AD-57 is done with the keyboard alone', async () => {
  responderImportacao([NOVA]);
  await ateConferir();
  (gravar.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialogo.getByText('1 empresa criada, 1 alterada.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogo).not.toBeInTheDocument();
});
