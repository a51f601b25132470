import { create } from 'zustand';

/** The page whose access is being explained; null while the explanation is closed. */
interface Explicada {
  readonly permissao: string;
  readonly oQue: string;
}

/** Opened from wherever a page is named; drawn by the layout. */
export const useExplicacao = create<{ sobre: Explicada | null }>()(() => ({ sobre: null }));

export const explicarAcesso = (sobre: Explicada | null): void => useExplicacao.setState({ sobre });
