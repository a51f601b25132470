import { Favoritos, favoritosEndpoints } from '@dominio/contrato/favoritos';
import { create } from 'zustand';
import { chamar } from '../../lib/api-client.ts';
import { CHAVES, gravar, ler } from '../../lib/armazenamento.ts';
import { avisar } from '../../lib/avisar.ts';
import { aoComecarDocumento } from '../../lib/documento.ts';
import { ErroDaApi, mensagemDoErro } from '../../lib/erro-da-api.ts';
import { aoMudar } from '../../lib/realtime/ouvintes.ts';
import { antesDeSair } from '../../lib/sessao.ts';
import { aoSair, lerToken } from '../../lib/sessao-storage.ts';

/** One star set or taken away. */
interface Mudanca {
  readonly id: string;
  readonly favorito: boolean;
}

const aplicar = (ids: readonly string[], { id, favorito }: Mudanca): string[] => {
  const outros = ids.filter((outro) => outro !== id);
  return favorito ? [...outros, id] : outros;
};

function guardados(): string[] {
  try {
    const lidos: unknown = JSON.parse(ler(CHAVES.favoritos) ?? '[]');
    return Array.isArray(lidos) ? lidos.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Paths of the favourite pages as they are shown: what the server has, and what is on its way there. */
export const useFavoritos = create<{ ids: readonly string[] }>()(() => ({ ids: guardados() }));

/** Newest answer of the server in this tab. */
let confirmados: Favoritos | null = null;
let pendentes: Mudanca[] = [];
let enviando: symbol | null = null;

function mostrar(): void {
  const base = confirmados?.favoritos ?? guardados();
  const ids = pendentes.reduce<readonly string[]>(aplicar, base);
  gravar(CHAVES.favoritos, JSON.stringify(ids));
  useFavoritos.setState({ ids });
}

/** Takes an answer up, unless a newer one came before it or the session it was asked in is over. */
function confirmar(resposta: Favoritos, token: string | null): void {
  if (lerToken() !== token) return;
  if (confirmados && resposta.versao < confirmados.versao) return;
  confirmados = resposta;
  mostrar();
}

/** Reads the favourites from the server. Where that fails, what was kept stays. */
async function lerFavoritos(): Promise<void> {
  const token = lerToken();
  if (token === null) return;
  try {
    confirmar(await chamar(favoritosEndpoints.ler), token);
  } catch {
    // The next message, visit or change reads them again.
  }
}

/**
 * Makes changes over what the server has, by a call that outlives the page and the session.
 *
 * @param aindaVale asked once the list is known: a star of a session that is over is not sent.
 */
async function gravarNoServidor(
  mudancas: readonly Mudanca[],
  token: string,
  aindaVale = () => true,
): Promise<void> {
  const opcoes = { keepalive: true, token };
  let base = confirmados;
  if (!base) {
    base = await chamar(favoritosEndpoints.ler, undefined, opcoes);
    confirmar(base, token);
    if (!aindaVale()) return;
  }
  // Another device may write between the read and the write, but hardly three times in a row.
  for (let tentativa = 1; ; tentativa += 1) {
    const favoritos = mudancas.reduce<readonly string[]>(aplicar, base.favoritos);
    try {
      const body = { favoritos: [...favoritos], versao: base.versao };
      return confirmar(await chamar(favoritosEndpoints.gravar, { body }, opcoes), token);
    } catch (erro) {
      const corpo = erro instanceof ErroDaApi && erro.status === 409 ? erro.corpo : {};
      const { data: atual } = Favoritos.safeParse(corpo.atual);
      if (!atual || tentativa === 3) throw erro;
      base = atual;
      confirmar(base, token);
    }
  }
}

/** Sends the changes one after the other; one that fails is taken back, with its reason. */
async function enviar(): Promise<void> {
  const token = lerToken();
  if (enviando || token === null) return;
  const este = Symbol();
  enviando = este;
  for (let mudanca = pendentes[0]; mudanca; mudanca = pendentes[0]) {
    let erro: unknown = null;
    await gravarNoServidor([mudanca], token, () => lerToken() === token).catch(
      (motivo: unknown) => {
        erro = motivo;
      },
    );
    if (lerToken() !== token) break;
    pendentes = pendentes.slice(1);
    mostrar();
    if (erro !== null) {
      avisar.erro({ titulo: 'O favorito não foi salvo', mensagem: mensagemDoErro(erro) });
    }
  }
  // Another document began meanwhile, and may be sending its own.
  if (enviando !== este) return;
  enviando = null;
  // Those of a session that began meanwhile found this one at work.
  if (pendentes.length > 0) await enviar();
}

/** All that waits goes at once: the page or the session does not last until its turn. */
function enviarTudo(): Promise<void> | null {
  const token = lerToken();
  return token !== null && pendentes.length > 0 ? gravarNoServidor(pendentes, token) : null;
}

/** Makes a page a favourite or no longer one: shown at once, then told to the server. */
export function favoritar(id: string, favorito: boolean): void {
  pendentes = [...pendentes, { id, favorito }];
  mostrar();
  void enviar();
}

/**
 * Keeps the favourites as they are on the server and in the other tabs and devices of the person.
 * Returns the way to stop.
 */
export function acompanharFavoritos(): () => void {
  void lerFavoritos();
  const deixar = aoMudar('favoritos', () => void lerFavoritos());
  const ouvir = ({ key }: StorageEvent) => {
    // What this tab is sending comes after; its answer settles both.
    if (key === CHAVES.favoritos && pendentes.length === 0) {
      useFavoritos.setState({ ids: guardados() });
    }
  };
  // The first one is on its way already.
  const aoFechar = () => {
    if (pendentes.length > 1) enviarTudo()?.catch(() => undefined);
  };
  const fim = antesDeSair(enviarTudo);
  window.addEventListener('storage', ouvir);
  window.addEventListener('pagehide', aoFechar);
  return () => {
    deixar();
    fim();
    window.removeEventListener('storage', ouvir);
    window.removeEventListener('pagehide', aoFechar);
  };
}

aoComecarDocumento(() => {
  confirmados = null;
  pendentes = [];
  enviando = null;
  useFavoritos.setState({ ids: guardados() });
});

aoSair(() => {
  confirmados = null;
  pendentes = [];
  useFavoritos.setState({ ids: [] });
});
