import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints } from '@dominio/contrato/notificacoes-acoes';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  responderNotificacoes,
  umaNotificacao,
} from '../../../test/pagina/registros/notificacao.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { AGORA } from '../../../test/pagina/relogio.ts';
import { comecarSessaoDe } from '../../../test/pagina/sessao.ts';
import { Sino } from '../../features/notificacoes/components/sino.tsx';
import { adotarSessao } from '../../lib/sessao.ts';

const sino = page.getByRole('button', { name: /^Notificações/ });
const painel = page.getByRole('dialog', { name: 'Notificações', exact: true });
const linhas = painel.getByRole('listitem');
const marcarTodas = painel.getByRole('button', { name: 'Marcar todas como lidas' });
const [NOVA, ANTIGA] = [
  umaNotificacao({ id: 2, mensagem: 'Revisão do contrato', url: '/agenda' }),
  umaNotificacao({ id: 1, mensagem: 'Visita à padaria', url: '/agenda' }),
] as const;

const VINTE = Array.from({ length: 20 }, (_, n) => umaNotificacao({ id: 20 - n, url: '/agenda' }));

/** Two that are not read: both on the list, and both on the badge until all are marked. */
async function abrirComDuas(endereco = '/ferramentas') {
  responderNotificacoes([NOVA, ANTIGA]);
  responder(notificacoesEndpoints.naoLidas, () => [NOVA, ANTIGA]);
  await abrirPagina(endereco);
  await expect.element(sino).toHaveAccessibleName('Notificações, 2 não lidas');
}

it('news that arrive are counted and told in a toast, which gives way to the list that has them', async () => {
  responderNotificacoes([ANTIGA]);
  await abrirPagina('/ferramentas');
  await expect.poll(() => fluxo.abertas).toBe(1);
  const aviso = page.getByRole('status').filter({ hasText: 'Revisão do contrato' });
  responder(notificacoesEndpoints.naoLidas, () => [NOVA]);
  fluxo.dizer({ type: 'notification', id: 2, timestamp: AGORA.getTime() / 1_000, data: NOVA });
  await expect.element(aviso).toBeVisible();
  await expect.element(sino).toHaveAccessibleName('Notificações, 1 não lida');

  responderNotificacoes([NOVA, ANTIGA]);
  await sino.click();
  await expect.element(linhas.first()).toMatchTextContent(/^Não lida.*Revisão do contrato.*Agora/);
  await expect.element(aviso).not.toBeInTheDocument();
});

it('NO-10: is first read 100 ms after it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  comecarSessaoDe(umaPessoa());
  adotarSessao();
  const lidas = responder(notificacoesEndpoints.naoLidas, () => [NOVA]);
  await desenhar(<Sino />);
  await expect.element(sino).toHaveAccessibleName('Notificações');
  await vi.advanceTimersByTimeAsync(99);
  expect(lidas.pedidos).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => lidas.pedidos.length).toBe(1);
});

it('the list is complete by keyboard, and gives the focus back to the bell', async () => {
  await abrirComDuas();
  sino.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(linhas.nth(1)).toBeVisible();
  await expect.element(marcarTodas).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(painel.getByRole('button', { name: 'Limpar todas' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(linhas.nth(0).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(linhas.nth(1).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(linhas.nth(0).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(painel).not.toBeInTheDocument();
  await expect.element(sino).toHaveFocus();
});

it('all are marked as read at once, and stay so', async () => {
  await abrirComDuas();
  const lidas = [NOVA, ANTIGA].map((uma) => ({ ...uma, lida: true }));
  const marcar = responder(notificacoesEndpoints.marcarTodas, () => {
    responderNotificacoes(lidas);
    responder(notificacoesEndpoints.naoLidas, () => []);
    return { success: true, message: '', unread_count: 0 };
  });
  await sino.click();
  await expect.element(marcarTodas).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(marcarTodas).not.toBeInTheDocument();
  await expect.element(sino).toHaveAccessibleName('Notificações');
  await expect.element(linhas.filter({ hasText: 'Não lida' })).not.toBeInTheDocument();
  await expect.element(linhas.first()).toMatchTextContent('Revisão do contrato');
  expect(marcar.pedidos).toHaveLength(1);
});

describe.each([1440, 768, 375])('the open list at %i px', (largura) => {
  it('NO-07: scrolls within 300 px of its own, and the page never sideways', async () => {
    await page.viewport(largura, 812);
    await abrirComDuas();
    responderNotificacoes(VINTE);
    await sino.click();
    await expect.element(linhas.first()).toBeVisible();
    const rolavel = painel.getByRole('list').element().parentElement;
    // Its greatest height (part 1 §9); with the header in two lines it gives way to the popup's own.
    expect(rolavel && getComputedStyle(rolavel).maxHeight).toBe('300px');
    expect(rolavel?.clientHeight).toBeGreaterThan(250);
    expect(rolavel?.scrollHeight).toBeGreaterThan(300);
    // The popup itself (part 1 §9).
    expect(painel.element().clientHeight).toBeLessThanOrEqual(400);
    if (largura === 375) {
      const caixa = () => painel.element().getBoundingClientRect();
      await expect.poll(caixa).toMatchObject({ x: 8, width: 375 - 16 });
    }
    await semRolagemLateral();
  });

  it('has nothing axe complains of', async () => {
    await page.viewport(largura, 812);
    // Where little lies under it: axe measures what is half covered as too small to be pressed.
    await abrirComDuas('/nao-existe');
    await sino.click();
    await expect.element(linhas.first()).toBeVisible();
    await semViolacoes();
  });
});

it('the question before important ones are removed fits a phone, with nothing axe complains of', async () => {
  await page.viewport(375, 812);
  await abrirComDuas();
  responder(notificacoesAcoesEndpoints.importantes, {
    notifications: [umaNotificacao({ id: 2, importante: true })],
    total: 1,
    unread_count: 2,
    limit: 1,
  });
  await sino.click();
  await painel.getByRole('button', { name: 'Limpar todas' }).click();
  await expect.element(painel.getByRole('button', { name: 'Limpar tudo' })).toBeVisible();
  await semRolagemLateral();
  await semViolacoes();
});
