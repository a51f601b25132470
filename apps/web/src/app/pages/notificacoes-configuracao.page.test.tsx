import {
  notificacoesConfiguracaoEndpoints as endpoints,
  TEXTOS_DA_CONFIGURACAO as T,
} from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderIntegracoes } from '../../../test/pagina/registros/configuracoes.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import {
  responderMatriz,
  umEvento,
} from '../../../test/pagina/registros/preferencias-de-notificacao.ts';

const PAGINA = '/configuracoes/notificacoes';
/** Somebody without any permission: the page is everybody's. */
const quem = umaPessoa({ grupo: 'consultor', permissoes: [] });

const criado = umEvento();
const conflito = umEvento({
  event_type: 'agendamento_conflito',
  name: 'Conflito de Horário',
  description: 'Alguém marcou outro agendamento no mesmo horário de um seu.',
  email_notification: true,
  padrao: { system_notification: true, email_notification: true, push_notification: true },
  decididos: ['push_notification'],
});
const vencimento = umEvento({
  event_type: 'vencimento_proximo',
  name: 'Contrato perto do vencimento',
  category: 'contratos',
});
const senha = umEvento({
  event_type: 'senha_resetada',
  name: 'Senha redefinida',
  category: 'administracao',
  email_notification: true,
  bloqueado: true,
});

const chave = (nome: string) => page.getByRole('switch', { name: nome, exact: true });
/** At its place: what is drawn of a switch lies over its input, whose label it is. */
const apertar = (nome: string) => chave(nome).click({ force: true });
const caixa = (nome: string) => page.getByRole('checkbox', { name: nome, exact: true });
const botao = (nome: string) => page.getByRole('button', { name: nome, exact: true });
const desfazer = botao('Desfazer');
const parte = page.getByRole('region', { name: 'Minhas notificações' });

async function abrir(eventos = [criado, conflito, vencimento, senha], endereco = PAGINA) {
  const matriz = responderMatriz(eventos);
  await abrirPagina(endereco, { quem });
  await expect.element(parte.getByRole('switch').first()).toBeVisible();
  return matriz;
}

describe('NO-11, NO-40: the matrix of what one is told of', () => {
  it('has each event under its category, by the bell, e-mail and push, with when it is told', async () => {
    await abrir();
    await expect
      .element(parte.getByRole('rowheader', { name: /^Conflito/ }))
      .toMatchTextContent(conflito.description);
    await expect.element(chave('Sino: Conflito de Horário')).toBeChecked();
    await expect.element(chave('E-mail: Conflito de Horário')).toBeChecked();
    await expect.element(chave('Push: Conflito de Horário')).not.toBeChecked();
    const cabecas = [...parte.element().querySelectorAll('tbody th')];
    expect(cabecas.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'AgendaRestaurar padrão',
      criado.name,
      conflito.name,
      'Clientes e contratos',
      vencimento.name,
      'Administração',
      senha.name,
    ]);
  });

  it('is found by the search, also from the address', async () => {
    await abrir(undefined, `${PAGINA}?termo=conflito`);
    await expect.element(chave('Sino: Conflito de Horário')).toBeVisible();
    await expect.element(chave('Sino: Novo agendamento criado')).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Buscar evento' }).fill('folha de pagamento');
    await expect
      .element(page.getByText('Nenhum evento encontrado para "folha de pagamento".'))
      .toBeVisible();
  });

  it('says that it could not be read, and is asked for again', async () => {
    responderMatriz();
    responder(endpoints.configuracoes, () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.'), {
      umaVez: true,
    });
    await abrirPagina(PAGINA, { quem });
    await expect.element(page.getByText('Vá devagar.')).toBeVisible();
    await botao('Tentar novamente').click();
    await expect.element(chave('Sino: Novo agendamento criado')).toBeVisible();
  });

  it('is reached by its card of the settings', async () => {
    responderMatriz();
    responderIntegracoes();
    await abrirPagina('/configuracoes?termo=notifica', {
      quem: umaPessoa({ permissoes: ['configuracoes:visualizar'] }),
      esperar: false,
    });
    await page.getByRole('link', { name: 'Notificações' }).first().click();
    await expect.element(chave('Sino: Novo agendamento criado')).toBeVisible();
  });
});

