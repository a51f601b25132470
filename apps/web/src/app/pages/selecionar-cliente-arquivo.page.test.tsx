import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';

const AURORA = umCliente({ id: 31, nome: 'Aurora Tecidos' });
const BOREAL = umCliente({
  id: 32,
  nome: 'Mercado Boreal',
  situacao: 'encerrado',
  arquivado: 'encerrado',
});

const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome });

describe('clients that have ended', () => {
  it('are out of the list until the filter asks for them', async () => {
    responderClientes([AURORA, BOREAL]);
    await abrirPagina('/selecionar-cliente');
    await expect.element(linha('Aurora Tecidos')).toBeVisible();
    await expect.element(linha('Mercado Boreal')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Adicionar filtro' }).click();
    await page.getByRole('option', { name: 'Situação' }).click();
    await page.getByRole('option', { name: 'Encerrados e inativos' }).click();
    await expect.element(linha('Mercado Boreal')).toMatchTextContent('Encerrado');
    await expect.element(linha('Aurora Tecidos')).not.toBeInTheDocument();
  });

  it('are those that their record archives, for a reason, and Desfazer brings back', async () => {
    const { arquivar, atualizar } = responderClientes([AURORA]);
    await abrirPagina('/dados-cliente?cliente_id=31');
    const botao = page.getByRole('button', { name: 'Arquivar', exact: true });
    await botao.click();
    const pergunta = page.getByRole('dialog', { name: 'Arquivar Aurora Tecidos?' });
    // Refused without a reason, it leads to the field that lacks one.
    await pergunta.getByRole('button', { name: 'Arquivar cliente' }).click();
    await expect.element(pergunta.getByRole('combobox', { name: 'Motivo' })).toHaveFocus();
    expect(arquivar.pedidos).toHaveLength(0);
    await pergunta.getByRole('combobox', { name: 'Motivo' }).click();
    await page.getByRole('option', { name: 'Não contratou' }).click();
    await semViolacoes();
    await pergunta.getByRole('button', { name: 'Arquivar cliente' }).click();
    await expect.element(botao).not.toBeInTheDocument();
    expect(arquivar.pedidos[0]?.body).toMatchObject({ motivo: 'nao_contratou', versao: 1 });
    const reabrir = page.getByRole('link', { name: 'Reabrir cliente' });
    await reabrir.click();
    await expect.element(page.getByRole('combobox', { name: 'Situação' })).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(botao).toBeVisible();
    expect(atualizar.pedidos.at(-1)?.body).toMatchObject({
      situacao: 'ativo',
      situacao_ato: 'desfazer',
    });
  });
});
