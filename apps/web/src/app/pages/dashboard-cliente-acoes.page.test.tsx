import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { rodape } from '@dominio/contrato/paginacao';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gaveta } from '../../../test/pagina/agenda.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderAgenda, umAgendamento } from '../../../test/pagina/registros/agendamento.ts';
import { umCliente } from '../../../test/pagina/registros/cliente.ts';
import {
  abrirPainel,
  cartao,
  responderPainelCheio,
  responderPainelVazio,
} from '../../../test/pagina/registros/painel-do-cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

describe('quick actions', () => {
  it('are offered to whoever may, and lead to their forms', async () => {
    responderPainelVazio();
    await abrirPainel();
    const destinos = [
      ['Agendar', '/agenda?novo=1'],
      ['Novo contato', '/contatos-importantes?novo=1'],
      ['Novo contrato', '/contrato-form'],
    ] as const;
    for (const [nome, para] of destinos) {
      await expect
        .element(page.getByRole('main').getByRole('link', { name: nome, exact: true }))
        .toHaveAttribute('href', para);
    }
  });

  it.each(['encerrado', 'inativo'] as const)(
    'of a client that is %s begin nothing anew: a note, a contact and the papers stay',
    async (arquivado) => {
      responderPainelCheio([umCliente({ situacao: arquivado, arquivado })]);
      await abrirPainel();
      const acao = (nome: string) =>
        page.getByRole('main').getByRole('link', { name: nome, exact: true });
      await expect.element(page.getByRole('region', { name: 'Situação do cliente' })).toBeVisible();
      await expect.element(acao('Agendar')).not.toBeInTheDocument();
      await expect.element(acao('Novo contrato')).not.toBeInTheDocument();
      await expect.element(acao('Novo contato')).toBeVisible();
      await expect.element(acao('Dossiê')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Nota', exact: true })).toBeVisible();
    },
  );

  it('come back to the panel once the appointment is booked', async () => {
    responderPainelVazio();
    const { criar } = responderAgenda();
    responder(agendamentosEndpoints.listar, ({ query }) => {
      const marcados = criar.pedidos.map(({ body }) => umAgendamento({ titulo: body.titulo }));
      return { agendamentos: marcados, ...rodape(marcados.length, query) };
    });
    await abrirPainel();
    await page.getByRole('main').getByRole('link', { name: 'Agendar', exact: true }).click();
    const novo = gaveta('Novo agendamento');
    await expect.element(novo.getByRole('textbox', { name: 'Título' })).toHaveFocus();
    await userEvent.keyboard('Alinhamento{Enter}');
    await expect.poll(() => location.pathname).toBe('/dashboard-cliente');
    await expect
      .element(
        cartao('Agendamentos')
          .getByRole('link', { name: /^Alinhamento/ })
          .first(),
      )
      .toBeVisible();
  });

  it('come back to the panel as the form is left, with a way to go on with it', async () => {
    responderPainelVazio();
    responderAgenda();
    await abrirPainel();
    await page.getByRole('main').getByRole('link', { name: 'Agendar', exact: true }).click();
    const titulo = gaveta('Novo agendamento').getByRole('textbox', { name: 'Título' });
    await expect.element(titulo).toHaveFocus();
    await userEvent.keyboard('Alinhamento');
    await gaveta('Novo agendamento').getByRole('button', { name: 'Cancelar' }).click();
    await expect.poll(() => location.pathname).toBe('/dashboard-cliente');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(titulo).toHaveValue('Alinhamento');
    expect(location.pathname).toBe('/agenda');
  });

  it('are a note and printing alone for whoever has the panel alone', async () => {
    responderPainelVazio();
    await abrirPainel({ quem: umaPessoa({ permissoes: ['painel_cliente:visualizar'] }) });
    await expect.element(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Nota', exact: true })).toBeVisible();
    for (const nome of ['Agendar', 'Novo contato', 'Novo contrato']) {
      await expect
        .element(page.getByRole('main').getByRole('link', { name: nome, exact: true }))
        .not.toBeInTheDocument();
    }
  });
});
