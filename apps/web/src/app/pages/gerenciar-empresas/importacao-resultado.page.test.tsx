import { importacaoDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-importacao';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { escolherArquivo } from '../../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { baixar } from '../../../../test/pagina/descarga.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import {
  responderImportacao,
  umaImportacao,
  umaLinha,
} from '../../../../test/pagina/registros/importacao-de-empresas.ts';

const ERRADA = umaLinha({
  numero: 4,
  estado: 'erro',
  razao_social: 'Torta',
  problemas: [{ coluna: 'Cliente', mensagem: 'Cliente não encontrado.' }],
});
const IGUAL = umaLinha({ numero: 5, estado: 'igual', razao_social: 'Igual' });
const COLUNAS = ['CNPJ', 'Documento', 'Regime tributário', 'Observações'].map((titulo, i) => ({
  titulo,
  campo: i === 0 ? ('cnpj' as const) : null,
  exemplos: [],
}));

const dialogo = page.getByRole('dialog', { name: 'Importar empresas' });
const conferir = dialogo.getByRole('button', { name: 'Conferir linhas' });
const importar = dialogo.getByRole('button', { name: /^Importar \d/ });

async function abrir() {
  responderEmpresas([umaEmpresa()]);
  await abrirPagina('/gerenciar-empresas');
  await page.getByRole('button', { name: 'Importar empresas' }).click();
  await expect.element(dialogo.getByRole('button', { name: /Escolha ou solte/ })).toBeVisible();
}
const continuar = () => dialogo.getByRole('button', { name: 'Continuar empresas.xlsx' }).click();
const conferida = (linhas: Parameters<typeof responderImportacao>[0]) => {
  const { contagens } = responderImportacao(linhas);
  const uma = umaImportacao({ etapa: 'conferida', total: linhas.length, contagens });
  return responderImportacao(linhas, [uma]);
};

it('AD-57 a model sheet is saved before any file is chosen', async () => {
  responderImportacao([]);
  const modelo = responder(e.modelo, () => new Response('planilha') as never);
  await abrir();
  const { nome } = await baixar(() =>
    dialogo.getByRole('button', { name: 'Baixar planilha modelo' }).click(),
  );
  expect([nome, modelo.pedidos.length]).toEqual(['modelo-de-empresas.xlsx', 1]);
});

it('AD-57 columns that nothing takes are named before the check, the regime with where it is set', async () => {
  responderImportacao([], [umaImportacao({ colunas: COLUNAS })]);
  await abrir();
  await continuar();
  await expect
    .element(
      dialogo.getByText(
        'Estas colunas não são importadas: Documento, Regime tributário e Observações.',
      ),
    )
    .toBeVisible();
  await expect.element(dialogo.getByText(/^O regime precisa de duas colunas/)).toBeVisible();
  await expect.element(conferir).toBeEnabled();
  await semViolacoes();
});

it('AD-57 a field of two columns is refused at the second, until it is another', async () => {
  responderImportacao([], [umaImportacao({ colunas: COLUNAS })]);
  await abrir();
  await continuar();
  const segunda = dialogo.getByLabelText('Campo da coluna Documento');
  await segunda.selectOptions('CNPJ');
  await expect
    .element(segunda)
    .toHaveAccessibleDescription('CNPJ já é a coluna “CNPJ”. Escolha outro campo.');
  await expect.element(dialogo.getByLabelText('Campo da coluna CNPJ')).toHaveValue('cnpj');
  await expect.element(conferir).toBeDisabled();
  await semViolacoes();
  await segunda.selectOptions('Razão social');
  await expect.element(conferir).toBeEnabled();
});

it('AD-57 says one ready row in the singular, and why it is not imported yet', async () => {
  conferida([umaLinha(), ERRADA]);
  await abrir();
  await continuar();
  await expect.element(dialogo.getByText('Importação: 1 pronta, 1 com erro.')).toBeVisible();
  await expect.element(importar).toBeDisabled();
  const porQue =
    'Para importar, deixe de fora a linha com erro, ou corrija o arquivo e envie outra vez.';
  await expect.element(importar).toHaveAccessibleDescription(porQue);
  await dialogo.getByRole('switch').click();
  await expect.element(importar).toBeEnabled();
  await expect.element(dialogo.getByText(porQue)).not.toBeInTheDocument();
});

it('AD-57 the result says which rows were left out and why, and saves them', async () => {
  const { linhas } = conferida([umaLinha(), ERRADA, IGUAL]);
  responder(e.erros, () => new Response('planilha') as never);
  await abrir();
  await continuar();
  await dialogo.getByRole('switch').click();
  await importar.click();
  await expect.element(dialogo.getByText('1 empresa criada, 1 alterada.')).toBeVisible();
  await expect.element(dialogo.getByText(/^1 linha com erro ficou de fora\./)).toBeVisible();
  await expect.element(dialogo.getByText(/^1 linha não mudou nada:/)).toBeVisible();
  const errada = dialogo.getByRole('row', { name: /Torta/ });
  await expect.element(errada).toMatchTextContent(/Cliente: Cliente não encontrado\.$/);
  expect(linhas.pedidos.map(({ query }) => query.estado)).toContain('erro');
  await semViolacoes();
  const { nome } = await baixar(() =>
    dialogo.getByRole('button', { name: 'Baixar erros' }).click(),
  );
  expect(nome).toBe('erros-da-importacao.xlsx');
});

it('AD-57 a sheet with nothing left out says no more than what was done', async () => {
  responderImportacao([umaLinha()]);
  await abrir();
  escolherArquivo(new File(['a'], 'empresas.csv'), dialogo.element());
  await dialogo.getByLabelText('Campo da coluna Número').selectOptions('CNPJ');
  await conferir.click();
  await importar.click();
  await expect.element(dialogo.getByText('1 empresa criada, 1 alterada.')).toBeVisible();
  await expect.element(dialogo.getByText(/de fora/)).not.toBeInTheDocument();
  await expect.element(dialogo.getByRole('button', { name: 'Concluir' })).toBeVisible();
});

it('AD-57 what was imported is taken back after a question, and the sheet may be checked anew', async () => {
  const gravada = umaImportacao({ etapa: 'gravada', acoes: { desfazer: true } });
  responderImportacao([], [gravada]);
  const desfazer = responder(e.desfazer, {
    ...umaImportacao(),
    success: true,
    message: 'Importação desfeita.',
  });
  await abrir();
  await continuar();
  await dialogo.getByRole('button', { name: 'Desfazer importação' }).click();
  const duvida = page.getByRole('dialog', { name: 'Desfazer esta importação?' });
  await expect.element(duvida.getByText(/^As empresas criadas são excluídas/)).toBeVisible();
  await semViolacoes();
  await duvida.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect.element(page.getByText('Importação desfeita.')).toBeVisible();
  await expect.element(dialogo.getByRole('button', { name: /Escolha ou solte/ })).toBeVisible();
  expect(desfazer.pedidos.map(({ params }) => params)).toEqual([{ id: 7 }]);
});

it('AD-57 an import that cannot be taken back says which company keeps it', async () => {
  responderImportacao([], [umaImportacao({ etapa: 'gravada', acoes: { desfazer: true } })]);
  const frase = 'Aurora Ltda: Foi alterada depois da importação.';
  responder(e.desfazer, () => recusar('ESTADO_INVALIDO', frase));
  await abrir();
  await continuar();
  await dialogo.getByRole('button', { name: 'Desfazer importação' }).click();
  const duvida = page.getByRole('dialog', { name: 'Desfazer esta importação?' });
  await duvida.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
});
