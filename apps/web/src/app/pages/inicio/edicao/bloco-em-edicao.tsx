import { IconArrowsMove, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { COLUNAS, type Lugar } from '../../../../components/painel/grade.ts';
import type { BlocoDoCatalogo } from '../catalogo.ts';
import { ConteudoDoBloco } from '../conteudo-do-bloco.tsx';
import { lugarNaGrade } from '../lugar-na-grade.ts';
import { agir, useEdicao } from './acoes.ts';
import classes from './edicao.module.css';
import type { Pego } from './edicao.ts';
import { useGesto } from './use-gesto.ts';

/** Height of a row and the room under it, and the room between columns (painel.module.css), in px. */
const LINHA_PX = 36;
const VAO_PX = 14;

/** Columns and rows that an arrow key goes. */
const SETAS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Desvio {
  dx: number;
  dy: number;
  coluna: number;
  linha: number;
}

interface Props {
  bloco: BlocoDoCatalogo;
  /** Where the block is, and where it would be if it were dropped now. */
  lugar: Lugar;
  previsto: Lugar;
  pego: Pego | null;
  /** Element that says how the keys work. */
  instrucoes: string;
  aoRemover: () => void;
}

/** Width of a column with the room beside it, and height of a row with the room under it, in px. */
function passosDe(elemento: Element): { coluna: number; linha: number } {
  const largura = elemento.closest('[data-grade]')?.clientWidth ?? 0;
  return { coluna: (largura + VAO_PX) / COLUNAS, linha: LINHA_PX + VAO_PX };
}

/** A block that can be moved, resized and removed. Its content does not react meanwhile. */
export function BlocoEmEdicao({ bloco, lugar, previsto, pego, instrucoes, aoRemover }: Props) {
  const { id, titulo } = bloco;
  const meu = pego?.id === id ? pego : null;
  /** How far the pointer has carried it from where it stood, and what a cell measures, in px. */
  const [desvio, setDesvio] = useState<Desvio | null>(null);
  const fim = {
    aoSoltar: () => {
      setDesvio(null);
      agir({ tipo: 'soltar' });
    },
    aoCancelar: () => {
      setDesvio(null);
      agir({ tipo: 'cancelar' });
    },
    aoComecar: () => agir({ tipo: 'pegar', id, como: 'ponteiro' }),
  };
  const { encerrar: largar, ...alca } = useGesto({
    ...fim,
    toqueLongo: true,
    aoLevar: (dx, dy) => {
      if (!alca.ref.current) return;
      const { coluna, linha } = passosDe(alca.ref.current);
      setDesvio({
        // Past the edges of the grid there is nowhere to put it.
        dx: Math.min(Math.max(dx, -lugar.x * coluna), (COLUNAS - lugar.w - lugar.x) * coluna),
        dy: Math.max(dy, -lugar.y * linha),
        coluna,
        linha,
      });
      agir({
        tipo: 'levar',
        x: lugar.x + Math.round(dx / coluna),
        y: Math.max(0, lugar.y + Math.round(dy / linha)),
      });
    },
  });
  const { encerrar: largarBorda, ...borda } = useGesto({
    ...fim,
    toqueLongo: false,
    aoLevar: (dx) => {
      if (!borda.ref.current) return;
      const { coluna } = passosDe(borda.ref.current);
      agir({ tipo: 'esticar', w: lugar.w + Math.round(dx / coluna) });
    },
  });

  // Read from the store, not from the last render: between two quick presses nothing may be drawn
  // yet.
  const pegoAgora = () => {
    const atual = useEdicao.getState().pego;
    return atual?.id === id ? atual.como : undefined;
  };
  const cancelarComEsc = (evento: KeyboardEvent, largarGesto: () => void) => {
    if (!pegoAgora()) return;
    evento.preventDefault();
    largarGesto();
    fim.aoCancelar();
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    const seta = SETAS[evento.key];
    const como = pegoAgora();
    if (evento.key === 'Escape') {
      cancelarComEsc(evento, largar);
    } else if (evento.key === ' ' || evento.key === 'Enter') {
      evento.preventDefault();
      if (como === 'ponteiro' || evento.repeat) return;
      agir(como ? { tipo: 'soltar' } : { tipo: 'pegar', id, como: 'teclado' });
    } else if (seta && como === 'teclado') {
      evento.preventDefault();
      const alca = evento.currentTarget;
      flushSync(() => agir({ tipo: 'andar', dx: seta[0], dy: seta[1] }));
      alca.closest('[data-bloco]')?.scrollIntoView({ block: 'nearest' });
    }
  };
  const aoTeclarNaBorda = (evento: KeyboardEvent) => {
    const [dw = 0] = SETAS[evento.key] ?? [];
    if (evento.key === 'Escape') cancelarComEsc(evento, largarBorda);
    else if (dw !== 0) {
      evento.preventDefault();
      agir({ tipo: 'redimensionar', id, dw });
    }
  };

  // The grid has moved the block's cell already, but the block itself follows the pointer.
  const transform =
    desvio &&
    `translate(${desvio.dx - (previsto.x - lugar.x) * desvio.coluna}px, ${
      desvio.dy - (previsto.y - lugar.y) * desvio.linha
    }px)`;

  return (
    <div
      className={classes.moldura}
      style={lugarNaGrade(previsto)}
      data-bloco={id}
      data-pego={meu?.como}
    >
      <div className={classes.peca} style={transform ? { transform } : undefined}>
        <div className={classes.conteudo} inert>
          <ConteudoDoBloco bloco={bloco} />
        </div>
        <button
          {...alca}
          type="button"
          className={classes.alca}
          aria-label={`Mover ${titulo}`}
          aria-describedby={instrucoes}
          aria-pressed={meu?.como === 'teclado'}
          onKeyDown={aoTeclar}
          // Firefox clicks when the key is released.
          onKeyUp={(evento) => evento.key === ' ' && evento.preventDefault()}
          onBlur={() => pegoAgora() === 'teclado' && agir({ tipo: 'soltar' })}
        >
          <IconArrowsMove size={18} stroke={1.7} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.remover}
          aria-label={`Remover ${titulo}`}
          onClick={aoRemover}
        >
          <IconX size={18} stroke={1.7} aria-hidden />
        </button>
        <button
          {...borda}
          type="button"
          className={classes.borda}
          aria-label={`Largura de ${titulo}, com as setas`}
          onKeyDown={aoTeclarNaBorda}
        />
      </div>
    </div>
  );
}
