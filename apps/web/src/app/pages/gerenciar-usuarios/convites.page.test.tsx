import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { responderConvites, umConvite } from '../../../../test/pagina/registros/convite.ts';
import { responderUsuarios } from '../../../../test/pagina/registros/usuario.ts';

const PAGINA = '/gerenciar-usuarios?aba=convites';
const OTILIA = umConvite();
const lista = page.getByRole('region', { name: 'Convites' });
const acoes = lista.getByRole('button', { name: `Ações de ${OTILIA.nome}` });

describe('the invitations, on a phone', () => {
  it('are a tab away from the register, and found by their e-mail', async () => {
    responderUsuarios();
    responderConvites([OTILIA, umConvite({ id: 42, nome: 'Bento Paes', email: 'bento@x.demo' })]);
    await page.viewport(375, 760);
    await abrirPagina('/gerenciar-usuarios');
    await page.getByRole('link', { name: 'Convites' }).click();
    await expect.element(lista.getByText(/^Vale até/).nth(1)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar convite' }).fill('otilia@');
    await expect.element(lista.getByText('Bento Paes')).not.toBeInTheDocument();
    await expect.poll(() => lista.getByText(/^Vale até/).elements().length).toBe(1);
    await semRolagemLateral();
  });

  it('are shown without anything axe complains of', async () => {
    responderConvites([OTILIA]);
    await page.viewport(375, 760);
    await abrirPagina(PAGINA);
    await expect.element(lista.getByText(/^Vale até/)).toBeVisible();
    await semViolacoes();
  });

  it('AD-24 are taken back after a question', async () => {
    const { cancelar } = responderConvites([OTILIA]);
    await page.viewport(375, 760);
    await abrirPagina(PAGINA);
    await acoes.click();
    await page.getByRole('menuitem', { name: 'Cancelar convite' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Cancelar o convite?' });
    await pergunta.getByRole('button', { name: 'Cancelar convite' }).click();
    await expect.element(lista.getByText('Cancelado', { exact: true })).toBeVisible();
    expect(cancelar.pedidos).toHaveLength(1);
  });

  it('AD-24 are sent again, which makes them good once more', async () => {
    const { reenviar } = responderConvites([umConvite({ estado: 'cancelado', expira_em: null })]);
    await page.viewport(375, 760);
    await abrirPagina(PAGINA);
    await expect.element(lista.getByText('Cancelado', { exact: true })).toBeVisible();
    await acoes.click();
    await page.getByRole('menuitem', { name: 'Reenviar convite' }).click();
    await expect.element(lista.getByText(/^Vale até/)).toBeVisible();
    expect(reenviar.pedidos).toHaveLength(1);
  });
});
