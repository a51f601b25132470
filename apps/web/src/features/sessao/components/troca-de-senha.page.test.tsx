import { codificarPermissoes } from '@dominio/contrato/permissoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { senhaDoUsuarioEndpoints } from '@dominio/contrato/usuarios-senha';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, irPara } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderInicio } from '../../../../test/pagina/registros/inicio.ts';
import { type PessoaDoTeste, umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { ENTRADAS } from '../../../lib/armazenamento.ts';

const NOVA = 'girafa lê jornal velho';
const quem = umaPessoa({ grupo: 'consultor' });
const titulo = page.getByRole('heading', { level: 1 });
const campo = (nome: string) => page.getByLabelText(nome, { exact: true });
const salvar = page.getByRole('button', { name: 'Salvar nova senha' });

async function preencher(rotulo: string, atual: string, nova: string): Promise<void> {
  await campo(rotulo).fill(atual);
  await campo('Nova senha').fill(nova);
  await campo('Confirme a nova senha').fill(NOVA);
  await salvar.click();
}

const comProvisoria = { ...quem, usuario: { ...quem.usuario, senha_provisoria: true } } as const;

describe('AD-32 somebody who signed in with a temporary password', () => {
  const FALTA = 'Escolha a sua senha';
  const abrir = async (deQuem: PessoaDoTeste = comProvisoria) => {
    let trocada = false;
    responder(sessoesEndpoints.eu, () => ({
      user: { ...quem.usuario, ...(!trocada && { senha_provisoria: true }) },
    }));
    responder(sessoesEndpoints.permissoes, () =>
      trocada
        ? { encrypted_permissions: codificarPermissoes(quem.permissoes) }
        : recusar('TROCA_DE_SENHA_OBRIGATORIA'),
    );
    const { pedidos } = responder(senhaDoUsuarioEndpoints.alterar, () => {
      trocada = true;
      return { success: true, message: '' };
    });
    await abrirPagina('/inicio', { quem: deQuem });
    await expect.element(titulo).toHaveTextContent(FALTA);
    return pedidos;
  };
  beforeEach(() => void responderInicio());

  it('is asked for a new one in place of every page, also after a reload', async () => {
    await abrir();
    await irPara('/personalizacao');
    await expect.element(titulo).toHaveTextContent(FALTA);
  });

  it('is told that two passwords differ, and nothing is sent', async () => {
    const pedidos = await abrir();
    await preencher('Senha temporária', 'abcd-efgh', 'outra frase muito diferente');
    await expect.element(page.getByText('As senhas não conferem.')).toBeVisible();
    expect(pedidos).toEqual([]);
  });

  it('goes on to the page after choosing a new one', async () => {
    const pedidos = await abrir();
    await preencher('Senha temporária', 'abcd-efgh', NOVA);
    await expect.element(titulo).toMatchTextContent(/^Bem-vindo/);
    await expect.element(page.getByText('Senha alterada', { exact: true })).toBeVisible();
    expect(pedidos.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { id: quem.usuario.id, senha_atual: 'abcd-efgh', nova_senha: NOVA },
    ]);
  });

  it('is not asked for it again when the user cannot be read after the change', async () => {
    await abrir();
    responder(sessoesEndpoints.eu, () => recusar('ERRO_INTERNO'));
    await preencher('Senha temporária', 'abcd-efgh', NOVA);
    await expect.element(titulo).toMatchTextContent(/^Bem-vindo/);
    for (const entrada of [ENTRADAS.usuario, ENTRADAS.copiaDoUsuario]) {
      expect(localStorage.getItem(entrada)).not.toContain('senha_provisoria');
    }
  });

  it('is asked where the server says it first, to a session that began before', async () => {
    await abrir(quem);
  });

  it('is asked on a phone by a form no wider than it, of which axe does not complain', async () => {
    await page.viewport(375, 760);
    await abrir();
    await semRolagemLateral();
    await semViolacoes();
  });
});

describe('AD-31 somebody who changes the own password', () => {
  const dialogo = page.getByRole('dialog', { name: 'Alterar senha' });
  const frase = 'Senha atual incorreta.';
  const abrir = async () => {
    responder(senhaDoUsuarioEndpoints.alterar, ({ body }) =>
      body.senha_atual === 'corvo azul de bicicleta'
        ? { success: true, message: '' }
        : recusar('DADOS_INVALIDOS', frase, {
            campos: [{ campo: 'senha_atual', mensagem: frase }],
          }),
    );
    await abrirPagina('/kit', { quem });
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await page.getByRole('menuitem', { name: 'Alterar senha' }).click();
    await expect.element(dialogo).toBeVisible();
  };

  it('finds the form in the menu, and a wrong current password at its field', async () => {
    await abrir();
    await preencher('Senha atual', 'não é esta senha', NOVA);
    await expect.element(dialogo.getByText(frase)).toBeVisible();
    await expect.element(campo('Senha atual')).toHaveFocus();
  });

  it('is told that it was changed', async () => {
    await abrir();
    await preencher('Senha atual', 'corvo azul de bicicleta', NOVA);
    await expect.element(page.getByText('Senha alterada', { exact: true })).toBeVisible();
    await expect.element(dialogo).not.toBeInTheDocument();
  });

  it('sees the form and its refusal without anything axe complains of', async () => {
    await abrir();
    await preencher('Senha atual', 'não é esta senha', NOVA);
    await expect.element(dialogo.getByText(frase)).toBeVisible();
    await semViolacoes();
  });
});
