import { onTestFinished } from 'vitest';
import { type AvisoPedido, conectarAvisos } from '../../src/lib/avisar.ts';

/**
 * Hears the toasts of this test in place of the component that draws them, for what no page is
 * opened for.
 *
 * @returns those asked for, and the ids of those taken away before their time.
 */
export function ouvirAvisos(): { avisos: AvisoPedido[]; retirados: string[] } {
  const [avisos, retirados]: [AvisoPedido[], string[]] = [[], []];
  const parar = conectarAvisos(
    (aviso) => avisos.push(aviso),
    (id) => retirados.push(id),
  );
  onTestFinished(parar);
  return { avisos, retirados };
}
