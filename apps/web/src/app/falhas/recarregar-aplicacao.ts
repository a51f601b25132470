import { mostrarCarga } from '../../lib/carga.ts';
import { limparCache } from '../../lib/limpar-cache.ts';

/** Reloads the application under the loading overlay. */
export function recarregarAplicacao(): void {
  mostrarCarga('Recarregando...', 0);
  location.reload();
}

/** Clears the copies of the code, then reloads. The session stays. */
export async function limparCacheERecarregar(): Promise<void> {
  mostrarCarga('Limpando o cache...', 0);
  await limparCache();
  location.reload();
}
