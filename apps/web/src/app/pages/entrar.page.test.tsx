import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderEntrada, responderLogin } from '../../../test/pagina/registros/entrada.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { comToque } from '../../../test/pagina/toque.ts';
import { ENTRADAS, ler } from '../../lib/armazenamento.ts';
import { lerCookie } from '../../lib/cookies.ts';

const consultor = umaPessoa({ grupo: 'consultor' });
const email = page.getByLabelText('E-mail');
const senha = page.getByRole('textbox', { name: 'Senha' });
const entrar = page.getByRole('button', { name: 'Entrar', exact: true });
const titulo = page.getByRole('heading', { level: 1 });

const abrir = () => abrirPagina('/entrar', { quem: null });

async function preencher(endereco: string, password: string): Promise<void> {
  await email.fill(endereco);
  await senha.fill(password);
  await entrar.click();
}

beforeEach(() => void responderEntrada());

describe('sign-in', () => {
  it('begins in its first field', async () => {
    await abrir();
    await expect.element(email).toHaveFocus();
  });

  it('takes the staff to Início, and keeps what decisoes.md §6 says under its keys', async () => {
    responderInicio();
    const { pedidos } = responderLogin(consultor);
    await abrir();
    await preencher(' Consultor@dominio.demo', 'uma senha qualquer');
    await expect.element(titulo).toMatchTextContent(/^Bem-vindo, /);
    expect(location.pathname).toBe('/inicio');
    await expect.poll(() => document.title).toBe('Início · Domínio');
    expect(pedidos.map(({ body }) => body)).toEqual([
      { email: 'consultor@dominio.demo', password: 'uma senha qualquer' },
    ]);
    const { token, usuario, permissoes, permissoesEm, permissoesDe } = ENTRADAS;
    const guardadas = [token, usuario, permissoes, permissoesEm, permissoesDe];
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(guardadas));
    expect(lerCookie(token)).toBe(ler(token));
  });

  it('says what the server refuses, keeps nothing, and puts the focus on the password', async () => {
    responder(sessoesEndpoints.login, () => recusar('CREDENCIAIS_INVALIDAS'));
    await abrir();
    const topo = () => titulo.element().getBoundingClientRect().top;
    const antes = topo();
    await preencher('ninguem@dominio.demo', 'senha-errada-de-teste');
    await expect.element(page.getByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    await expect.element(senha).toHaveFocus();
    expect(topo()).toBe(antes);
    expect(localStorage.getItem(ENTRADAS.token)).toBeNull();
    expect(location.pathname).toBe('/entrar');
  });

  it('asks for what is missing at its field, and asks the server nothing', async () => {
    const { pedidos } = responderLogin(consultor);
    await abrir();
    await entrar.click();
    await expect.element(page.getByText('Informe o e-mail.')).toBeVisible();
    await expect.element(page.getByText('Informe a senha.')).toBeVisible();
    await expect.element(email).toHaveFocus();
    expect(pedidos).toEqual([]);
  });

  it('says that the session expired, and only until the next attempt', async () => {
    responder(sessoesEndpoints.permissoes, () => recusar('NAO_AUTENTICADO'));
    await abrirPagina('/inicio', { quem: consultor });
    await expect.element(page.getByText('Sessão expirada', { exact: true })).toBeVisible();
    expect(location.pathname).toBe('/entrar');
    await entrar.click();
    await expect.element(page.getByText(/Sessão expirada/)).not.toBeInTheDocument();
  });

  it('shows no message that a link brings but its own', async () => {
    await abrirPagina('/entrar?message=Ligue+para+0800+e+informe+sua+senha', { quem: null });
    await expect.element(titulo).toHaveTextContent('Entrar');
    await expect.element(page.getByText('0800')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('has nothing that axe complains of', async () => {
    await abrir();
    await semViolacoes();
  });

  it('has nothing that axe complains of with errors at its fields', async () => {
    await abrir();
    await entrar.click();
    await expect.element(page.getByText('Informe a senha.')).toBeVisible();
    await semViolacoes();
  });
});

describe('the password of the sign-in', () => {
  it('is shown by the keyboard, and hidden again', async () => {
    await abrir();
    await senha.fill('segredo');
    await expect.element(senha).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(senha).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    await expect.element(senha).toHaveAttribute('type', 'password');
  });

  it('warns of Caps Lock', async () => {
    await abrir();
    const tecla = new KeyboardEvent('keydown', {
      key: 'A',
      bubbles: true,
      modifierCapsLock: true,
    });
    senha.element().dispatchEvent(tecla);
    await expect.element(page.getByText('Caps Lock está ativado.')).toBeVisible();
  });

  it('has its ring around the whole field, and its error is told until it is sent again', async () => {
    await abrir();
    await entrar.click();
    await expect.element(senha).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(senha).toHaveFocus();
    const campo = senha.element();
    const contornos = () =>
      [campo, campo.parentElement as Element].map((um) => getComputedStyle(um).outlineStyle);
    expect(contornos()).toEqual(['none', 'solid']);
    await userEvent.keyboard('{Tab}');
    const mostrar = page.getByRole('button', { name: 'Mostrar senha' });
    await expect.element(mostrar).toHaveFocus();
    expect(contornos()).toEqual(['none', 'none']);
    await senha.fill('alguma');
    (mostrar.element() as HTMLElement).focus();
    await expect.element(senha).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 740));

  it('the card fits, every control can be touched, and no keyboard opens over it', async () => {
    comToque();
    await abrir();
    expect(document.activeElement).toBe(document.body);
    await semRolagemLateral();
    for (const controle of [
      email,
      entrar,
      page.getByRole('button', { name: 'Esqueci minha senha' }),
    ]) {
      expect(controle.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it('the card has nothing that axe complains of', async () => {
    await abrir();
    await semViolacoes();
  });
});
