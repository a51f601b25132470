import {
  usuariosDoClienteEndpoints as e,
  type PedidoDoCliente,
  type UsuarioDoCliente,
  type UsuariosDoCliente,
} from '@dominio/contrato/area-cliente-usuarios';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const PAGINA = '/area-cliente/usuarios';
const cliente = { quem: umaPessoa({ grupo: 'cliente' }) };
const main = page.getByRole('main');
const pessoas = main.getByRole('region', { name: 'Pessoas com acesso' });
const esperam = main.getByRole('region', { name: 'Mudanças a confirmar' });
const botao = (name: string) => main.getByRole('button', { name });

const TUDO = { mudar_papeis: true, reenviar: false, retirar: true };
const NADA = { mudar_papeis: false, reenviar: false, retirar: false };

const umUsuario = (mudancas: Partial<UsuarioDoCliente> = {}): UsuarioDoCliente => ({
  id: 71,
  nome: 'Lia Campos',
  email: 'lia@aurora.com.br',
  avatar_url: '/usuarios/71/avatar',
  tem_avatar: false,
  papeis: ['financeiro'],
  acesso: 'ativo',
  ultimo_acesso_em: '2026-08-10T12:00:00.000Z',
  eu: false,
  acoes: TUDO,
  ...mudancas,
});
const EU = umUsuario({
  id: 70,
  nome: 'Ana Reis',
  papeis: ['administrador_cliente'],
  eu: true,
  acoes: { ...TUDO, retirar: false },
});

const umPedido = (mudancas: Partial<PedidoDoCliente> = {}): PedidoDoCliente => ({
  id: 5,
  tipo: 'papeis',
  nome: 'Lia Campos',
  email: 'lia@aurora.com.br',
  papeis: ['aprovador', 'financeiro'],
  autor_nome: 'Ana Reis',
  criado_em: '2026-08-10T12:00:00.000Z',
  acoes: { confirmar: true, recusar: true, cancelar: false },
  ...mudancas,
});

const umaLista = (mudancas: Partial<UsuariosDoCliente> = {}): UsuariosDoCliente => ({
  usuarios: [EU, umUsuario()],
  pedidos: [],
  acoes: { convidar: true },
  ...mudancas,
});

const abrir = async (mudancas: Partial<UsuariosDoCliente> = {}) => {
  responder(e.listar, umaLista(mudancas));
  await abrirPagina(PAGINA, cliente);
};

describe('the people of a company with access', () => {
  it('stand with their roles, the state of their access and when they were last there', async () => {
    const convidado = umUsuario({
      id: 72,
      nome: 'Bento Luz',
      papeis: [],
      acesso: 'convite_pendente',
      ultimo_acesso_em: null,
    });
    await page.viewport(375, 760);
    await abrir({ usuarios: [EU, convidado, umUsuario()] });
    await expect.element(pessoas).toMatchTextContent('Ana Reis (você)');
    await expect.element(pessoas).toMatchTextContent('Administrador do cliente');
    await expect.element(pessoas).toMatchTextContent('Ativo · Último acesso em 10/08/2026');
    await expect.element(pessoas).toMatchTextContent('Sem papelConvite pendente');
    await semRolagemLateral();
    await semViolacoes();
  });

  it('have nothing to be done about for who does not administer them', async () => {
    await abrir({
      usuarios: [umUsuario({ acoes: NADA })],
      acoes: { convidar: false },
    });
    await expect.element(pessoas).toMatchTextContent('Lia Campos');
    expect(main.getByRole('button').elements()).toHaveLength(0);
  });

  it('may be none, and a failure to read them is said with a way to try again', async () => {
    await abrir({ usuarios: [] });
    await expect.element(pessoas).toMatchTextContent('Ninguém da sua empresa tem acesso.');
  });

  it('are said to be missing where they cannot be read', async () => {
    responder(e.listar, () => recusar('ERRO_INTERNO'));
    await abrirPagina(PAGINA, cliente);
    await expect.element(botao('Tentar novamente')).toBeVisible();
  });

  it('are one tap from the area’s start, in the bar that a phone has at the bottom', async () => {
    await page.viewport(375, 760);
    await abrir();
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect
      .element(menu.getByRole('link', { name: 'Usuários' }))
      .toHaveAttribute('aria-current', 'page');
  });
});

