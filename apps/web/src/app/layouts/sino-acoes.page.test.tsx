import { notificacoesAcoesEndpoints } from '@dominio/contrato/notificacoes-acoes';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responder } from '../../../test/pagina/rede.ts';
import {
  responderListaDeNotificacoes,
  umaNotificacao,
} from '../../../test/pagina/registros/notificacao.ts';
import { teclar } from '../../../test/pagina/teclado.ts';
import { comToque } from '../../../test/pagina/toque.ts';

const sino = page.getByRole('button', { name: /^Notificações/ });
const painel = page.getByRole('dialog', { name: 'Notificações', exact: true });
const linha = (hasText: string) => painel.getByRole('listitem').filter({ hasText });
const acao = (texto: string, qual: 'Importante' | 'Remover') =>
  linha(texto).getByRole('button', { name: `${qual}: Aviso` });
const botao = (name: string) => painel.getByRole('button', { name });
const desfazer = page
  .getByRole('status')
  .filter({ hasText: '1 notificação removida' })
  .getByRole('button', { name: 'Desfazer' });
const vazia = painel.getByText('Nenhuma notificação', { exact: true });

const [A, B] = ['Revisão do contrato', 'Fechamento de março'] as const;
const DE_OUTRO = { criado_por: 99, agendamento_id: null };

/** The bell is open with two notifications that somebody else caused, the second an older one. */
async function abrir({ lida = true, importante = false } = {}) {
  responderListaDeNotificacoes([
    umaNotificacao({ id: 2, mensagem: B, url: '/agenda', lida, dados: DE_OUTRO }),
    umaNotificacao({ id: 1, mensagem: A, url: '/agenda', lida, importante, dados: DE_OUTRO }),
  ]);
  await abrirPagina('/ferramentas');
  await sino.click();
  await expect.element(linha(A)).toBeVisible();
}

describe('a notification in the open list', () => {
  it('becomes important by its button, alone, and ceases to be by it', async () => {
    await abrir();
    await acao(A, 'Importante').click();
    await expect.element(acao(A, 'Importante')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(acao(B, 'Importante')).toHaveAttribute('aria-pressed', 'false');
    await acao(A, 'Importante').click();
    await expect.element(acao(A, 'Importante')).toHaveAttribute('aria-pressed', 'false');
  });

  it('that somebody else caused may be removed only once all were marked as read', async () => {
    await abrir({ lida: false });
    await expect.element(acao(B, 'Remover')).not.toBeInTheDocument();
    await botao('Marcar todas como lidas').click();
    await expect.element(acao(B, 'Remover')).toBeVisible();
  });

  it('is removed by Delete, the focus goes to the next, and z brings it back', async () => {
    await abrir();
    await teclar(linha(B).getByRole('link'), '{Delete}');
    await expect.element(linha(B)).not.toBeInTheDocument();
    await expect.element(linha(A).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('z');
    await expect.element(linha(B)).toBeVisible();
  });

  it('becomes important by i, and k leads to the one above', async () => {
    await abrir();
    await teclar(linha(A).getByRole('link'), 'i');
    await expect.element(acao(A, 'Importante')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('k');
    await expect.element(linha(B).getByRole('link')).toHaveFocus();
  });
});

describe('a notification snoozed in the open list', () => {
  const opcao = page.getByRole('menuitem');

  it('is gone by s and an hour offered, and the list stays open', async () => {
    await abrir();
    const adiar = responder(notificacoesAcoesEndpoints.adiar, ({ body }) => ({
      success: true,
      message: '',
      unread_count: 1,
      adiada_ate: body.ate?.toISOString() ?? null,
    }));
    await acao(B, 'Importante').click();
    await userEvent.keyboard('s');
    await opcao.filter({ hasText: 'Amanhã, 08:00' }).click();
    await expect.poll(() => adiar.pedidos.map(({ params }) => params.id)).toEqual([2]);
    await expect.element(painel).toBeVisible();
  });

  it('may be given up by Escape, which leaves the list open', async () => {
    await abrir();
    await linha(A)
      .getByRole('button', { name: /^Adiar/ })
      .click();
    await expect.element(opcao.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opcao).not.toBeInTheDocument();
    await expect.element(painel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(painel).not.toBeInTheDocument();
  });

  it('until an hour of one’s own: the question is answered without losing the list', async () => {
    await abrir();
    await linha(A)
      .getByRole('button', { name: /^Adiar/ })
      .click();
    await opcao.filter({ hasText: 'Escolher data e hora' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Adiar notificação' });
    await expect.element(dialogo).toBeVisible();
    await dialogo.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(dialogo).not.toBeInTheDocument();
    await expect.element(painel).toBeVisible();
  });
});

describe('the open list that is cleared', () => {
  it('asks about important ones first, with the focus on keeping them, and Escape keeps all', async () => {
    await abrir({ importante: true });
    await botao('Limpar todas').click();
    await expect.element(painel.getByText('Há 1 notificação importante.')).toBeVisible();
    await expect.element(botao('Manter importantes')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(botao('Manter importantes')).not.toBeInTheDocument();
    await expect.element(linha(A)).toBeVisible();
    await expect.element(linha(B)).toBeVisible();
  });

  it('keeps the important ones when told, and the others come back by undoing', async () => {
    await abrir({ importante: true });
    await botao('Limpar todas').click();
    await botao('Manter importantes').click();
    await expect.element(linha(B)).not.toBeInTheDocument();
    await expect.element(linha(A)).toBeVisible();
    await desfazer.click();
    await sino.click();
    await expect.element(linha(B)).toBeVisible();
  });

  it('loses all when told, with the focus on its title, and z brings them back', async () => {
    await abrir({ importante: true });
    await botao('Limpar todas').click();
    await botao('Limpar tudo').click();
    await expect.element(vazia).toBeVisible();
    await expect.element(botao('Limpar todas')).not.toBeInTheDocument();
    await expect.element(painel.getByRole('heading', { name: 'Notificações' })).toHaveFocus();
    await userEvent.keyboard('z');
    await expect.element(linha(A)).toBeVisible();
    await expect.element(linha(B)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sino).toHaveFocus();
  });
});

it('on a phone an action of the list is large enough for a thumb', async () => {
  await page.viewport(375, 812);
  await abrir();
  comToque();
  const tamanho = () => {
    const { width, height } = acao(A, 'Importante').element().getBoundingClientRect();
    return [width, height];
  };
  await expect.poll(tamanho).toEqual([44, 44]);
});
