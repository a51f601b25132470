import { GRUPO, type MapaDePermissoes, temPermissao } from '@dominio/contrato/permissoes';
import type { RotaComPagina } from './rotas/rota.ts';
import { AREA_DO_CLIENTE, ENTRAR, INICIO } from './rotas.ts';

/** What the session says about whoever is at the browser. */
export interface QuemPede {
  token: string | null;
  usuario: { grupo_id: number } | null;
  permissoes: { permissions: MapaDePermissoes };
  pronto: boolean;
}

export type Decisao =
  | { tipo: 'abrir' }
  /** The page is not for this person: somewhere else is. */
  | { tipo: 'ir'; para: string }
  /** The permissions are still on their way: 'Verificando Acesso'. */
  | { tipo: 'verificar' }
  /** The page is for the staff, but asks for a permission this person lacks. */
  | { tipo: 'negar' };

const abrir: Decisao = { tipo: 'abrir' };
const verificar: Decisao = { tipo: 'verificar' };
const ir = (para: string): Decisao => ({ tipo: 'ir', para });

/** Where a signed-in person starts (specification part 1 §2.2, §6). */
export const inicioDe = (usuario: QuemPede['usuario']): string =>
  usuario?.grupo_id === GRUPO.cliente ? AREA_DO_CLIENTE : INICIO;

/** Whether somebody of the staff is at the browser. */
export const daEquipe = ({ token, usuario }: Pick<QuemPede, 'token' | 'usuario'>): boolean =>
  token !== null && usuario !== null && usuario.grupo_id !== GRUPO.cliente;

/** Whether the page may be shown to this person, once signed in and verified. */
export function podeAbrir(rota: RotaComPagina, { usuario, permissoes }: QuemPede): boolean {
  const cliente = usuario?.grupo_id === GRUPO.cliente;
  if (rota.guarda === 'public') return true;
  if ((rota.guarda === 'client') !== cliente) return false;
  return rota.permissao === undefined || temPermissao(permissoes.permissions, rota.permissao);
}

/** Whether the page is of use to this person when opened by its name alone. */
export const podeProcurar = (rota: RotaComPagina, quem: QuemPede): boolean =>
  podeAbrir(rota, quem) &&
  (rota.paraProcurar === undefined || temPermissao(quem.permissoes.permissions, rota.paraProcurar));

/**
 * The route guard (specification part 1 §6): without a session `/entrar`; client users `/area-cliente`
 * for any path that does not start with it, staff never there; nothing guarded before the
 * permissions are loaded. Links of a password reset work for everybody.
 *
 * @param redefinindo whether `/entrar` was opened to define a new password.
 */
export function decidirAcesso(
  rota: RotaComPagina,
  caminho: string,
  quem: QuemPede,
  redefinindo = false,
): Decisao {
  if (rota.path === '/reset-password' || redefinindo) return abrir;
  if (quem.token === null) {
    return rota.guarda === 'public' && rota.path !== '/' ? abrir : ir(ENTRAR);
  }
  if (quem.usuario === null) return verificar;
  const cliente = quem.usuario.grupo_id === GRUPO.cliente;
  if (cliente && !caminho.startsWith(AREA_DO_CLIENTE)) return ir(AREA_DO_CLIENTE);
  if (rota.path === '/' || rota.path === ENTRAR) return ir(inicioDe(quem.usuario));
  if (rota.guarda === 'public') return abrir;
  if (rota.guarda === 'client' && !cliente) return ir(INICIO);
  if (!quem.pronto) return verificar;
  return podeAbrir(rota, quem) ? abrir : { tipo: 'negar' };
}
