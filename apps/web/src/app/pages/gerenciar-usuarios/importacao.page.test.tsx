import {
  type Importacao,
  importacaoDeUsuariosEndpoints,
} from '@dominio/contrato/usuarios-importacao';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { baixar } from '../../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import { responderUsuarios, umUsuario } from '../../../../test/pagina/registros/usuario.ts';

const linha = (
  numero: number,
  nome: string,
  resultado: Importacao['linhas'][number]['resultado'],
  mensagem = '',
) => ({ linha: numero, nome, email: `linha${numero}@dominio.demo`, resultado, mensagem });

const JA_EXISTE = linha(2, 'Gestora', 'ja_existe');
const ERRADA = linha(3, 'Errada', 'erro', 'E-mail inválido.');

const resultado = (criar: number, simulado: boolean): Importacao => ({
  success: true,
  message: '',
  simulado,
  total: criar + 2,
  criar,
  existentes: 1,
  erros: 1,
  colunas_ignoradas: [],
  linhas: [
    JA_EXISTE,
    ERRADA,
    ...Array.from({ length: criar }, (_, i) =>
      linha(4 + i, `Importada ${i + 1}`, simulado ? 'criar' : 'criado'),
    ),
  ],
});

const dialogo = page.getByRole('dialog', { name: 'Importar usuários' });
const importar = dialogo.getByRole('button', { name: /^Importar/ });

/** A file that would register so many people is chosen. */
async function escolher(criar: number) {
  const { usuarios } = responderUsuarios();
  const { pedidos } = responder(
    importacaoDeUsuariosEndpoints.importar,
    ({ query: { simular = false } }) => {
      for (let i = 1; !simular && i <= criar; i++) {
        usuarios.criar((id) => umUsuario({ id, nome: `Importada ${i}` }));
      }
      return resultado(criar, simular);
    },
  );
  await abrirPagina('/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  const arquivo = new File(['Nome;E-mail;Grupo'], 'pessoas.csv', { type: 'text/csv' });
  await expect.element(dialogo.getByRole('button', { name: /arquivo CSV/ })).toBeVisible();
  const campo = dialogo.element().querySelector<HTMLInputElement>('input[type="file"]');
  await page.elementLocator(campo as HTMLInputElement).upload(arquivo);
  return pedidos;
}

beforeEach(() => page.viewport(375, 760));

it('AD-24 the model of the file is saved from the dialog', async () => {
  responderUsuarios();
  await abrirPagina('/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  const { bytes } = await baixar(() =>
    dialogo.getByRole('button', { name: 'Baixar modelo' }).click(),
  );
  expect(new TextDecoder().decode(bytes)).toContain('nome;email;grupo');
});

it('the dialog is shown without anything axe complains of', async () => {
  responderUsuarios();
  await abrirPagina('/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect.element(dialogo).toBeVisible();
  await semViolacoes();
});

it('the dialog’s button opens the choice of a file', async () => {
  responderUsuarios();
  await abrirPagina('/gerenciar-usuarios');
  await page.getByRole('button', { name: 'Importar' }).click();
  const botao = dialogo.getByRole('button', { name: /arquivo CSV/ });
  await expect.element(botao).toBeVisible();
  let aberta = false;
  dialogo
    .element()
    .querySelector('input[type=file]')
    ?.addEventListener('click', (clique) => {
      // The window of the system would stand over the test.
      clique.preventDefault();
      aberta = true;
    });
  await botao.click();
  await expect.poll(() => aberta).toBe(true);
});

it('a file that brings nobody says why, and another may be chosen', async () => {
  await escolher(0);
  const motivo =
    'Ninguém a importar: parte já tem cadastro; corrija as linhas com erro e escolha o arquivo outra vez.';
  await expect.element(dialogo.getByText(motivo)).toBeVisible();
  await expect.element(importar).not.toBeInTheDocument();
  await dialogo.getByRole('button', { name: 'Outro arquivo' }).click();
  await expect.element(dialogo.getByRole('button', { name: /arquivo CSV/ })).toBeVisible();
});

it('AD-24 every line’s outcome is seen before anybody is registered', async () => {
  const pedidos = await escolher(2);
  await expect
    .element(dialogo.getByText('2 pessoas serão criadas · 1 já existe · 1 com erro'))
    .toBeVisible();
  await expect.element(dialogo.getByText('E-mail inválido.')).toBeVisible();
  await expect.element(importar).toHaveTextContent('Importar 2 pessoas');
  expect(pedidos.map(({ query }) => query.simular)).toEqual([true]);
  await semRolagemLateral();
});

it('only the lines with errors are shown when asked for', async () => {
  await escolher(2);
  await dialogo.getByRole('switch', { name: 'Só erros' }).click();
  await expect.element(dialogo.getByText('Importada 1')).not.toBeInTheDocument();
  await expect.element(dialogo.getByText('E-mail inválido.')).toBeVisible();
});

it('AD-24 the people are registered after that: it is said how many, and the register has them', async () => {
  const pedidos = await escolher(2);
  await importar.click();
  await expect.element(dialogo.getByText('2 pessoas criadas e convidadas')).toBeVisible();
  expect(pedidos.map(({ query }) => query.simular)).toEqual([true, false]);
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(dialogo).not.toBeInTheDocument();
  await expect.element(page.getByText('Importada 2').first()).toBeVisible();
});

it('the outcome of every line is shown without anything axe complains of', async () => {
  await escolher(2);
  await expect.element(dialogo.getByText('E-mail inválido.')).toBeVisible();
  await semViolacoes();
});
