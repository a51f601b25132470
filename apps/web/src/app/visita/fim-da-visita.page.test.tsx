import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { segurarSaidas } from '../../../test/pagina/recarga.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { moverRelogio } from '../../../test/pagina/relogio.ts';
import { novoToken } from '../../../test/pagina/sessao.ts';
import { ENTRADAS } from '../../lib/armazenamento.ts';

const quem = umaPessoa({ grupo: 'consultor' });
const visita = {
  usuario_id: 21,
  nome: 'Camila Duarte',
  motivo: 'Não encontra a reunião de amanhã',
  expira_em: '2026-08-12T10:30:00-03:00',
};
const faixa = page.getByRole('region', { name: 'Ver como' });

let saidas: readonly string[];

/** The visit is open, in a browser where the administrator's own session is as well. */
const abrirVisita = async () => {
  localStorage.setItem(ENTRADAS.token, novoToken(11));
  await abrirPagina('/ferramentas', { quem, visita });
  await expect.element(faixa).toBeVisible();
};

/** The tab goes back to the administrator's own page, and keeps nothing of the visit. */
const voltou = async () => {
  await expect.poll(() => saidas).toEqual(['/gerenciar-usuarios?usuario=21']);
  expect(Object.keys(sessionStorage).filter((chave) => chave.includes('visita'))).toEqual([]);
};

beforeEach(() => {
  saidas = segurarSaidas();
});

describe('a visit of Ver como ends, and the tab is the administrator’s again,', () => {
  it('once its time is over', async () => {
    await abrirVisita();
    moverRelogio('2026-08-12T10:30:00-03:00');
    await voltou();
  });

  it('by its button, which tells the server', async () => {
    const { pedidos } = responder(verComoEndpoints.encerrar, { success: true, message: '' });
    await abrirVisita();
    await faixa.getByRole('button', { name: 'Encerrar' }).click();
    await voltou();
    expect(pedidos).toHaveLength(1);
  });

  it('once the administrator signs out in another tab', async () => {
    await abrirVisita();
    localStorage.removeItem(ENTRADAS.token);
    // Another tab's change of the storage reaches this one as an event.
    window.dispatchEvent(
      new StorageEvent('storage', { key: ENTRADAS.token, storageArea: localStorage }),
    );
    await voltou();
  });

  it('within 5 s once the server ended the administrator’s session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await abrirVisita();
    responder(sessoesEndpoints.eu, () => recusar('TOKEN_INVALIDO'));
    vi.advanceTimersByTime(5_000);
    await voltou();
  });
});
