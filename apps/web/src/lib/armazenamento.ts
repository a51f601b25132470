import { HORAS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { apagarCookie, gravarCookie, lerCookie, nomesDosCookies } from './cookies.ts';
import { PREFIXO_DA_VISITA, visitaAtual, visitaTerminada } from './visita.ts';

/** Every entry of the product in the browser carries this prefix (decisoes.md §6). */
export const PREFIXO = 'dominio.';

/** The names of the entries. */
export const ENTRADAS = {
  token: 'dominio.token',
  usuario: 'dominio.user',
  copiaDoUsuario: 'dominio.user.backup',
  frescorDoUsuario: 'dominio.cache.user',
  permissoes: 'dominio.permissoes',
  permissoesEm: 'dominio.permissoes.em',
  permissoesDe: 'dominio.permissoes.user_id',
  cliente: 'dominio.cliente',
  tema: 'dominio.tema',
  coresEscuras: 'dominio.tema.dark',
  coresClaras: 'dominio.tema.light',
  favoritos: 'dominio.favoritos',
  sidebar: 'dominio.sidebar',
  submenus: 'dominio.submenus',
  instalacao: 'dominio.instalacao',
  /** The id of this device among those that the person turned pushes on for. */
  push: 'dominio.cache.push',
  conversa: 'chatDominioIA',
} as const;

/** Beside `ENTRADAS.tema`: 'firma' where the mode is the firm's default, which nobody chose. */
export const ORIGEM_DO_TEMA = 'dominio.tema.origem';

export const PREFIXO_DE_CACHE = 'dominio.cache.';
/** Half-filled forms, in the storage of the tab; the rest of the key says whose form. */
export const PREFIXO_DE_RASCUNHO = 'dominio.rascunho.';

/** Product entries older than this are purged (specification part 1 §9). */
export const VALIDADE_DAS_ENTRADAS = 7 * 24 * 60 * 60_000;

/** Default lifetime of a cache entry (specification part 1 §9). */
export const TTL_PADRAO = 5 * 60_000;

/** A cache entry (specification part 1 §3.10): instants and durations in milliseconds. */
export interface EntradaDeCache<T> {
  data: T;
  timestamp: number;
  ttl: number;
}

/** Last resort when neither local storage nor cookies take a value: this tab remembers it. */
const memoria = new Map<string, string>();

/** In 'Ver como' everything is kept in the tab, under a name of its own, and nothing in cookies. */
const armazem = (): Storage => (visitaAtual ? sessionStorage : localStorage);
const nomeDe = (chave: string): string => (visitaAtual ? PREFIXO_DA_VISITA + chave : chave);

/**
 * Keys of a storage. The storage is given as a function, because a browser that blocks it throws as
 * soon as it is asked for.
 */
function chavesDe(armazem: () => Storage): string[] {
  try {
    const itens = armazem();
    return Array.from({ length: itens.length }, (_, i) => itens.key(i) ?? '');
  } catch {
    return [];
  }
}

const chavesDoProduto = () =>
  chavesDe(armazem)
    .filter((chave) => chave.startsWith(nomeDe(PREFIXO)))
    .map((chave) => chave.slice(nomeDe('').length));

function momentoDaEntrada(chave: string): number | undefined {
  try {
    const valor: unknown = JSON.parse(armazem().getItem(nomeDe(chave)) ?? '');
    if (typeof valor !== 'object' || valor === null || !('timestamp' in valor)) return undefined;
    return typeof valor.timestamp === 'number' ? valor.timestamp : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Purges the product's dated entries older than 7 days (specification part 1 §9). Entries without a
 * date (session, theme, sidebar…) stay: whoever writes them removes them.
 *
 * @param tambemCaches drops every cache entry whatever its age, to make room.
 */
export function limparEntradasAntigas(agora = Date.now(), tambemCaches = false): void {
  for (const chave of chavesDoProduto()) {
    const momento = momentoDaEntrada(chave);
    const velha = momento !== undefined && agora - momento > VALIDADE_DAS_ENTRADAS;
    if (velha || (tambemCaches && chave.startsWith(PREFIXO_DE_CACHE))) remover(chave);
  }
}

function tentarGravar(chave: string, valor: string): boolean {
  if (visitaTerminada()) return true;
  try {
    armazem().setItem(nomeDe(chave), valor);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes an entry. When the storage is full, old product entries are cleaned and the write is
 * tried again (specification part 1 §8).
 *
 * @returns whether it was kept.
 */
export function gravar(chave: string, valor: string): boolean {
  if (tentarGravar(chave, valor)) return true;
  limparEntradasAntigas(Date.now(), true);
  return tentarGravar(chave, valor);
}

/**
 * `gravar`; where that fails, a cookie (specification part 1 §8), and for what is over a cookie's 4
 * KB the memory of this tab: a full disk must not keep anybody out.
 */
export function gravarDuravel(chave: string, valor: string): void {
  memoria.delete(chave);
  if (gravar(chave, valor)) return;
  try {
    armazem().removeItem(nomeDe(chave));
  } catch {
    // Storage is blocked altogether: there is nothing stale to remove.
  }
  if (!visitaAtual && gravarCookie(chave, valor, HORAS_DA_SESSAO)) return;
  if (!visitaAtual) apagarCookie(chave);
  memoria.set(chave, valor);
}

/** Reads an entry wherever it was kept. */
export function ler(chave: string): string | null {
  let guardado: string | null = null;
  try {
    guardado = armazem().getItem(nomeDe(chave));
    // In a visit the choices of the machine are read where they lie, and never written there.
    if (visitaAtual && DA_MAQUINA.includes(chave)) guardado ??= localStorage.getItem(chave);
  } catch {
    // Storage is blocked: the copies below are all there is.
  }
  return guardado ?? (visitaAtual ? null : lerCookie(chave)) ?? memoria.get(chave) ?? null;
}

/** Removes an entry and its copies. */
export function remover(chave: string): void {
  memoria.delete(chave);
  if (!visitaAtual && lerCookie(chave) !== null) apagarCookie(chave);
  try {
    armazem().removeItem(nomeDe(chave));
  } catch {
    // Storage is blocked: nothing was there.
  }
}

/** Keeps something that can be fetched again. */
export function gravarCache<T>(nome: string, data: T, ttl = TTL_PADRAO): void {
  const entrada: EntradaDeCache<T> = { data, timestamp: Date.now(), ttl };
  gravar(PREFIXO_DE_CACHE + nome, JSON.stringify(entrada));
}

/** Cached value while its time lasts; an expired entry is removed. The caller validates the shape. */
export function lerCache(nome: string): unknown {
  const chave = PREFIXO_DE_CACHE + nome;
  const momento = momentoDaEntrada(chave);
  if (momento === undefined) return undefined;
  const { data, ttl } = JSON.parse(ler(chave) ?? '{}') as Partial<EntradaDeCache<unknown>>;
  if (typeof ttl === 'number' && Date.now() - momento < ttl) return data;
  remover(chave);
  return undefined;
}

/**
 * What belongs to the machine and stays when a person leaves: colour mode, sidebar, and the offer
 * to install that was dismissed.
 */
const DA_MAQUINA: readonly string[] = [
  ENTRADAS.sidebar,
  ENTRADAS.submenus,
  ENTRADAS.instalacao,
  ENTRADAS.tema,
  ORIGEM_DO_TEMA,
];

/**
 * What a tab keeps when a person leaves: how often it reloaded, that it has started, which menus
 * are open, the proof of a sign-in under way. None of it says anything about the person.
 */
const DA_ABA: readonly string[] = [
  'dominio.recarregado_em',
  'dominio.safari',
  'dominio.abertura',
  'dominio.oidc',
  ENTRADAS.submenus,
];

/** Empties what the tab itself keeps: half-filled forms, and where the person has been. */
export function esvaziarAba(): void {
  for (const chave of chavesDe(() => sessionStorage)) {
    if (!DA_ABA.includes(chave)) sessionStorage.removeItem(chave);
  }
}

/** Databases of the browser, should anything ever make one; not waited for. */
async function apagarBancos(): Promise<void> {
  const bancos = await globalThis.indexedDB?.databases?.();
  for (const { name } of bancos ?? []) if (name) indexedDB.deleteDatabase(name);
}

/**
 * Removes everything that belongs to the person (seguranca.md P48): whatever the product keeps in
 * local storage, in cookies and in databases, but for what is known to be the machine's.
 */
export function removerDadosPessoais(): void {
  const nomes = new Set([...chavesDoProduto(), ...nomesDosCookies(PREFIXO), ...memoria.keys()]);
  for (const nome of [...nomes, ENTRADAS.conversa]) {
    if (!DA_MAQUINA.includes(nome)) remover(nome);
  }
  apagarBancos().catch(() => undefined);
}
