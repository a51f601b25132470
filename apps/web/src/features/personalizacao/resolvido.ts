import { useEffect } from 'react';
import { create } from 'zustand';
import { useConfiguracao } from '../../lib/configuracao.ts';
import { resolverTema, type TemaResolvido } from '../../theme/resolver.ts';
import { useEditor } from './editor.ts';

/** The edited mode as the resolver draws it, computed at most once a frame. */
export const useResolvido = create<{ tema: TemaResolvido | null }>()(() => ({ tema: null }));

function resolver(): void {
  const { config, previa } = useConfiguracao.getState();
  const { modo } = useEditor.getState();
  if (config) {
    useResolvido.setState({ tema: resolverTema(config.theme[modo], modo, previa ?? undefined) });
  }
}

/** Computes `useResolvido` again at each change, while the component is mounted. */
export function useManterResolvido(): void {
  useEffect(() => {
    let quadro = 0;
    const pedir = () => {
      quadro ||= requestAnimationFrame(() => {
        quadro = 0;
        resolver();
      });
    };
    resolver();
    const fins = [
      useEditor.subscribe((e, antes) => {
        if (e.modo !== antes.modo) pedir();
      }),
      useConfiguracao.subscribe((c, antes) => {
        if (c.config?.theme !== antes.config?.theme || c.previa !== antes.previa) pedir();
      }),
    ];
    return () => {
      cancelAnimationFrame(quadro);
      for (const fim of fins) fim();
    };
  }, []);
}
