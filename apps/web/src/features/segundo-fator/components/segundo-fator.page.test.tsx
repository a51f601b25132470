import { chavesDeAcessoEndpoints } from '@dominio/contrato/chaves-de-acesso';
import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import {
  responderSegundoFator,
  umaChave,
} from '../../../../test/pagina/registros/segundo-fator.ts';

const SENHA = 'corvo azul de bicicleta';
const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
const cadastro = page.getByRole('dialog', { name: 'Ativar aplicativo autenticador' });
const mostrados = page.getByRole('dialog', { name: 'Códigos de recuperação' });
const chaves = page.getByRole('region', { name: 'Chaves de acesso' });
const botao = (name: string) => page.getByRole('button', { name });

const abrir = () => abrirPagina('/minha-conta?aba=seguranca');

async function provar(senha = SENHA): Promise<void> {
  await prova.getByRole('textbox', { name: 'Senha atual' }).fill(senha);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => void responder(sessoesAbertasEndpoints.minhas, { sessoes: [], total: 0 }));

describe('the authenticator application', () => {
  const comecar = async () => {
    await abrir();
    await botao('Ativar aplicativo').click();
    await provar();
    await expect
      .element(cadastro.getByRole('img', { name: 'Figura para o aplicativo' }))
      .toBeVisible();
  };
  const concluir = async () => {
    await comecar();
    await cadastro.getByRole('textbox', { name: /Código de 6 dígitos/ }).fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(mostrados.getByRole('listitem').first()).toBeVisible();
  };

  it('is set up after the password is given again, with a QR code and a text to copy', async () => {
    const { ativar } = responderSegundoFator();
    await comecar();
    await expect
      .element(cadastro.getByLabelText('Chave do aplicativo'))
      .toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    expect(ativar.pedidos.map(({ body }) => body)).toEqual([{ senha: SENHA }]);
  });

  it('shows the recovery codes, the end of other sessions, then how many are left', async () => {
    const { confirmar } = responderSegundoFator();
    await concluir();
    await expect.element(mostrados.getByRole('listitem')).toHaveLength(10);
    await expect
      .element(page.getByText('As suas outras sessões foram encerradas.').first())
      .toBeVisible();
    await mostrados.getByRole('button', { name: 'Guardei os códigos' }).click();
    await expect.element(page.getByText('Restam 10 códigos.')).toBeVisible();
    expect(confirmar.pedidos.map(({ body }) => body)).toEqual([{ codigo: '123456' }]);
  });

  it('starts with the focus in the field for the password', async () => {
    responderSegundoFator();
    await abrir();
    await botao('Ativar aplicativo').click();
    await expect.element(prova.getByRole('textbox', { name: 'Senha atual' })).toHaveFocus();
  });

  it('shows the codes without anything axe complains of', async () => {
    responderSegundoFator();
    await concluir();
    await semViolacoes();
  });

  it('fits a phone without anything wider than it', async () => {
    responderSegundoFator({ totp: true, codigos_restantes: 9 });
    await page.viewport(375, 760);
    await abrir();
    await expect.element(page.getByText('Restam 9 códigos.')).toBeVisible();
    await semRolagemLateral();
  });
});

describe('a passkey', () => {
  it('can be renamed', async () => {
    const { renomear } = responderSegundoFator({}, [umaChave({ nome: 'Linux' })]);
    await abrir();
    await chaves.getByRole('button', { name: 'Renomear Linux' }).click();
    await page.getByRole('textbox', { name: 'Nome da chave' }).fill('Chave do notebook');
    await userEvent.keyboard('{Enter}');
    await expect.element(chaves.getByText('Chave do notebook')).toBeVisible();
    expect(renomear.pedidos).toHaveLength(1);
  });

  it('is not removed with a wrong password, which the dialog says at its field', async () => {
    responderSegundoFator({}, [umaChave()]);
    const frase = 'Senha atual incorreta.';
    responder(chavesDeAcessoEndpoints.remover, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'senha', mensagem: frase }] }),
    );
    await abrir();
    await chaves.getByRole('button', { name: 'Remover Chave do notebook' }).click();
    await provar('outra senha qualquer');
    await expect.element(prova.getByText(frase)).toBeVisible();
    await expect.element(chaves.getByText('Chave do notebook')).toBeInTheDocument();
  });

  it('is removed with the right password', async () => {
    responderSegundoFator({}, [umaChave()]);
    await abrir();
    await chaves.getByRole('button', { name: 'Remover Chave do notebook' }).click();
    await provar();
    await expect.element(page.getByText('Chave de acesso removida')).toBeVisible();
    await expect.element(chaves.getByText('Chave do notebook')).not.toBeInTheDocument();
  });

  it('is shown beside the codes without anything axe complains of', async () => {
    responderSegundoFator({ totp: true, codigos_restantes: 10 }, [umaChave()]);
    await abrir();
    await expect.element(page.getByText('Restam 10 códigos.')).toBeVisible();
    await semViolacoes();
  });
});
