import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';

const LINK_INVALIDO = 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.';
const QUEM = 'luana.ferraz@dominio.demo';
const NOVA = 'uma frase nova de teste';

const email = page.getByLabelText('E-mail');
const titulo = page.getByRole('heading', { level: 1 });
const alerta = page.getByRole('alert');
const nova = page.getByLabelText('Nova senha', { exact: true });
const confirmacao = page.getByLabelText('Confirme a nova senha');
const botao = (name: string) => page.getByRole('button', { name });
const endereco = () => expect.poll(() => location.pathname + location.search);

beforeEach(() => void responderEntrada());

describe('a forgotten password', () => {
  it('is told with the e-mail that was typed, and the answer does not say whether it has an account', async () => {
    const { pedidos } = responder(sessoesEndpoints.esqueciSenha, { success: true, message: '' });
    await abrirPagina('/entrar', { quem: null });
    await email.fill(QUEM);
    await botao('Esqueci minha senha').click();
    await endereco().toBe('/entrar?recuperar=1');
    await expect.element(email).toHaveValue(QUEM);
    await botao('Enviar link').click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Se o e-mail' }))
      .toHaveTextContent('Se o e-mail estiver cadastrado, você receberá um link em instantes.');
    expect(pedidos.map(({ body }) => body)).toEqual([{ email: QUEM }]);
  });

  it('has an address: Back returns to the form as it was', async () => {
    await abrirPagina('/entrar', { quem: null });
    await email.fill(QUEM);
    await botao('Esqueci minha senha').click();
    await expect.element(titulo).toHaveTextContent('Esqueci minha senha');
    history.back();
    await expect.element(titulo).toHaveTextContent('Entrar');
    await expect.element(email).toHaveValue(QUEM);
  });

  it('stays through a reload, and has a way back', async () => {
    await abrirPagina('/entrar?recuperar=1', { quem: null });
    await recarregar();
    await expect.element(titulo).toHaveTextContent('Esqueci minha senha');
    await botao('Voltar ao login').click();
    await endereco().toBe('/entrar');
    await expect.element(titulo).toHaveTextContent('Entrar');
  });

  it('is asked for without anything axe complains of', async () => {
    await abrirPagina('/entrar?recuperar=1', { quem: null });
    await semViolacoes();
  });
});

describe('a link that the server does not know', () => {
  beforeEach(() => void responder(sessoesEndpoints.validarLink, () => recusar('NAO_ENCONTRADO')));

  it.each(['/reset-password?token=nao-existe', '/reset-password'])(
    '%s says so at the sign-in',
    async (caminho) => {
      await abrirPagina(caminho, { quem: null, esperar: false });
      await expect.element(alerta).toHaveTextContent(LINK_INVALIDO);
      await endereco().toMatch(/^\/entrar\?message=/);
    },
  );

  it('says so to whoever is in, who never sees the sign-in', async () => {
    responderInicio();
    await abrirPagina('/reset-password');
    await expect.element(alerta.filter({ hasText: LINK_INVALIDO })).toBeVisible();
    await endereco().toBe('/inicio');
  });
});

it('a link says that the server fails', async () => {
  responder(sessoesEndpoints.validarLink, () => recusar('ERRO_INTERNO'));
  await abrirPagina('/reset-password?token=qualquer', { quem: null, esperar: false });
  await expect.element(alerta).toHaveTextContent('Erro ao validar token. Tente novamente.');
});

describe('a good link', () => {
  const abrir = async () => {
    responder(sessoesEndpoints.validarLink, { valid: true, nome: 'Luana Ferraz', email: QUEM });
    await abrirPagina('/reset-password?token=abc', { quem: null });
    await expect.element(nova).toHaveFocus();
  };

  it('opens the card of the person, and its token leaves the address', async () => {
    await abrir();
    await expect.element(titulo).toHaveTextContent('Definir nova senha');
    await endereco().toBe('/entrar');
    await expect.element(email).toHaveValue(QUEM);
  });

  it('is still there after a reload, of the same person', async () => {
    await abrir();
    await recarregar();
    await expect.element(titulo).toHaveTextContent('Definir nova senha');
    await expect.element(email).toHaveValue(QUEM);
  });

  it.each([
    ['short', 'curta', 'curta', 'A nova senha deve ter entre 12 e 128 caracteres.'],
    ['unlike', NOVA, `${NOVA}!`, 'As senhas não conferem.'],
  ])('refuses %s passwords at the field, and asks nobody', async (_como, uma, outra, frase) => {
    const { pedidos } = responder(sessoesEndpoints.redefinirSenha, () => recusar('ERRO_INTERNO'));
    await abrir();
    await nova.fill(uma);
    await confirmacao.fill(outra);
    await botao('Salvar nova senha').click();
    await expect.element(page.getByText(frase)).toBeVisible();
    expect(pedidos).toEqual([]);
  });

  it('goes back to the sign-in with the address of whoever chose the password', async () => {
    const { pedidos } = responder(sessoesEndpoints.redefinirSenha, {
      success: true,
      message: '',
      email: QUEM,
    });
    await abrir();
    await nova.fill(NOVA);
    await confirmacao.fill(NOVA);
    await botao('Salvar nova senha').click();
    await expect.element(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
    await expect.element(email).toHaveValue(QUEM);
    expect(pedidos.map(({ body }) => body)).toEqual([{ token: 'abc', nova_senha: NOVA }]);
  });

  it('shows its form without anything axe complains of', async () => {
    await abrir();
    await semViolacoes();
  });
});
