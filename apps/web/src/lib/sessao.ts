import { type PermissoesDoUsuario, SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import type { Usuario, UsuarioDaSessao } from '@dominio/contrato/pessoas';
import {
  type RespostaDaEntrada,
  sessoesEndpoints,
  TEXTOS_DA_SESSAO,
} from '@dominio/contrato/sessoes';
import { create } from 'zustand';
import { chamar } from './api-client.ts';
import { ErroDaApi } from './erro-da-api.ts';
import {
  aoSair,
  gravarSessao,
  lerToken,
  lerUsuario,
  limparSessao,
  type MotivoDaSaida,
} from './sessao-storage.ts';
import { terminarVisita, visitaAtual } from './visita.ts';

/** Where the loading of permissions stands (specification part 1 §4). */
export type EstadoDasPermissoes = 'parado' | 'carregando' | 'carregadas' | 'erro';

export interface Sessao {
  token: string | null;
  usuario: UsuarioDaSessao | null;
  permissoes: PermissoesDoUsuario;
  estado: EstadoDasPermissoes;
  /** Why the permissions or the user could not be loaded; `null` when all went well. */
  erro: string | null;
  /** Permissions are settled and the short wait after them is over: pages may be shown. */
  pronto: boolean;
  /** Why the password is being changed: the temporary one has to be, or the person wants to. */
  troca: 'obrigatoria' | 'pedida' | null;
  /** A group requires a second factor, which the person has yet to set up. */
  faltaSegundoFator: boolean;
  /** Why the last session of this page ended, until the next begins. */
  motivoDaSaida: MotivoDaSaida | null;
  /** Opens a session. @throws ErroDaApi with the server's sentence, else 'Erro no login'. */
  entrar: (email: string, password: string) => Promise<Usuario>;
  /** Ends the session here and on the server, whose answer is not waited for. */
  sair: () => void;
}

const VAZIA = {
  token: null,
  usuario: null,
  permissoes: SEM_PERMISSOES,
  estado: 'parado',
  erro: null,
  pronto: false,
  troca: null,
  faltaSegundoFator: false,
} as const satisfies Partial<Sessao>;

/** Takes up a session that the server has just opened. */
export function comecarSessao({ access_token, user }: RespostaDaEntrada): Usuario {
  gravarSessao(access_token, user);
  adotarSessao();
  return user;
}

async function abrir(email: string, password: string): Promise<Usuario> {
  try {
    return comecarSessao(await chamar(sessoesEndpoints.login, { body: { email, password } }));
  } catch (erro) {
    if (!(erro instanceof ErroDaApi) || erro.doServidor) throw erro;
    throw erro.comDetalhe(TEXTOS_DA_SESSAO.erroNoLogin);
  }
}

/** Starts the last saves of a session; the answer is their end, `null` when nothing waits. */
type UltimaGravacao = () => Promise<unknown> | null;

const ultimasGravacoes = new Set<UltimaGravacao>();
/** The server hears of the end at the latest this long after the person left, in milliseconds. */
const ESPERA_DAS_GRAVACOES = 1_000;

/** Called when the person leaves, while the token is still there. Returns the way to stop. */
export function antesDeSair(gravar: UltimaGravacao): () => void {
  ultimasGravacoes.add(gravar);
  return () => ultimasGravacoes.delete(gravar);
}

function fechar(): void {
  const token = lerToken();
  if (visitaAtual && token !== null) {
    const avisado = import('./na-visita.ts').then((m) => m.avisarFimDaVisita(token));
    void Promise.race([avisado, new Promise((pronto) => setTimeout(pronto, ESPERA_DAS_GRAVACOES))])
      .catch(() => undefined)
      .then(terminarVisita);
    return;
  }
  if (token !== null) {
    const encerrar = () => {
      // Errors are ignored (specification part 1 §7.1): the session ends here whatever the answer.
      chamar(sessoesEndpoints.logout, undefined, { keepalive: true, token }).catch(() => undefined);
    };
    const pendentes = [...ultimasGravacoes].map((gravar) => gravar()).filter(Boolean);
    if (pendentes.length === 0) encerrar();
    else {
      const espera = new Promise((pronto) => setTimeout(pronto, ESPERA_DAS_GRAVACOES));
      void Promise.race([Promise.allSettled(pendentes), espera]).then(encerrar);
    }
  }
  limparSessao('saida');
}

export const useSessao = create<Sessao>()(() => ({
  ...VAZIA,
  motivoDaSaida: null,
  entrar: abrir,
  sair: fechar,
}));

/** Takes up the session that storage holds; its permissions come next (sessao-ciclo.ts). */
export function adotarSessao(): void {
  const token = lerToken();
  if (token === null) {
    useSessao.setState(VAZIA);
    return;
  }
  const usuario = lerUsuario();
  useSessao.setState({ ...VAZIA, token, usuario, estado: 'carregando', motivoDaSaida: null });
}

aoSair((motivo) => useSessao.setState({ ...VAZIA, motivoDaSaida: motivo }));
