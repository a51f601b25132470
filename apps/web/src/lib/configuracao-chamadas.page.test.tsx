import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import {
  ativos,
  comecar,
  PENDENTE,
  passar,
  prepararConfiguracao,
  ver,
} from '../../test/pagina/configuracao.ts';
import { feitos, responder } from '../../test/pagina/rede.ts';
import { aguardar } from '../../test/pagina/relogio.ts';
import { mudarConfiguracao, mudarNoServidor, useConfiguracao } from './configuracao.ts';
import { useSessao } from './sessao.ts';
import { lerToken } from './sessao-storage.ts';

const { salvar: SALVAR } = configuracaoUsuarioEndpoints;
const { logout: LOGOUT } = sessoesEndpoints;
const padrao = configuracaoPadrao();
const comRaio = (borderRadius: number) => ({ theme: { dark: { borderRadius } } });
const raioEscuro = comRaio(20);

let servidor: ReturnType<typeof prepararConfiguracao>;
const enviadas = () => servidor.enviadas().length;

beforeEach(() => {
  servidor = prepararConfiguracao();
  ouvirAvisos();
});

it('a change that was not saved says so in words alone, where a server has no sentence for it', async () => {
  const { avisos } = ouvirAvisos();
  await comecar();
  responder(SALVAR, () => new Response('<html>Bad Gateway</html>', { status: 502 }));
  mudarConfiguracao(ativos(['b']));
  await passar(1_000);
  await aguardar(() => avisos.map(({ titulo, mensagem }) => [titulo, mensagem])).toEqual([
    ['Erro ao salvar configurações', undefined],
  ]);
});

describe('what the server changes itself', () => {
  it.each(['tudo', 'cores'] as const)(
    'waits until the change before it and the save under way have arrived (%s)',
    async (alcance) => {
      await comecar();
      servidor.segurar();
      mudarConfiguracao(ativos(['b']));
      await passar(1_000);
      mudarConfiguracao(raioEscuro);
      const chamada = vi.fn(async () => ({ config: mesclar(padrao, comRaio(3)) }));
      const fim = mudarNoServidor(alcance, chamada);
      await passar(5_000);
      expect([enviadas(), chamada.mock.calls.length]).toEqual([1, 0]);
      await servidor.soltar();
      await aguardar(() => servidor.salvos).toEqual([ativos(['b']), raioEscuro]);
      expect(chamada).not.toHaveBeenCalled();
      await servidor.soltar();
      await fim;
      await passar(10_000);
      expect(enviadas()).toBe(2);
      expect(useConfiguracao.getState().config?.theme.dark.borderRadius).toBe(3);
    },
  );

  it.each([
    ['cores', [{ ...ativos(['b']), theme: { mode: 'light' } }]],
    ['tudo', []],
  ] as const)(
    'leaves of what could not be saved before it what it does not touch (%s)',
    async (alcance, depois) => {
      await comecar();
      servidor.cair();
      mudarConfiguracao({ ...ativos(['b']), theme: { mode: 'light', ...raioEscuro.theme } });
      await mudarNoServidor(alcance, async () => ({ config: padrao }));
      expect(enviadas()).toBe(1);
      servidor.cair(false);
      await passar(10_000);
      expect(enviadas()).toBe(1 + depois.length);
      await aguardar(() => servidor.salvos.slice(1)).toEqual(depois);
    },
  );

  it('leaves everything as it was when it fails', async () => {
    await comecar();
    servidor.cair();
    mudarConfiguracao(ativos(['b']));
    const falha = () => Promise.reject(new Error('não'));
    await expect(mudarNoServidor('tudo', falha)).rejects.toThrow('não');
    expect(ver()).toEqual(['b']);
    expect(localStorage.getItem(PENDENTE)).toContain('["b"]');
  });

  it('keeps the mode of this device when only colours come', async () => {
    servidor.noServidor.modo_escolhido = false;
    localStorage.setItem('dominio.tema', 'light');
    await comecar();
    await mudarNoServidor('cores', async () => ({ config: configuracaoPadrao('dark') }));
    expect(localStorage.getItem('dominio.tema')).toBe('light');
  });
});

describe('leaving', () => {
  let token: string | null;
  /** What was asked by this very moment: saves, then logouts. */
  const chamadas = () => [enviadas(), feitos(LOGOUT).length];
  const sair = () => useSessao.getState().sair();

  beforeEach(async () => {
    responder(LOGOUT, { success: true, message: 'ok' });
    token = lerToken();
    await comecar();
    servidor.segurar();
  });

  it('saves with the token that is about to end, and only then tells the server of the logout', async () => {
    localStorage.setItem('dominio.tema.dark', ':root{}');
    mudarConfiguracao(ativos(['b']));
    sair();
    expect(Object.keys(localStorage)).toEqual([]);
    await passar(0);
    expect(chamadas()).toEqual([1, 0]);
    await servidor.soltar();
    await aguardar(chamadas).toEqual([1, 1]);
    const tokens = [...servidor.enviadas(), ...feitos(LOGOUT)].map(({ headers }) =>
      headers.get('Authorization'),
    );
    expect(tokens).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
  });

  it('a save that hangs delays the logout by a second at the most', async () => {
    mudarConfiguracao(ativos(['b']));
    sair();
    await passar(999);
    expect(chamadas()).toEqual([1, 0]);
    await passar(1);
    expect(chamadas()).toEqual([1, 1]);
  });

  it('waits with the logout for what was saved behind the save under way', async () => {
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    mudarConfiguracao(ativos(['c']));
    sair();
    await passar(0);
    expect(chamadas()).toEqual([1, 0]);
    await servidor.soltar();
    await aguardar(() => servidor.salvos).toEqual([ativos(['b']), ativos(['c'])]);
    expect(chamadas()).toEqual([2, 0]);
    await servidor.soltar();
    await aguardar(chamadas).toEqual([2, 1]);
  });

  it('by closing the page sends what waits without waiting, by calls that outlive it', async () => {
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    mudarConfiguracao(ativos(['c']));
    window.dispatchEvent(new Event('pagehide'));
    await passar(0);
    expect(servidor.enviadas().map(({ keepalive }) => keepalive)).toEqual([true, true]);
    await aguardar(() => servidor.salvos).toEqual([ativos(['b']), ativos(['c'])]);
  });
});
