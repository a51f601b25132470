import { notificacoesConfiguracaoEndpoints as endpoints } from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import {
  responderMatriz,
  umEvento,
} from '../../../test/pagina/registros/preferencias-de-notificacao.ts';

const quem = umaPessoa({ grupo: 'consultor', permissoes: [] });
const contrato = umEvento({
  event_type: 'contrato_status',
  name: 'Contrato com outra situação',
  category: 'contratos',
  aceita_grupos: true,
});
const botao = (nome: string) => page.getByRole('button', { name: nome, exact: true });
const abridor = botao('Avisar também: Contrato com outra situação');
const dialogo = page.getByRole('dialog');

async function abrir() {
  const matriz = responderMatriz([umEvento(), contrato]);
  await abrirPagina('/configuracoes/notificacoes', { quem });
  await expect.element(abridor).toBeVisible();
  return matriz;
}

describe('NO-16, NO-41: the groups that are told too of what one does', () => {
  it('are chosen of an event, whole or in part, and of those alone that can be told to them', async () => {
    const { configurar } = await abrir();
    await expect.element(botao('Avisar também: Novo agendamento criado')).not.toBeInTheDocument();
    await abridor.click();
    await dialogo.getByRole('combobox', { name: 'Grupos' }).fill('folha');
    await userEvent.keyboard('{Enter}');
    await dialogo.getByRole('switch', { name: 'Todas as pessoas de cada grupo' }).click();
    await botao('Salvar grupos').click();
    await expect.element(page.getByText('Grupos salvos')).toBeVisible();
    expect(configurar.pedidos.map(({ params, body }) => [params.eventType, body])).toEqual([
      ['contrato_status', { groups: [4], notify_entire_group: true }],
    ]);
    await expect.element(abridor).toMatchTextContent('Avisar também: 1 grupo');
  });

  it('stay as they were chosen where one of them is gone, with the reason', async () => {
    await abrir();
    const mensagem = 'Grupo não encontrado: 4.';
    responder(endpoints.configurar, () =>
      recusar('DADOS_INVALIDOS', mensagem, { campos: [{ campo: 'groups', mensagem }] }),
    );
    await abridor.click();
    await dialogo.getByRole('combobox', { name: 'Grupos' }).fill('folha');
    await userEvent.keyboard('{Enter}');
    await botao('Salvar grupos').click();
    await expect.element(dialogo.getByText(mensagem)).toBeVisible();
    await expect.element(botao('Remover Folha')).toBeVisible();
  });

  it.each([1440, 375])('are drawn %i wide without anything axe complains of', async (largura) => {
    // So high that nothing is scrolled: axe measures what the top bar half covers as too small.
    await page.viewport(largura, 2_000);
    await abrir();
    await abridor.click();
    await expect.element(dialogo.getByRole('combobox', { name: 'Grupos' })).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});