describe('an administrator of the company', () => {
  it('invites somebody, by the keyboard alone', async () => {
    const rede = responder(e.convidar, ({ body }) => ({
      ...umaLista({
        usuarios: [EU, umUsuario({ id: 73, nome: body.nome, acesso: 'convite_pendente' })],
      }),
      aguardando: false,
    }));
    await abrir();
    await expect.element(botao('Convidar pessoa')).toBeVisible();
    (botao('Convidar pessoa').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialogo = page.getByRole('dialog', { name: 'Convidar pessoa' });
    await expect.element(dialogo.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.keyboard('Caio Prado{Tab}caio@aurora.com.br{Control>}{Enter}{/Control}');
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(rede.pedidos[0]).toMatchObject({
      body: { nome: 'Caio Prado', email: 'caio@aurora.com.br', papeis: [] },
    });
    await expect.element(page.getByText('Convite enviado')).toBeVisible();
    await expect.element(pessoas).toMatchTextContent('Caio Prado');
  });

  it('is told at the fields what is missing, and keeps what was typed when refused', async () => {
    responder(e.convidar, () => recusar('ESTADO_INVALIDO', 'E-mail já cadastrado.'));
    await abrir();
    await botao('Convidar pessoa').click();
    const dialogo = page.getByRole('dialog', { name: 'Convidar pessoa' });
    const enviar = dialogo.getByRole('button', { name: 'Convidar', exact: true });
    await enviar.click();
    await expect.element(dialogo.getByText('Informe o e-mail.').first()).toBeVisible();
    await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Caio Prado');
    await dialogo.getByRole('textbox', { name: 'E-mail' }).fill('caio@aurora.com.br');
    await semViolacoes();
    await enviar.click();
    await expect.element(dialogo.getByText('E-mail já cadastrado.').first()).toBeVisible();
    await expect.element(dialogo.getByRole('textbox', { name: 'Nome' })).toHaveValue('Caio Prado');
  });

  it('is told before and after that a role of decision waits for a partner', async () => {
    const rede = responder(e.mudarPapeis, () => ({
      ...umaLista({
        pedidos: [umPedido({ acoes: { confirmar: false, recusar: false, cancelar: true } })],
      }),
      aguardando: true,
    }));
    await abrir();
    await botao('Mudar papéis: Lia Campos').click();
    const dialogo = page.getByRole('dialog', { name: 'Papéis: Lia Campos' });
    await expect.element(dialogo.getByRole('checkbox', { name: 'Financeiro' })).toBeChecked();
    await dialogo.getByRole('checkbox', { name: 'Aprovador' }).click();
    await semViolacoes();
    await expect
      .element(dialogo.getByText('Um sócio da sua empresa precisa confirmar estes papéis.'))
      .toBeVisible();
    await dialogo.getByRole('button', { name: 'Salvar papéis' }).click();
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(rede.pedidos[0]).toMatchObject({
      params: { id: 71 },
      body: { papeis: ['aprovador', 'financeiro'] },
    });
    await expect
      .element(esperam)
      .toMatchTextContent('Mudar os papéis de Lia Campos: Aprovador, Financeiro');
    await expect.element(botao('Cancelar pedido: Mudar os papéis de Lia Campos')).toBeVisible();
  });

  it('ends somebody’s access once asked, and not by a stray Enter', async () => {
    const rede = responder(e.retirar, () => ({
      ...umaLista({ usuarios: [EU] }),
      aguardando: false,
    }));
    await abrir();
    await botao('Retirar acesso: Lia Campos').click();
    const pergunta = page.getByRole('dialog', { name: 'Retirar o acesso de Lia Campos?' });
    await expect.element(pergunta.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await semViolacoes();
    await userEvent.keyboard('{Enter}');
    expect(rede.pedidos).toHaveLength(0);
    await botao('Retirar acesso: Lia Campos').click();
    await pergunta.getByRole('button', { name: 'Retirar acesso' }).click();
    await expect.element(page.getByText('Acesso retirado')).toBeVisible();
    expect(rede.pedidos[0]).toMatchObject({ params: { id: 71 } });
    expect(pessoas.getByText('Lia Campos').elements()).toHaveLength(0);
  });

  it('sends an invitation that nobody accepted again', async () => {
    const rede = responder(e.reenviar, () => ({ ...umaLista(), aguardando: false }));
    await abrir({
      usuarios: [EU, umUsuario({ acesso: 'convite_vencido', acoes: { ...TUDO, reenviar: true } })],
    });
    await botao('Reenviar convite: Lia Campos').click();
    await expect.element(page.getByText('Convite reenviado')).toBeVisible();
    expect(rede.pedidos[0]).toMatchObject({ params: { id: 71 } });
  });
});

describe('a partner of the company', () => {
  it('confirms or refuses what waits, at 375 px too', async () => {
    await page.viewport(375, 760);
    const outro = umPedido({
      id: 6,
      tipo: 'convite',
      nome: 'Gil Matos de Albuquerque Cavalcanti',
      email: 'gil.matos.de.albuquerque.cavalcanti@padaria-aurora-do-bairro.com.br',
      papeis: ['socio'],
    });
    const confirmados = responder(e.confirmar, () => ({
      ...umaLista({ pedidos: [outro] }),
      aguardando: false,
    }));
    const recusados = responder(e.descartar, () => ({ ...umaLista(), aguardando: false }));
    await abrir({ pedidos: [umPedido(), outro] });
    await expect.element(esperam).toMatchTextContent('Aguardando confirmação de um sócio');
    await semRolagemLateral();
    await semViolacoes();
    await botao('Confirmar: Mudar os papéis de Lia Campos').click();
    await expect.element(page.getByText('Pedido confirmado')).toBeVisible();
    expect(confirmados.pedidos[0]).toMatchObject({ params: { id: 5 } });
    await botao('Recusar: Convidar Gil').click();
    await expect.element(page.getByText('Pedido recusado')).toBeVisible();
    expect(recusados.pedidos[0]).toMatchObject({ params: { id: 6 } });
    await expect.element(esperam).not.toBeInTheDocument();
  });
});
