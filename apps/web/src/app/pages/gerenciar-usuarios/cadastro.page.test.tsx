import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderUsuarios, umUsuario } from '../../../../test/pagina/registros/usuario.ts';

const NOVO = '/gerenciar-usuarios?novo=1';
const nova = painel('Novo usuário');
const botao = (name: string) => nova.getByRole('button', { name });
const email = nova.getByRole('textbox', { name: 'E-mail' });

async function preencher(): Promise<void> {
  await nova.getByRole('textbox', { name: 'Nome' }).fill('Otília Prado');
  await email.fill('otilia@dominio.demo');
  await nova.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: 'Consultor' }).click();
}

describe('a new person', () => {
  it('is opened by the button of the register; what is missing is said at its field', async () => {
    const { criar } = responderUsuarios();
    await abrirPagina('/gerenciar-usuarios');
    await page.getByRole('button', { name: 'Novo usuário' }).click();
    await botao('Enviar convite').click();
    await expect.element(nova.getByText('Escolha o grupo.')).toBeVisible();
    expect(criar.pedidos).toEqual([]);
  });

  it('whose e-mail is taken: it is said at the field before anything is sent', async () => {
    const { criar } = responderUsuarios();
    const frase = TEXTOS_DO_USUARIO.emailEmUso;
    responder(cadastroDeUsuariosEndpoints.validarEmail, { disponivel: false, message: frase });
    await abrirPagina(NOVO);
    await email.fill('gestor@dominio.demo');
    await expect.element(nova.getByText(frase)).toBeVisible();
    expect(criar.pedidos).toEqual([]);
  });

  it('AD-24 is invited, and the drawer closes', async () => {
    const { criar } = responderUsuarios();
    await abrirPagina(NOVO);
    await preencher();
    await botao('Enviar convite').click();
    await expect.element(page.getByText('Otília Prado tem 72 horas para aceitar.')).toBeVisible();
    await expect.element(nova).not.toBeInTheDocument();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      { nome: 'Otília Prado', email: 'otilia@dominio.demo', grupo_id: 4, enviar_convite: true },
    ]);
  });

  it('is entered on a phone: nothing is wider than the window, and axe has no complaint', async () => {
    responderUsuarios();
    await page.viewport(375, 1_600);
    await abrirPagina(NOVO);
    await expect.element(botao('Enviar convite')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

describe('the clients of a new person', () => {
  const clientes = nova.getByRole('combobox', { name: 'Clientes' });
  const escolhidos = nova.getByRole('list', { name: 'Clientes: escolhidos' });
  const DOIS = {
    clientes: [
      { id: 31, nome: 'Padaria Aurora' },
      { id: 32, nome: 'Mercado Boreal' },
    ],
  };

  async function escolher(...teclas: string[]) {
    const cadastro = responderUsuarios([umUsuario()], DOIS);
    await abrirPagina(NOVO);
    await preencher();
    await clientes.click();
    for (const tecla of teclas) await userEvent.keyboard(`${tecla}{Enter}`);
    return cadastro;
  }

  it('AD-24 AD-28 are found and taken by keys, and linked with the record', async () => {
    const { criar } = await escolher('aur', 'boreal');
    await expect.element(escolhidos.getByRole('listitem')).toHaveLength(2);
    await botao('Enviar convite').click();
    await expect.element(nova).not.toBeInTheDocument();
    expect(criar.pedidos.map(({ body }) => body.cliente_ids)).toEqual([[31, 32]]);
  });

  it('are offered once, and again after they are taken out', async () => {
    await escolher('aur');
    await userEvent.keyboard('aurora');
    await expect.element(nova.getByText('Nenhum cliente encontrado.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await escolhidos.getByRole('button', { name: 'Remover Padaria Aurora' }).click();
    await expect.element(escolhidos).not.toBeInTheDocument();
    await expect.element(clientes).toHaveFocus();
    await userEvent.keyboard('aurora');
    await expect.element(page.getByRole('option', { name: 'Padaria Aurora' })).toBeVisible();
  });

  it('that are refused are told at their field, and stay chosen', async () => {
    await escolher('aur');
    const mensagem = 'Clientes não encontrados: 31.';
    responder(cadastroDeUsuariosEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', mensagem, { campos: [{ campo: 'cliente_ids', mensagem }] }),
    );
    await botao('Enviar convite').click();
    await expect.element(clientes).toHaveAccessibleDescription(mensagem);
    await expect.element(clientes).toHaveFocus();
    await expect.element(escolhidos.getByText('Padaria Aurora')).toBeVisible();
  });

  it('are not asked for of a client’s person, nor sent', async () => {
    const { criar } = await escolher('aur');
    await nova.getByRole('combobox', { name: 'Grupo' }).click();
    await page.getByRole('option', { name: 'Cliente' }).click();
    await expect.element(clientes).not.toBeInTheDocument();
    await nova.getByRole('combobox', { name: 'Empresa' }).click();
    await page.getByRole('option', { name: 'Mercado Boreal' }).click();
    await botao('Enviar convite').click();
    await expect.element(nova).not.toBeInTheDocument();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([{ client_id: 32 }]);
    expect(criar.pedidos[0]?.body).not.toHaveProperty('cliente_ids');
  });

  it('are chosen without anything axe complains of', async () => {
    await escolher('aur', 'boreal');
    await expect.element(escolhidos.getByRole('listitem')).toHaveLength(2);
    await semViolacoes();
  });
});

describe('a person without an invitation', () => {
  const SENHA = 'girafa-nova-42';
  const mostrada = page.getByRole('dialog', { name: 'Senha temporária' });

  async function cadastrar() {
    const cadastro = responderUsuarios();
    const criar = responder(cadastroDeUsuariosEndpoints.criar, {
      success: true,
      message: '',
      usuario: umUsuario({ id: 41, nome: 'Otília Prado' }),
      nova_senha: SENHA,
      expira_em: '2026-08-13T13:00:00Z',
    });
    await abrirPagina(NOVO);
    await preencher();
    await nova.getByRole('switch', { name: 'Enviar o convite por e-mail' }).click();
    await botao('Criar e gerar senha').click();
    await expect.element(mostrada).toBeVisible();
    return { ...cadastro, criar };
  }

  it('AD-24 gets a password, shown once and gone with its dialog and the drawer', async () => {
    const { criar } = await cadastrar();
    await expect
      .element(mostrada.getByRole('status', { name: 'Senha temporária' }))
      .toHaveTextContent(SENHA);
    await expect.element(mostrada.getByRole('button', { name: 'Copiar senha' })).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body.enviar_convite)).toEqual([false]);
    await mostrada.getByRole('button', { name: 'Concluir' }).click();
    await expect.element(nova).not.toBeInTheDocument();
    await expect.element(page.getByText(SENHA)).not.toBeInTheDocument();
  });

  it('is shown the password without anything axe complains of', async () => {
    await cadastrar();
    await semViolacoes();
  });
});

describe('the access of somebody', () => {
  const gaveta = painel('Camila Duarte');
  const { acoes } = umUsuario();

  const suspenso = {
    situacao: 'suspenso',
    acoes: { ...acoes, suspender: false, reativar: true },
  } as const;
  const feito = { success: true, message: '' } as const;

  it('AD-24 is taken away after a question', async () => {
    const { usuarios } = responderUsuarios();
    responder(cadastroDeUsuariosEndpoints.suspender, () => {
      usuarios.mudar(21, suspenso);
      return feito;
    });
    await abrirPagina('/gerenciar-usuarios?usuario=21');
    await expect.element(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
    await escolherAcao(gaveta, 'Suspender');
    const pergunta = page.getByRole('dialog', { name: 'Suspender o acesso?' });
    await pergunta.getByRole('button', { name: 'Suspender' }).click();
    await expect.element(gaveta.getByText('Suspenso', { exact: true })).toBeVisible();
  });

  it('AD-24 is given back without a question', async () => {
    const { usuarios } = responderUsuarios([umUsuario(suspenso)]);
    responder(cadastroDeUsuariosEndpoints.reativar, () => {
      usuarios.mudar(21, { situacao: 'ativo', acoes });
      return feito;
    });
    await abrirPagina('/gerenciar-usuarios?usuario=21');
    await expect.element(gaveta.getByText('Suspenso', { exact: true })).toBeVisible();
    await escolherAcao(gaveta, 'Reativar');
    await expect.element(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
  });
});
