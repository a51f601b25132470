import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderPerfil,
  responderSessoes,
  umPerfil,
} from '../../../test/pagina/registros/conta.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderSegundoFator } from '../../../test/pagina/registros/segundo-fator.ts';

const quem = umaPessoa({ grupo: 'consultor' });
const dados = page.getByRole('region', { name: 'Dados pessoais' });
const campo = (name: string) => dados.getByRole('textbox', { name });
const salvar = dados.getByRole('button', { name: 'Salvar perfil' });

async function abrir(mudancas: Parameters<typeof umPerfil>[1] = {}) {
  const perfil = responderPerfil(umPerfil(quem, mudancas));
  await abrirPagina('/minha-conta', { quem });
  await expect.element(salvar).toBeVisible();
  return perfil;
}

describe('AD-02 Minha Conta', () => {
  it('is in the menu of the person', async () => {
    await abrir();
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Minha Conta' })).toBeVisible();
  });

  it('is in the menu of the administration', async () => {
    responderPerfil(umPerfil(quem));
    await abrirPagina('/kit', { quem });
    const lateral = page.getByRole('navigation', { name: 'Principal' });
    await lateral.getByText('Administrativo').click();
    await lateral.getByRole('link', { name: 'Minha Conta' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Minha Conta');
  });

  it('shows what the administration keeps, with no field for it', async () => {
    await abrir();
    const cadastro = page.getByRole('region', { name: 'Cadastro no escritório' });
    await expect.element(cadastro.getByText('consultor@dominio.demo')).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: /Nome|E-mail|CPF/ }))
      .not.toBeInTheDocument();
  });

  it('has the one form there is for the password among what keeps the account safe', async () => {
    responderSegundoFator();
    responderSessoes([]);
    await abrir();
    await page.getByRole('link', { name: 'Segurança' }).click();
    const senha = page.getByRole('region', { name: 'Senha' });
    await senha.getByRole('button', { name: 'Alterar senha' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Alterar senha' })).toBeVisible();
  });

  it('is shown on a phone without anything wider than it', async () => {
    await page.viewport(375, 760);
    await abrir({ telefone: '(11) 91234-5678' });
    await expect.element(campo('Telefone')).toHaveValue('(11) 91234-5678');
    await semRolagemLateral();
  });

  it('is shown without anything axe complains of', async () => {
    await abrir();
    await semViolacoes();
  });
});

describe('the own data', () => {
  it.each([
    ['Nascimento', '01/01/2999', 'Data de nascimento inválida.'],
    // A day that no calendar has is told, and never saved as none.
    ['Nascimento', '31/02/1990', '31/02/1990 não existe.'],
    ['Telefone', '123', /^Telefone inválido\. Use DDD e número/],
  ])('%s %s is refused at its field, and nothing is sent', async (rotulo, digitado, frase) => {
    const { gravar } = await abrir();
    await campo(rotulo).fill(digitado);
    await userEvent.keyboard('{Enter}');
    await expect.element(dados.getByText(frase)).toBeVisible();
    expect(gravar.pedidos).toEqual([]);
  });

  it('are corrected, and kept with the version that was read', async () => {
    const { gravar } = await abrir({ versao: 3 });
    await expect.element(dados.getByText('Um dia que já passou.')).toBeVisible();
    await campo('Nascimento').fill('17/05/1990');
    await campo('Telefone').fill('(11) 91234-5678');
    await salvar.click();
    await expect.element(page.getByText('Perfil salvo')).toBeVisible();
    expect(gravar.pedidos.map(({ body }) => body)).toMatchObject([
      { data_nascimento: '1990-05-17', versao: 3 },
    ]);
    await expect.element(salvar).toBeVisible();
    await expect.element(campo('Telefone')).toHaveValue('(11) 91234-5678');
  });

  it('have the signature of e-mails, in as many lines as it is typed', async () => {
    const { gravar } = await abrir({ assinatura_email: 'Camila' });
    const assinatura = campo('Assinatura de e-mail');
    await expect.element(assinatura).toHaveValue('Camila');
    await assinatura.fill('Camila Duarte\nDepartamento Fiscal');
    await salvar.click();
    await expect.element(page.getByText('Perfil salvo')).toBeVisible();
    expect(gravar.pedidos[0]?.body).toMatchObject({
      assinatura_email: 'Camila Duarte\nDepartamento Fiscal',
    });
  });

  it('refuse a signature that is too long, which stays typed', async () => {
    const { gravar } = await abrir();
    await campo('Assinatura de e-mail').fill('x'.repeat(401));
    await salvar.click();
    await expect
      .element(dados.getByText('A assinatura pode ter no máximo 400 caracteres.'))
      .toBeVisible();
    expect(gravar.pedidos).toEqual([]);
  });

  it('P50 that changed meanwhile are told, and read again when asked', async () => {
    const { mudar } = await abrir();
    responder(minhaContaEndpoints.gravarPerfil, () => recusar('REGISTRO_ALTERADO'));
    await campo('Gênero').fill('a');
    mudar({ genero: 'o da outra aba' });
    await salvar.click();
    const aviso = page.getByRole('alert').filter({ hasText: 'foi alterado' });
    await aviso.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(campo('Gênero')).toHaveValue('o da outra aba');
    await expect.element(aviso).not.toBeInTheDocument();
  });
});
