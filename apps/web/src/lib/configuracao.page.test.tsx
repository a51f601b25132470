import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encherArmazem } from '../../test/pagina/armazem.ts';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import {
  acompanhar,
  ativos,
  comecar,
  novoDocumento,
  PENDENTE,
  passar,
  prepararConfiguracao,
  ver,
} from '../../test/pagina/configuracao.ts';
import { abrirOutraAba } from '../../test/pagina/outra-aba.ts';
import { acabados, recusar, responder, segurar, semRede } from '../../test/pagina/rede.ts';
import { aguardar } from '../../test/pagina/relogio.ts';
import { gravar, limparEntradasAntigas } from './armazenamento.ts';
import { definirPrevia, mudarConfiguracao, reler, useConfiguracao } from './configuracao.ts';
import { distribuir } from './realtime/ouvintes.ts';
import { limparSessao } from './sessao-storage.ts';

const { ler: LER, salvar: SALVAR } = configuracaoUsuarioEndpoints;
const semAtalhos = { layout: { keyboard_shortcuts: false } } as const;
const mudouEmOutroAparelho = () =>
  distribuir({ type: 'command', action: 'refresh', data: { recurso: 'configuracao' } });
const fecharPagina = () => window.dispatchEvent(new Event('pagehide'));
const voltarARede = () => window.dispatchEvent(new Event('online'));
const pendente = () => localStorage.getItem(PENDENTE);

let servidor: ReturnType<typeof prepararConfiguracao>;
let titulos: () => string[];
const outrosWidgets = (ids: string[]) => {
  servidor.noServidor.config = mesclar(servidor.noServidor.config, ativos(ids));
};
const noServidor = () => servidor.noServidor.config.widgets.activeWidgets;
/** A save has failed, and the page has heard of it. */
const falharam = (n: number) => aguardar(() => acabados(SALVAR)).toBe(n);

beforeEach(() => {
  servidor = prepararConfiguracao();
  const { avisos } = ouvirAvisos();
  titulos = () => avisos.map(({ titulo }) => titulo);
});

