import { create } from 'zustand';

/** What the explanation of an access is open about; null: it is closed. */
interface Explicada {
  readonly permissao: string;
  readonly oQue: string;
}

/** Opened from wherever a page is named; drawn by the layout. */
export const useExplicacao = create<{ sobre: Explicada | null }>()(() => ({ sobre: null }));

export const explicarAcesso = (sobre: Explicada | null): void => useExplicacao.setState({ sobre });
