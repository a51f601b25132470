import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';

const TOKEN = 'a'.repeat(43);
const LINK = `/reset-password?token=${TOKEN}&convite=1`;
const EMAIL = 'otilia@dominio.demo';
const SENHA = 'girafa lê jornal velho';
const ninguem = { quem: null };

beforeEach(() => void responderEntrada());

describe('the link of an invitation', () => {
  const valido = () =>
    responder(sessoesEndpoints.validarLink, { valid: true, nome: 'Otília Prado', email: EMAIL });

  it('greets whom it is of, with the address under which a password manager keeps it', async () => {
    valido();
    await abrirPagina(LINK, ninguem);
    await expect.element(page.getByRole('heading', { name: 'Ative seu acesso' })).toBeVisible();
    await expect.element(page.getByText('Olá, Otília!')).toBeVisible();
    const conta = page.getByRole('textbox', { name: 'E-mail' });
    await expect.element(conta).toHaveValue(EMAIL);
    await expect.element(conta).toHaveAttribute('autocomplete', 'username');
  });

  it('asks for a password without anything axe complains of', async () => {
    valido();
    await abrirPagina(LINK, ninguem);
    await expect.element(page.getByText('Olá, Otília!')).toBeVisible();
    await semViolacoes();
  });

  it('leads to the sign-in once the password was chosen', async () => {
    valido();
    const { pedidos } = responder(sessoesEndpoints.redefinirSenha, {
      success: true,
      message: '',
      email: EMAIL,
    });
    await abrirPagina(LINK, ninguem);
    await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill(SENHA);
    await page.getByRole('textbox', { name: 'Confirme a nova senha' }).fill(SENHA);
    await page.getByRole('button', { name: 'Ativar acesso' }).click();
    await expect.element(page.getByText('Acesso ativado. Entre com a sua senha.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
    expect(pedidos.map(({ body }) => body)).toEqual([{ token: TOKEN, nova_senha: SENHA }]);
  });

  it('that was taken back or used says so at the sign-in', async () => {
    responder(sessoesEndpoints.validarLink, { valid: false });
    await abrirPagina(LINK, ninguem);
    await expect.element(page.getByText(/^Convite expirado ou já usado/)).toBeVisible();
  });
});
