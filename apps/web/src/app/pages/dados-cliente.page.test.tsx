import { clientesEndpoints } from '@dominio/contrato/clientes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { descoberto, semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderAcesso } from '../../../test/pagina/registros/acesso.ts';
import { responderAgendaVazia } from '../../../test/pagina/registros/agenda-vazia.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes } from '../../../test/pagina/registros/time.ts';

const ABERTA = '/dados-cliente?cliente_id=31';
const segmento = page.getByRole('textbox', { name: 'Segmento' });
const salvar = page.getByRole('button', { name: 'Salvar cliente' });

describe('the record of the selected client', () => {
  it('asks for a client where none is selected', async () => {
    responderClientes();
    await abrirPagina('/dados-cliente');
    await expect
      .element(page.getByText('Selecione um cliente para ver esta página.'))
      .toBeVisible();
    await semViolacoes();
  });

  it('is changed on a phone, where saving stays in sight and nothing is wider than the window', async () => {
    const { atualizar } = responderClientes();
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await segmento.fill('Comércio de tecidos');
    window.scrollTo(0, 0);
    await descoberto(salvar);
    await semRolagemLateral();
    await salvar.click();
    await expect.element(page.getByText('Cliente salvo')).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      { segmento: 'Comércio de tecidos', versao: 1 },
    ]);
    await recarregar();
    await expect.element(segmento).toHaveValue('Comércio de tecidos');
  });

  it('has nothing that axe complains of on a phone', async () => {
    responderClientes();
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await segmento.fill('Comércio de tecidos');
    await semViolacoes();
  });

  it('keeps what was typed when the version is stale, and gives it up for the newer one', async () => {
    const { clientes } = responderClientes([umCliente({ segmento: 'Comércio de tecidos' })]);
    responder(clientesEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'));
    await abrirPagina(ABERTA);
    await segmento.fill('Outro');
    clientes.mudar(31, { site: 'exemplo.com.br' });
    await salvar.click();
    await expect.element(page.getByText(/foi alterado por outra pessoa/)).toBeVisible();
    await expect.element(segmento).toHaveValue('Outro');
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Site' })).toHaveValue('exemplo.com.br');
    await expect.element(segmento).toHaveValue('Comércio de tecidos');
  });

  it('has nothing left to lose once it was saved', async () => {
    responderClientes();
    responderAgendaVazia();
    await abrirPagina(ABERTA);
    const perguntado = () => {
      const saida = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(saida);
      return saida.defaultPrevented;
    };
    await segmento.fill('Comércio');
    expect(perguntado()).toBe(true);
    await salvar.click();
    await expect.element(page.getByText('Cliente salvo')).toBeVisible();
    await expect.poll(perguntado).toBe(false);
    await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
    await expect.poll(() => location.pathname).toBe('/agenda');
  });
});

describe('who sees a client', () => {
  const dialogo = page.getByRole('dialog', { name: 'Acesso: Padaria Aurora' });

  beforeEach(async () => {
    responderClientes();
    responderAcesso(umaPessoa().usuario.id);
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await page.getByRole('button', { name: 'Quem vê este cliente?' }).click();
    await expect
      .element(dialogo.getByRole('heading', { name: 'Por que você vê isto?' }))
      .toBeVisible();
    await expect.element(dialogo.getByText(/É do grupo Administrador/).first()).toBeVisible();
    await dialogo.getByText('Todas as pessoas com este acesso').click();
    await expect.element(dialogo.getByText(/pessoas têm este acesso/)).toBeVisible();
  });

  it('is told with the reasons, and Escape closes it', async () => {
    await semRolagemLateral();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogo).not.toBeInTheDocument();
  });

  it('is told without anything axe complains of', async () => {
    await semViolacoes();
  });
});

describe('who sees a page, asked from the search', () => {
  const dialogo = page.getByRole('dialog', { name: 'Acesso: Times' });

  beforeEach(async () => {
    responderTimes([]);
    responderBusca({});
    responderAcesso(umaPessoa().usuario.id);
    await abrirPagina('/times');
    await page.getByRole('combobox', { name: 'Buscar' }).fill('quem vê');
    await page.getByRole('option', { name: /Quem vê esta página/ }).click();
    await expect.element(dialogo.getByText('permitido', { exact: true })).toBeVisible();
  });

  it('is told of oneself and of somebody who does not, with what is missing', async () => {
    await dialogo.getByRole('combobox', { name: 'E outra pessoa?' }).fill('cliente@dominio');
    await page.getByRole('option').first().click();
    await expect.element(dialogo.getByText('não permitido')).toBeVisible();
    await expect.element(dialogo.getByText('Ser da equipe do escritório')).toBeVisible();
    await semViolacoes();
  });
});
