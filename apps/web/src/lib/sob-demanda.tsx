import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { comEstilos } from './estilos-que-faltam.ts';
import { recarregarUmaVez } from './recarregar.ts';

/** A component whose code is a file of its own. */
export interface SobDemanda<Props> extends FunctionComponent<Props> {
  /** Fetches the code before the component is drawn. A failure shows when it is drawn. */
  adiantar(): void;
}

/**
 * A component whose code is fetched when it is first drawn, inside a `<Suspense>`.
 *
 * Code that was fetched ahead is drawn at once. React's `lazy` alone would first commit what stands
 * in its place, however short the wait, and React keeps that for 300 ms before it shows anything
 * else (`FALLBACK_THROTTLE_MS` of react-dom).
 *
 * @param buscar an `import()` of a module whose default is the component. Where it fails, the page
 * reloads once, or the nearest boundary is given an ErroDeCarregamento.
 */
export function sobDemanda<Props extends object>(
  buscar: () => Promise<{ default: ComponentType<Props> }>,
): SobDemanda<Props> {
  let adiantado: ComponentType<Props> | undefined;
  // Decided by the first drawing: another component in its place would lose the state of this one.
  let desenhado: ComponentType<Props> | undefined;
  const doCodigo = () => {
    desenhado ??= adiantado ?? lazy(() => comEstilos(buscar).catch(recarregarUmaVez));
    return desenhado;
  };
  const SobDemanda = (props: Props) => {
    const Componente = doCodigo();
    return <Componente {...props} />;
  };
  return Object.assign(SobDemanda, {
    adiantar: () => {
      // A browser remembers that an import failed until the page is reloaded, so none is tried
      // offline.
      if (!navigator.onLine) return;
      comEstilos(buscar).then(
        (modulo) => {
          adiantado = modulo.default;
        },
        () => undefined,
      );
    },
  });
}
