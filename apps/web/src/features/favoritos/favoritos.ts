import { Favoritos, favoritosEndpoints } from '@dominio/contrato/favoritos';
import { create } from 'zustand';
import { chamar } from '../../lib/api-client.ts';
import { ENTRADAS, gravar, ler } from '../../lib/armazenamento.ts';
import { avisar } from '../../lib/avisar.ts';
import { aoComecarDocumento } from '../../lib/documento.ts';
import { ErroDaApi, mensagemDoErro } from '../../lib/erro-da-api.ts';
import { aoMudar } from '../../lib/realtime/ouvintes.ts';
import { antesDeSair } from '../../lib/sessao.ts';
import { aoSair, lerToken } from '../../lib/sessao-storage.ts';

/** A star that was set or removed. */
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
    const lidos: unknown = JSON.parse(ler(ENTRADAS.favoritos) ?? '[]');
    return Array.isArray(lidos) ? lidos.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Paths of the favourite pages as shown: those on the server, with the changes not sent yet. */
export const useFavoritos = create<{ ids: readonly string[] }>()(() => ({ ids: guardados() }));

/** The server's last answer in this tab; null before the first. */
let confirmados: Favoritos | null = null;
let pendentes: Mudanca[] = [];
let enviando: symbol | null = null;

function mostrar(): void {
  const base = confirmados?.favoritos ?? guardados();
  const ids = pendentes.reduce<readonly string[]>(aplicar, base);
  gravar(ENTRADAS.favoritos, JSON.stringify(ids));
  useFavoritos.setState({ ids });
}

/** Takes over an answer, unless a newer one came before or its session has ended. */
function confirmar(resposta: Favoritos, token: string | null): void {
  if (lerToken() !== token) return;
  if (confirmados && resposta.versao < confirmados.versao) return;
  confirmados = resposta;
  mostrar();
}

/** Reads the favourites. When that fails, those in storage stay. */
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
 * Applies changes to the server's list, by calls that survive the closing of the page and use
 * `token` even after the session has ended.
 *
 * @param aindaVale asked after the list was read; when it returns false nothing is written,
 *   because the session of the change has ended.
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
  // A 409 means that another device wrote in between; three in a row are taken for a failure.
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

/** Sends the changes one after the other; one that fails is taken back, and a toast says why. */
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
      avisar.erro({ titulo: 'Erro ao salvar o favorito', mensagem: mensagemDoErro(erro) });
    }
  }
  // Another document has begun since, and its own sending must not be marked as ended.
  if (enviando !== este) return;
  enviando = null;
  // A session that began meanwhile could not start sending its changes while this one ran.
  if (pendentes.length > 0) await enviar();
}

/**
 * Sends all waiting changes in one call, because the page or the session ends before their turn.
 */
function enviarTudo(): Promise<void> | null {
  const token = lerToken();
  return token !== null && pendentes.length > 0 ? gravarNoServidor(pendentes, token) : null;
}

/** Makes a page a favourite or removes it: shown at once, then sent. */
export function favoritar(id: string, favorito: boolean): void {
  pendentes = [...pendentes, { id, favorito }];
  mostrar();
  void enviar();
}

/**
 * Follows the favourites on the server and in the person's other tabs and devices.
 *
 * @returns stops following.
 */
export function acompanharFavoritos(): () => void {
  void lerFavoritos();
  const deixar = aoMudar('favoritos', () => void lerFavoritos());
  const ouvir = ({ key }: StorageEvent) => {
    // While this tab is sending changes, the answer to them will include those of the other tab.
    if (key === ENTRADAS.favoritos && pendentes.length === 0) {
      useFavoritos.setState({ ids: guardados() });
    }
  };
  // The first waiting change is being sent already.
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
