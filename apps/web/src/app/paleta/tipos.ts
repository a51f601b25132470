import type { Icon } from '@tabler/icons-react';
import type { Procuravel } from '../../lib/procurar.ts';

/** Something the palette offers. */
export interface Item extends Procuravel {
  /** Kind and key, such as `pagina:/agenda`: what is remembered when it is chosen. */
  readonly id: string;
  /** Second line, by which results with the same name are told apart. */
  readonly detalhe?: string | undefined;
  readonly Icone: Icon;
  readonly escolher: () => void;
}

export interface Grupo {
  readonly titulo: string;
  readonly itens: readonly Item[];
}

export type Passo = 'proximo' | 'anterior' | 'primeiro' | 'ultimo';

/** What the field may ask of the list. */
export interface ControleDaLista {
  mover: (passo: Passo) => void;
  /** Chooses the marked result. Answers whether there was one. */
  escolher: () => boolean;
}
