import type { Notificacao } from '@dominio/contrato/notificacoes';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { descoberto } from '../../../test/pagina/desenho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import {
  responderListaDeNotificacoes,
  umaNotificacao,
} from '../../../test/pagina/registros/notificacao.ts';
import { AGORA, aguardar } from '../../../test/pagina/relogio.ts';

const ha = (ms: number, id: number, titulo: string, contagem = 1) => {
  const em = new Date(AGORA.getTime() - ms);
  return umaNotificacao({
    id,
    titulo,
    contagem,
    timestamp: Math.floor(em.getTime() / 1_000),
    criado_em: em.toISOString(),
  });
};
/** More than a screen of them. */
const ANTIGAS = Array.from({ length: 25 }, (_, n) =>
  ha((n + 1) * 60_000, 25 - n, `Aviso ${n + 1}.`),
);

let noServidor: Notificacao[] = [];

/** Somebody reads the list, and the feed is open. */
async function abrir() {
  noServidor = ANTIGAS;
  responderListaDeNotificacoes(noServidor);
  await abrirPagina('/notificacoes');
  await expect.element(linhas.first()).toBeVisible();
  await aguardar(() => fluxo.abertas).toBe(1);
}

/** The server has it by then: the page may read the list again at any time. */
function chegar(nova: Notificacao, posicao: number): void {
  noServidor = [nova, ...noServidor.filter(({ id }) => id !== nova.id)];
  responderListaDeNotificacoes(noServidor);
  fluxo.dizer({ type: 'notification', id: posicao, timestamp: nova.timestamp, data: nova });
}

const conteudo = page.getByRole('main');
const linhas = conteudo.getByRole('listitem').filter({ hasText: /Aviso \d+\.|Nova|Outra/ });
const pilula = (nome: string) => conteudo.getByRole('button', { name: nome, exact: true });
const titulos = (quantos: number) => () =>
  linhas
    .elements()
    .slice(0, quantos)
    .map((li) => /(Aviso \d+\.|Nova|Outra)/.exec(li.textContent ?? '')?.[0]);

/**
 * Until the page knows what is in sight: all observers hear of a frame in one task, and this one of no
 * earlier frame than the page's.
 */
const saberDaVista = () =>
  new Promise<void>((sabido) => {
    const vigia = new IntersectionObserver(() => {
      vigia.disconnect();
      setTimeout(sabido);
    });
    vigia.observe(linhas.first().element());
  });

/** Down to where the top of the list is out of sight. */
async function descer(): Promise<number> {
  linhas.last().element().scrollIntoView({ block: 'end' });
  const lida = linhas.nth(20).element();
  await aguardar(() => linhas.first().element().getBoundingClientRect().bottom < 0).toBe(true);
  await saberDaVista();
  return lida.getBoundingClientRect().top;
}

describe('what arrives while the list is read', () => {
  it('stands at the top, and what is repeated moves up', async () => {
    await abrir();
    chegar(ha(0, 30, 'Nova'), 30);
    await aguardar(titulos(3)).toEqual(['Nova', 'Aviso 1.', 'Aviso 2.']);
    chegar(ha(0, 24, 'Aviso 2.', 2), 31);
    await aguardar(titulos(3)).toEqual(['Aviso 2.', 'Nova', 'Aviso 1.']);
    chegar(ha(0, 24, 'Aviso 2.', 3), 32);
    await expect.element(linhas.first().getByText('3 vezes')).toBeVisible();
  });

  it('moves nothing that somebody further down reads, and is shown when they ask for it', async () => {
    await abrir();
    const altura = await descer();
    chegar(ha(0, 30, 'Nova'), 30);
    await expect.element(pilula('1 nova')).toBeVisible();
    chegar(ha(0, 31, 'Outra'), 31);
    await expect.element(pilula('2 novas')).toBeVisible();
    expect(titulos(1)()).toEqual(['Aviso 1.']);
    expect(linhas.nth(20).element().getBoundingClientRect().top).toBe(altura);

    await descoberto(pilula('2 novas'));
    await pilula('2 novas').click();
    await aguardar(titulos(3)).toEqual(['Outra', 'Nova', 'Aviso 1.']);
    await expect.element(linhas.first()).toBeInViewport();
    await expect.element(pilula('2 novas')).not.toBeInTheDocument();
  });

  it('is shown also to who scrolls up by themselves', async () => {
    await abrir();
    await descer();
    chegar(ha(0, 30, 'Nova'), 30);
    await expect.element(pilula('1 nova')).toBeVisible();
    linhas.first().element().scrollIntoView({ block: 'center' });
    await aguardar(titulos(2)).toEqual(['Nova', 'Aviso 1.']);
    await expect.element(pilula('1 nova')).not.toBeInTheDocument();
  });
});
