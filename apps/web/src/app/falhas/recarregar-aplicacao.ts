import { mostrarCarga } from '../../lib/carga.ts';
import { limparCache } from '../../lib/limpar-cache.ts';

/** Starts the application again, and shows that it does. */
export function recarregarAplicacao(): void {
  mostrarCarga('Recarregando...', 0);
  location.reload();
}

/** Clears the copies of the code, then starts again. The session stays. */
export async function limparCacheERecarregar(): Promise<void> {
  mostrarCarga('Limpando o cache...', 0);
  await limparCache();
  location.reload();
}
