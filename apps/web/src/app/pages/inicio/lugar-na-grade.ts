import type { CSSProperties } from 'react';
import type { Lugar } from '../../../components/painel/grade.ts';

/** A place as the style sheet takes it. */
export const lugarNaGrade = ({ x, y, w, h }: Lugar): CSSProperties => ({
  gridArea: `${y + 1} / ${x + 1} / span ${h} / span ${w}`,
});
