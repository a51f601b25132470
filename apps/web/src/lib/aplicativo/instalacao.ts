import { type Aparelho, ehSafariDoIos } from '../aparelho.ts';
import { ENTRADAS, gravar, ler } from '../armazenamento.ts';
import { avisar } from '../avisar.ts';
import { type ConviteDoNavegador, tomarConvite } from './convite.ts';

/** A dismissed offer stays away this long, in ms (specification part 1 §4, §9). */
export const DISPENSA_VALE = 7 * 24 * 60 * 60_000;

/** Specification part 1 §8. */
export const TEXTOS_DA_INSTALACAO = {
  erro: 'Erro na instalação',
  naoFoiPossivel: 'Não foi possível instalar o app. Tente novamente.',
  falha: 'Falha ao instalar PWA',
  erroDoNavegador: 'Erro ao instalar PWA',
} as const;

/** How this browser installs: by its own question, by the steps of iOS, or not at all. */
export type FormaDeInstalar = 'navegador' | 'ios' | null;

export function formaDeInstalar({
  instalado,
  convite,
  aparelho,
}: {
  instalado: boolean;
  convite: ConviteDoNavegador | null;
  aparelho: Aparelho;
}): FormaDeInstalar {
  if (instalado) return null;
  if (convite !== null) return 'navegador';
  return ehSafariDoIos(aparelho) ? 'ios' : null;
}

/** Whether the page runs as an installed application. */
export const estaInstalado = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** Remembers that the offer was turned down, on this machine and for seven days. */
export function lembrarDispensa(agora = Date.now()): void {
  gravar(ENTRADAS.instalacao, JSON.stringify({ timestamp: agora }));
}

export function dispensadaHaPouco(agora = Date.now()): boolean {
  try {
    const { timestamp } = JSON.parse(ler(ENTRADAS.instalacao) ?? '{}') as { timestamp?: unknown };
    return typeof timestamp === 'number' && agora - timestamp < DISPENSA_VALE;
  } catch {
    return false;
  }
}

/** Asks the browser to install, and what became of it. A refusal is remembered as a dismissal. */
async function pedirAoNavegador(convite: ConviteDoNavegador | null): Promise<void> {
  if (convite === null) throw new Error(TEXTOS_DA_INSTALACAO.falha);
  try {
    await convite.prompt();
    const { outcome } = await convite.userChoice;
    if (outcome === 'dismissed') lembrarDispensa();
  } catch (cause) {
    throw new Error(TEXTOS_DA_INSTALACAO.erroDoNavegador, { cause });
  }
}

/** Installs with the browser's own question; a failure is told and reported (specification part 1 §8). */
export async function instalar(): Promise<void> {
  try {
    await pedirAoNavegador(tomarConvite());
  } catch (erro) {
    reportError(erro);
    const { erro: titulo, naoFoiPossivel: mensagem } = TEXTOS_DA_INSTALACAO;
    avisar.erro({ titulo, mensagem });
  }
}
