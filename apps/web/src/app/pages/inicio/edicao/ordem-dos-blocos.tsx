import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import type { BlocoDoCatalogo } from '../catalogo.ts';
import { agir } from './acoes.ts';
import classes from './edicao.module.css';

interface Props {
  blocos: readonly BlocoDoCatalogo[];
  aoRemover: (bloco: BlocoDoCatalogo) => void;
}

/** On narrow screens the panel is one column: its order is all there is to arrange. */
export function OrdemDosBlocos({ blocos, aoRemover }: Props) {
  const deslocar = (id: string, passo: -1 | 1, botao: HTMLElement) => {
    flushSync(() => agir({ tipo: 'deslocar', id, passo }));
    // The row may have been removed and inserted again, and has lost the focus then.
    botao.focus();
  };
  return (
    <ol className={classes.ordem}>
      {blocos.map((bloco, indice) => (
        <li key={bloco.id} data-bloco={bloco.id}>
          <span className={classes.nome}>{bloco.titulo}</span>
          <button
            type="button"
            aria-label={`Subir ${bloco.titulo}`}
            aria-disabled={indice === 0}
            onClick={(evento) => deslocar(bloco.id, -1, evento.currentTarget)}
          >
            <IconArrowUp size={18} stroke={1.7} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={`Descer ${bloco.titulo}`}
            aria-disabled={indice === blocos.length - 1}
            onClick={(evento) => deslocar(bloco.id, 1, evento.currentTarget)}
          >
            <IconArrowDown size={18} stroke={1.7} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={`Remover ${bloco.titulo}`}
            onClick={() => aoRemover(bloco)}
          >
            <IconX size={18} stroke={1.7} aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}
