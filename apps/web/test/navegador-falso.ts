import type { Usuario } from '@dominio/contrato/pessoas';
import { vi } from 'vitest';

/** Local storage with a capacity in characters, and a switch that forbids every access. */
export class ArmazemFalso implements Storage {
  readonly #itens = new Map<string, string>();
  capacidade = Number.POSITIVE_INFINITY;
  bloqueado = false;

  get #ocupado() {
    return [...this.#itens].reduce((soma, [chave, valor]) => soma + chave.length + valor.length, 0);
  }

  #conferir(): void {
    if (this.bloqueado) throw new DOMException('Access is denied.', 'SecurityError');
  }

  get length() {
    this.#conferir();
    return this.#itens.size;
  }

  key(indice: number) {
    return [...this.#itens.keys()][indice] ?? null;
  }

  getItem(chave: string) {
    this.#conferir();
    return this.#itens.get(chave) ?? null;
  }

  setItem(chave: string, valor: string) {
    this.#conferir();
    const antes = this.#itens.has(chave) ? chave.length + (this.getItem(chave)?.length ?? 0) : 0;
    if (this.#ocupado - antes + chave.length + valor.length > this.capacidade) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    this.#itens.set(chave, valor);
  }

  removeItem(chave: string) {
    this.#conferir();
    this.#itens.delete(chave);
  }

  clear() {
    this.#itens.clear();
  }

  get chaves() {
    return [...this.#itens.keys()].sort();
  }

  /** Leaves no room for anything new. */
  encher() {
    this.capacidade = this.#ocupado;
  }
}

/** `document.cookie` as browsers keep it: attributes obeyed, 4 KB a cookie, time by the clock. */
class PoteDeCookies {
  readonly #pote = new Map<string, { valor: string; expira: number }>();
  /** Every cookie line ever assigned, with its attributes. */
  readonly escritos: string[] = [];
  bloqueado = false;

  ler(): string {
    return [...this.#pote]
      .filter(([, { expira }]) => expira > Date.now())
      .map(([nome, { valor }]) => `${nome}=${valor}`)
      .join('; ');
  }

  escrever(linha: string): void {
    this.escritos.push(linha);
    const [par = '', ...atributos] = linha.split('; ');
    if (this.bloqueado || par.length > 4096) return;
    const corte = par.indexOf('=');
    const vida = atributos.find((texto) => texto.startsWith('Max-Age='))?.slice(8);
    const expira = vida === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(vida) * 1000;
    this.#pote.set(par.slice(0, corte), { valor: par.slice(corte + 1), expira });
  }
}

class CanalFalso extends EventTarget {
  static abertos: CanalFalso[] = [];
  readonly nome: string;

  constructor(nome: string) {
    super();
    this.nome = nome;
    CanalFalso.abertos.push(this);
  }

  postMessage(data: unknown): void {
    for (const canal of CanalFalso.abertos) {
      if (canal !== this && canal.nome === this.nome) {
        canal.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }
}

export interface NavegadorFalso {
  armazem: ArmazemFalso;
  cookies: PoteDeCookies;
  /** The window of the tab opened last. */
  janela: EventTarget;
  documento: EventTarget & { visibilityState: string };
  recarregar: ReturnType<typeof vi.fn>;
  /** A new tab: its own window and modules, the same storage. */
  novaAba: () => void;
  /** What the browser tells the other tabs when one writes. */
  avisarArmazenamento: (key: string | null) => void;
}

/** Puts a browser's globals in place for one test. */
export function montarNavegador(url = 'http://localhost:5001/inicio'): NavegadorFalso {
  const cookies = new PoteDeCookies();
  const documento = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.defineProperty(documento, 'cookie', {
    get: () => cookies.ler(),
    set: (linha: string) => cookies.escrever(linha),
  });
  const { href, origin, protocol, hostname, pathname } = new URL(url);
  const recarregar = vi.fn();
  const navegador: NavegadorFalso = {
    armazem: new ArmazemFalso(),
    cookies,
    documento,
    janela: new EventTarget(),
    recarregar,
    novaAba: () => {
      vi.resetModules();
      navegador.janela = new EventTarget();
      vi.stubGlobal('window', navegador.janela);
    },
    avisarArmazenamento: (key) =>
      navegador.janela.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
  CanalFalso.abertos = [];
  vi.stubGlobal('localStorage', navegador.armazem);
  vi.stubGlobal('sessionStorage', new ArmazemFalso());
  vi.stubGlobal('document', documento);
  vi.stubGlobal('location', { href, origin, protocol, hostname, pathname, reload: recarregar });
  vi.stubGlobal('BroadcastChannel', CanalFalso);
  navegador.novaAba();
  return navegador;
}

/** A token of the server's shape. Only its middle is read here. */
export const tokenDe = (userId: number, marca = 'a') =>
  `x.${btoa(JSON.stringify({ user_id: userId, sid: marca }))}.y`;

export const umUsuario = (mudancas: Partial<Usuario> = {}): Usuario => ({
  id: 7,
  nome: 'Marina Couto',
  email: 'marina@dominio.demo',
  cpf: null,
  client_id: null,
  grupo_id: 4,
  time_id: 1,
  avatar_url: '/usuarios/7/avatar',
  tem_avatar: false,
  grupo_nome: 'Consultor',
  time_nome: 'Time Fiscal',
  cliente_nome: null,
  data_nascimento: null,
  genero: null,
  data_admissao: null,
  tem_filhos: null,
  ...mudancas,
});
