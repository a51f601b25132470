import { create } from 'zustand';
import { recarregarPermissoes } from '../sessao-permissoes.ts';
import { aoSair, lerToken, limparSessao } from '../sessao-storage.ts';
import { abasDaPessoa, type Recado } from './abas.ts';
import { caminhosDoFluxo } from './caminhos.ts';
import { criarConexao, type EstadoDaConexao } from './conexao.ts';
import { lerMensagem, type MensagemRecebida, proximaPosicao } from './mensagem.ts';
import { anunciarConexao, distribuir } from './ouvintes.ts';

/** A first connection slower than this may have missed what pages had already read. */
export const FOLGA_DA_ABERTURA = 500;

/** A tab that logs out itself clears the session before this; then it is no expired session. */
export const FOLGA_DO_FIM = 250;

interface EstadoDoTempoReal {
  estado: EstadoDaConexao;
  /** Whether this tab holds the browser's connection. */
  lider: boolean;
}

const PARADO: EstadoDoTempoReal = { estado: 'disconnected', lider: false };

export const useTempoReal = create<EstadoDoTempoReal>()(() => PARADO);

/** State of the browser's live connection, the same in every tab. */
export const useEstadoDaConexao = (): EstadoDaConexao => useTempoReal(({ estado }) => estado);

/** Permissions may have changed unheard. A failure is met again at the next connection. */
const relerPermissoes = () => recarregarPermissoes().catch(() => undefined);

let pararAtual: (() => void) | undefined;

/**
 * Starts the live feed of a person in this tab: one connection per browser, held by one tab and
 * relayed to the others. Ends with the session, or when the function returned is called.
 */
export function iniciarTempoReal(usuarioId: number): () => void {
  pararAtual?.();
  const token = lerToken();
  const inicio = Date.now();
  let conectouAntes = false;
  let posicao: number | undefined;

  function mudarEstado(estado: EstadoDaConexao): void {
    if (estado === useTempoReal.getState().estado) return;
    useTempoReal.setState({ estado });
    if (estado !== 'connected') return;
    const comLacuna = conectouAntes || Date.now() - inicio > FOLGA_DA_ABERTURA;
    conectouAntes = true;
    anunciarConexao(comLacuna);
    if (comLacuna && useTempoReal.getState().lider) void relerPermissoes();
  }

  /** What the server asks of the connection itself: only the tab that holds it obeys. */
  function obedecer({ type, action }: MensagemRecebida): void {
    if (type !== 'command') return;
    if (action === 'refresh_permissions') void relerPermissoes();
    if (action === 'reauth') conexao.reabrir();
    if (action === 'reconnect') conexao.voltarDepois();
    if (action === 'session_ended') {
      setTimeout(() => {
        if (token !== null && lerToken() === token) limparSessao('expirada');
      }, FOLGA_DO_FIM);
    }
  }

  function receber(texto: string): void {
    const mensagem = lerMensagem(texto);
    if (mensagem === null) return;
    distribuir(mensagem);
    if (useTempoReal.getState().lider) obedecer(mensagem);
  }

  const conexao = criarConexao({
    caminhos: caminhosDoFluxo(usuarioId, () => posicao),
    aoReceber(texto, idDoEvento) {
      posicao = proximaPosicao(posicao, idDoEvento);
      abas.dizer({ tipo: 'mensagem', texto, posicao });
      receber(texto);
    },
    aoMudarEstado(estado) {
      abas.dizer({ tipo: 'estado', estado, posicao });
      mudarEstado(estado);
    },
  });

  const abas = abasDaPessoa(usuarioId, {
    aoAssumir() {
      useTempoReal.setState({ lider: true });
      conexao.abrir();
    },
    aoPerder() {
      useTempoReal.setState({ lider: false });
      conexao.fechar();
    },
    aoPerguntarem: () => ({ tipo: 'estado', estado: useTempoReal.getState().estado, posicao }),
    aoOuvir(recado: Recado) {
      if (recado.posicao !== undefined) posicao = Math.max(posicao ?? 0, recado.posicao);
      if (recado.tipo === 'estado') mudarEstado(recado.estado);
      else receber(recado.texto);
    },
  });

  function parar(): void {
    if (pararAtual !== parar) return;
    pararAtual = undefined;
    esquecer();
    abas.sair();
    conexao.fechar();
    useTempoReal.setState(PARADO);
  }
  const esquecer = aoSair(parar);
  pararAtual = parar;
  abas.entrar();
  return parar;
}