describe('NO-16, NO-41: one choice', () => {
  it('is saved as it is made, that field alone, and undone', async () => {
    const { configurar } = await abrir();
    await apertar('E-mail: Novo agendamento criado');
    await expect.element(page.getByText('E-mail ligado')).toBeVisible();
    expect(configurar.pedidos.map(({ params, body }) => [params, body])).toEqual([
      [{ userId: quem.usuario.id, eventType: 'agendamento_criado' }, { email_notification: true }],
    ]);
    await desfazer.click();
    await expect.element(chave('E-mail: Novo agendamento criado')).not.toBeChecked();
    // As it was: undecided, so that later rules of the firm count.
    await expect.poll(() => configurar.pedidos.at(-1)?.body).toEqual({ email_notification: null });
    await expect
      .element(botao('Restaurar padrão: Novo agendamento criado'))
      .not.toBeInTheDocument();
  });

  it('shows before the answer, by the keyboard', async () => {
    await abrir();
    const presas = segurar(endpoints.configurar);
    chave('Push: Conflito de Horário').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(chave('Push: Conflito de Horário')).toBeChecked();
    presas.soltar();
    await expect.element(page.getByText('Push ligado')).toBeVisible();
  });

  it('that follows another before its answer is sent after it, and both stay', async () => {
    const { configurar } = await abrir();
    const presas = segurar(endpoints.configurar);
    await apertar('E-mail: Novo agendamento criado');
    await apertar('E-mail: Novo agendamento criado');
    await expect.poll(() => presas.presas).toBe(1);
    presas.soltar();
    await expect.poll(() => configurar.pedidos.length).toBe(2);
    expect(configurar.pedidos.map(({ body }) => body.email_notification)).toEqual([true, false]);
    await expect.element(chave('E-mail: Novo agendamento criado')).not.toBeChecked();
  });

  it('that is refused stands as before, with the reason; what was locked meanwhile is read again', async () => {
    const { mudar } = await abrir();
    responder(endpoints.configurar, () => {
      mudar('agendamento_criado', { bloqueado: true });
      return recusar('ESTADO_INVALIDO', T.bloqueado);
    });
    await apertar('E-mail: Novo agendamento criado');
    await expect.element(page.getByText('Erro ao salvar a escolha')).toBeVisible();
    await expect.element(chave('E-mail: Novo agendamento criado')).not.toBeChecked();
    await expect.element(chave('E-mail: Novo agendamento criado')).toBeDisabled();
  });

  it('that an administrator made is shown as such, and cannot be changed', async () => {
    await abrir();
    await expect.element(chave('E-mail: Senha redefinida')).toBeChecked();
    await expect.element(chave('E-mail: Senha redefinida')).toBeDisabled();
    await expect
      .element(parte.getByRole('rowheader', { name: /^Senha/ }))
      .toMatchTextContent(T.bloqueado);
  });

  it('is given back to the default of its event', async () => {
    const { configurar } = await abrir();
    await expect
      .element(botao('Restaurar padrão: Novo agendamento criado'))
      .not.toBeInTheDocument();
    await botao('Restaurar padrão: Conflito de Horário').click();
    await expect.element(chave('Push: Conflito de Horário')).toBeChecked();
    await expect
      .poll(() => configurar.pedidos.map(({ body }) => body))
      .toEqual([{ push_notification: null }]);
    await expect.element(botao('Restaurar padrão: Conflito de Horário')).not.toBeInTheDocument();
    // Undone, it is the choice that it was.
    await desfazer.click();
    await expect.element(chave('Push: Conflito de Horário')).not.toBeChecked();
    await expect.poll(() => configurar.pedidos.at(-1)?.body).toEqual({ push_notification: false });
  });
});

describe('NO-55: several choices at once', () => {
  it('are those of a category by one way, saved all or none, and undone', async () => {
    const { salvar } = await abrir();
    await expect.element(caixa('E-mail, todos: Agenda')).toBePartiallyChecked();
    await caixa('E-mail, todos: Agenda').click();
    await expect.element(caixa('E-mail, todos: Agenda')).toBeChecked();
    await caixa('E-mail, todos: Agenda').click();
    await expect.element(chave('E-mail: Conflito de Horário')).not.toBeChecked();
    await expect.poll(() => salvar.pedidos.length).toBe(1);
    expect(salvar.pedidos[0]?.body.configurations).toEqual([
      { event_type: 'agendamento_criado', email_notification: false },
      { event_type: 'agendamento_conflito', email_notification: false },
    ]);
    // That of the first, where it was said in between, is on its way out.
    await expect.poll(() => desfazer.elements().length).toBe(1);
    await desfazer.click();
    await expect.element(caixa('E-mail, todos: Agenda')).toBeChecked();
  });

  it('are a whole column, but for what an administrator decided', async () => {
    const { salvar } = await abrir();
    await caixa('Push, todos: todos os eventos').click();
    await expect.element(page.getByText('3 eventos')).toBeVisible();
    expect(salvar.pedidos[0]?.body.configurations.map(({ event_type }) => event_type)).toEqual([
      'agendamento_criado',
      'agendamento_conflito',
      'vencimento_proximo',
    ]);
    await expect.element(chave('Push: Senha redefinida')).not.toBeChecked();
    await expect.element(caixa('Push, todos: Administração')).not.toBeInTheDocument();
  });

  it('go back to the default of a category', async () => {
    await abrir([
      { ...criado, push_notification: true, decididos: ['push_notification'] },
      conflito,
    ]);
    await botao('Restaurar padrão: Agenda').click();
    await expect.element(chave('Push: Novo agendamento criado')).not.toBeChecked();
    await expect.element(chave('Push: Conflito de Horário')).toBeChecked();
  });

  it('that are refused stand as before', async () => {
    await abrir();
    responder(endpoints.salvar, () => recusar('ESTADO_INVALIDO', T.bloqueado));
    await caixa('Push, todos: Agenda').click();
    await expect.element(page.getByText('Erro ao salvar a escolha')).toBeVisible();
    await expect.element(chave('Push: Novo agendamento criado')).not.toBeChecked();
  });
});

describe('the matrix is drawn', () => {
  it.each([1440, 768])('%i wide without anything axe complains of', async (largura) => {
    await page.viewport(largura, 900);
    await abrir();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('on a phone as cards, each switch beside the name of its way', async () => {
    await page.viewport(375, 760);
    await abrir();
    await expect.element(parte.getByRole('table')).not.toBeInTheDocument();
    // Not at its place whatever lies there: the bar at the foot may.
    await chave('Push: Conflito de Horário').click();
    await expect.element(chave('Push: Conflito de Horário')).toBeChecked();
    await semRolagemLateral();
    await semViolacoes();
  });
});
