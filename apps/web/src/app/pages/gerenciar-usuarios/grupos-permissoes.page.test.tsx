import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import {
  CATALOGO,
  idDaPermissao,
  responderGrupos,
  responderPermissoes,
  umGrupo,
} from '../../../../test/pagina/registros/grupo.ts';
import { responderUsuarios } from '../../../../test/pagina/registros/usuario.ts';
import { teclar } from '../../../../test/pagina/teclado.ts';

const ABERTO = '/gerenciar-usuarios?aba=grupos&grupo=9';
const VER = idDaPermissao('agenda:visualizar');
const CRIAR = idDaPermissao('agenda:criar');

const gaveta = painel('Recepção');
const botao = (name: string) => gaveta.getByRole('button', { name });
const status = gaveta.getByRole('status');
const ver = gaveta.getByRole('checkbox', { name: 'Agenda: visualizar' });
const criar = gaveta.getByRole('checkbox', { name: 'Agenda: criar' });

function responderRecepcao(...ids: readonly number[]) {
  responderPermissoes();
  return responderGrupos([umGrupo()], {
    permissoes: CATALOGO.filter(({ id }) => ids.includes(id)),
  });
}

describe('what a group may do', () => {
  async function marcarDuas(): Promise<void> {
    await abrirPagina(ABERTO);
    await teclar(ver, ' ');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(criar).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(status).toHaveTextContent('+2');
  }

  it('AD-39 is marked by the keyboard, and told before it is saved', async () => {
    responderRecepcao();
    await marcarDuas();
    await expect
      .element(gaveta.getByText('Entram: Agenda: visualizar, Agenda: criar.'))
      .toBeVisible();
  });

  it('is marked without anything axe complains of', async () => {
    responderRecepcao();
    await marcarDuas();
    await semViolacoes();
  });

  it('AD-39 is not lost by Escape, and is saved', async () => {
    const { gravarPermissoes } = responderRecepcao();
    await marcarDuas();
    await userEvent.keyboard('{Escape}');
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await botao('Salvar permissões').click();
    await expect.element(page.getByText('Permissões salvas')).toBeVisible();
    expect(gravarPermissoes.pedidos.map(({ body }) => body)).toEqual([
      { permissao_ids: [VER, CRIAR], versao: 1 },
    ]);
  });

  it('AD-39 is marked after a reload as it was saved', async () => {
    responderRecepcao();
    await marcarDuas();
    await botao('Salvar permissões').click();
    await expect.element(page.getByText('Permissões salvas')).toBeVisible();
    await recarregar();
    await expect.element(ver).toBeChecked();
    await expect.element(criar).toBeChecked();
  });

  it('what is taken away is told, and comes back by Desfazer', async () => {
    responderRecepcao(VER, CRIAR);
    await abrirPagina(ABERTO);
    await ver.click();
    await expect.element(status).toHaveTextContent('−1');
    await botao('Desfazer').click();
    await expect.element(ver).toBeChecked();
  });

  describe('on a phone', () => {
    const agenda = gaveta.getByRole('group', { name: 'Agenda', exact: true });

    it('is a list for each module, no wider than the window', async () => {
      responderRecepcao(VER, CRIAR);
      await page.viewport(375, 760);
      await abrirPagina(ABERTO);
      await expect.element(agenda.getByRole('checkbox', { name: 'criar' })).toBeChecked();
      await semRolagemLateral();
    });

    it('is listed without anything axe complains of', async () => {
      responderRecepcao(VER, CRIAR);
      await page.viewport(375, 760);
      await abrirPagina(ABERTO);
      await expect.element(agenda.getByRole('checkbox', { name: 'criar' })).toBeVisible();
      await semViolacoes();
    });
  });
});

describe('which clients the people of a group see', () => {
  const CLIENTES = [
    { id: 31, nome: 'Padaria Aurora' },
    { id: 32, nome: 'Aurora Tecidos' },
  ];

  async function escolher() {
    responderUsuarios([], { clientes: CLIENTES });
    const grupos = responderRecepcao();
    await page.viewport(375, 760);
    await abrirPagina(`${ABERTO}&parte=clientes`);
    await gaveta.getByRole('radio', { name: 'Clientes do time e vinculados' }).click();
    await gaveta.getByRole('checkbox').first().click();
    await expect.element(status).toHaveTextContent('+1');
    return grupos;
  }

  it('AD-40 is chosen and saved on a phone, no wider than the window', async () => {
    const { gravarClientes } = await escolher();
    await semRolagemLateral();
    await botao('Salvar clientes').click();
    await expect.element(page.getByText('Clientes do grupo salvos')).toBeVisible();
    expect(gravarClientes.pedidos.map(({ body }) => body)).toMatchObject([
      { can_see_team_clients: true, can_see_all_clients: false, cliente_ids: [31], versao: 1 },
    ]);
  });

  it('AD-40 are chosen after a reload as they were saved', async () => {
    await escolher();
    await botao('Salvar clientes').click();
    await expect.element(page.getByText('Clientes do grupo salvos')).toBeVisible();
    await recarregar();
    await expect.element(gaveta.getByRole('checkbox').first()).toBeChecked();
    await expect
      .element(gaveta.getByRole('radio', { name: 'Clientes do time e vinculados' }))
      .toBeChecked();
  });

  it('is chosen on a phone without anything axe complains of', async () => {
    await escolher();
    // At the end of the list, where no box lies half under the bar, as small as what is left of it.
    const no = gaveta.element();
    no.scrollTo(0, no.scrollHeight);
    await semViolacoes();
  });
});