describe('the configuration of the person', () => {
  it('is read once, kept, and known from the start the next time', async () => {
    await comecar();
    novoDocumento();
    expect(ver()).toEqual(['a']);
  });

  it('changes at once and is saved 1 s after the last change, only what changed', async () => {
    await comecar();
    mudarConfiguracao(ativos(['b']));
    await passar(900);
    mudarConfiguracao(semAtalhos);
    expect(ver()).toEqual(['b']);
    await passar(999);
    expect(servidor.enviadas()).toEqual([]);
    await passar(1);
    expect(servidor.enviadas()).toHaveLength(1);
    await aguardar(noServidor).toEqual(['b']);
    expect(servidor.salvos).toEqual([{ ...ativos(['b']), ...semAtalhos }]);
    expect(ver()).toEqual(['b']);
  });

  it('is written to storage when a drag has come to rest, not at its every step', async () => {
    await comecar();
    const escrever = vi.spyOn(Storage.prototype, 'setItem');
    for (let borderRadius = 0; borderRadius < 20; borderRadius += 1) {
      mudarConfiguracao({ theme: { dark: { borderRadius } } });
      vi.advanceTimersByTime(16);
    }
    expect(escrever).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(escrever.mock.calls.map(([chave]) => chave)).toEqual([
      'dominio.cache.configuracao',
      PENDENTE,
    ]);
  });

  it('is written to storage at once when the page goes away, whatever is under way', async () => {
    servidor.segurar();
    await comecar();
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    mudarConfiguracao(ativos(['c']));
    fecharPagina();
    expect(pendente()).toBe(JSON.stringify(ativos(['c'])));
  });

  it('is saved at once when the page goes away, by a call that outlives it', async () => {
    await comecar();
    mudarConfiguracao(ativos(['b']));
    fecharPagina();
    await aguardar(noServidor).toEqual(['b']);
    expect(servidor.enviadas().map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  it('keeps what the closed page could not send for the next one, and sends it before it reads', async () => {
    await comecar();
    servidor.cair();
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    await falharam(1);
    servidor.cair(false);
    servidor.segurar();
    novoDocumento();
    acompanhar();
    await passar(0);
    expect([servidor.enviadas().length, servidor.lidas()]).toEqual([2, 1]);
    await servidor.soltar();
    await aguardar(servidor.lidas).toBe(2);
    await aguardar(pendente).toBeNull();
    expect([ver(), noServidor()]).toEqual([['b'], ['b']]);
  });

  it.each([
    ['until the next day', () => vi.setSystemTime(Date.now() + 24 * 60 * 60_000)],
    ['when the copies of data are cleared', () => limparEntradasAntigas(Date.now(), true)],
    [
      'when storage is full and makes room',
      () => {
        encherArmazem();
        expect(gravar('dominio.favoritos', 'x'.repeat(50))).toBe(true);
        vi.restoreAllMocks();
      },
    ],
  ])('keeps what the server has not confirmed %s', async (_caso, acontecer) => {
    await comecar();
    servidor.cair();
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    await falharam(1);
    acontecer();
    servidor.cair(false);
    novoDocumento();
    acompanhar();
    await aguardar(noServidor).toEqual(['b']);
    await aguardar(ver).toEqual(['b']);
  });

  it('is kept in a cookie where storage takes nothing', async () => {
    await comecar();
    servidor.cair();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    expect(document.cookie).toContain('dominio.configuracao.pendente=');
    vi.restoreAllMocks();
  });

  it('read again in one tab does not drop what another tab is still sending', async () => {
    responder(SALVAR, semRede);
    await comecar();
    const outra = await abrirOutraAba().importar(() => import('./configuracao.ts'));
    outra.mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    await falharam(1);
    expect(pendente()).not.toBeNull();
    await reler();
    expect(servidor.lidas()).toBe(2);
    expect(pendente()).not.toBeNull();
  });

  it('without a network stays as it was changed, says so once, and is sent when there is one', async () => {
    await comecar();
    servidor.cair();
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    await falharam(1);
    mudarConfiguracao(ativos(['c']));
    await passar(1_000);
    await falharam(2);
    expect(ver()).toEqual(['c']);
    expect(titulos()).toEqual(['Erro ao salvar configurações']);
    servidor.cair(false);
    voltarARede();
    await aguardar(noServidor).toEqual(['c']);
  });

  it('goes back to what the server has when the server refuses', async () => {
    await comecar();
    responder(SALVAR, () => recusar('DADOS_INVALIDOS', 'Grandes demais.'));
    mudarConfiguracao(ativos(['b']));
    expect(ver()).toEqual(['b']);
    await passar(1_000);
    await aguardar(ver).toEqual(['a']);
  });

  it('is sent again when a server that has no time for it says', async () => {
    await comecar();
    const cheio = () => recusar('MUITAS_TENTATIVAS', undefined, {}, { 'Retry-After': '7' });
    responder(SALVAR, cheio, { umaVez: true });
    mudarConfiguracao(ativos(['b']));
    await passar(1_000);
    await aguardar(titulos).toEqual(['Erro ao salvar configurações']);
    await passar(6_999);
    expect(servidor.enviadas()).toHaveLength(1);
    await passar(1);
    await aguardar(noServidor).toEqual(['b']);
  });

  it('takes up what another device saved, but never over what is being changed here', async () => {
    await comecar();
    outrosWidgets(['outro']);
    mudouEmOutroAparelho();
    await aguardar(ver).toEqual(['outro']);
    mudarConfiguracao(ativos(['meu']));
    outrosWidgets(['mais um']);
    mudouEmOutroAparelho();
    await passar(1_000);
    expect(ver()).toEqual(['meu']);
    await aguardar(() => acabados(LER)).toBe(3);
    expect([ver(), noServidor()]).toEqual([['meu'], ['meu']]);
  });

  it('is not saved sooner when a message, or the answer of a read, arrives meanwhile', async () => {
    await comecar();
    const respostas = vi.spyOn(Response.prototype, 'text');
    const leitura = segurar(LER);
    mudouEmOutroAparelho();
    mudarConfiguracao(ativos(['meu']));
    await passar(400);
    mudouEmOutroAparelho();
    await passar(400);
    leitura.soltar();
    await aguardar(() => respostas.mock.settledResults.at(0)?.type).toBe('fulfilled');
    await passar(199);
    expect(servidor.enviadas()).toEqual([]);
    await passar(1);
    await aguardar(() => servidor.salvos).toEqual([ativos(['meu'])]);
  });

  it('is covered by preview colours until they are cleared, and these are never saved', async () => {
    await comecar();
    const previa = { primary: '#be185d', card: '#1b1430' };
    definirPrevia(previa);
    expect(useConfiguracao.getState().previa).toEqual(previa);
    definirPrevia(null);
    expect(useConfiguracao.getState().previa).toBeNull();
    await passar(5_000);
    expect(servidor.enviadas()).toEqual([]);
  });

  it('is forgotten with the session', async () => {
    await comecar();
    mudarConfiguracao(ativos(['b']));
    limparSessao('saida');
    await passar(2_000);
    expect(useConfiguracao.getState().config).toBeNull();
    expect(servidor.enviadas()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('reading', () => {
  it('happens once in 5 minutes', async () => {
    await comecar();
    novoDocumento();
    await comecar();
    await passar(0);
    expect(servidor.lidas()).toBe(1);
    await passar(5 * 60_000);
    novoDocumento();
    await comecar();
    await passar(0);
    expect(servidor.lidas()).toBe(2);
  });

  it("falls back to what was kept and says once 'Erro ao carregar configurações'", async () => {
    await comecar();
    await passar(5 * 60_000);
    servidor.cair();
    novoDocumento();
    acompanhar();
    await aguardar(titulos).toEqual(['Erro ao carregar configurações']);
    await reler();
    expect(titulos()).toHaveLength(1);
    expect(ver()).toEqual(['a']);
  });

  it('that failed for want of a network happens when there is one', async () => {
    servidor.cair();
    acompanhar();
    await aguardar(useConfiguracao.getState).toMatchObject({ config: null, falhou: true });
    servidor.cair(false);
    voltarARede();
    await aguardar(ver).toEqual(['a']);
    expect(useConfiguracao.getState().falhou).toBe(false);
  });
});
