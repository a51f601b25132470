/** The startup splash lasts this long, in ms (specification part 1 §2.5, §9). */
export const DURACAO_DA_ABERTURA = 1_000;

const CHAVE = 'dominio.abertura';

/** Whether this tab has opened the application before: a reload is no startup. */
function jaAbriu(): boolean {
  try {
    const antes = sessionStorage.getItem(CHAVE) !== null;
    sessionStorage.setItem(CHAVE, '1');
    return antes;
  } catch {
    return true;
  }
}

/**
 * Shows the startup splash: the mark on a translucent veil. The page behind it is real and can be
 * used from its first moment. Once per tab, and never for whoever asked for less motion.
 */
export function mostrarAbertura(pagina = document): void {
  if (jaAbriu() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const marca = pagina.querySelector('.partida')?.cloneNode(true);
  if (marca === undefined) return;
  const veu = pagina.createElement('div');
  veu.className = 'abertura';
  veu.dataset.carregando = '';
  veu.setAttribute('aria-hidden', 'true');
  veu.append(marca);
  pagina.body.append(veu);
  setTimeout(() => veu.remove(), DURACAO_DA_ABERTURA);
}
