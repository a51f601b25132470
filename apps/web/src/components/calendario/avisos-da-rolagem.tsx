import { VisuallyHidden } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { foraDaVista } from './fora-da-vista.ts';
import type { Trecho } from './geometria.ts';
import classes from './grade-de-horas.module.css';
import { MINUTOS_DO_DIA } from './tipos.ts';

interface Props {
  rolavel: RefObject<HTMLElement | null>;
  porDia: ReadonlyMap<string, readonly Trecho[]>;
}

/** Air left above what a hint scrolls to, in minutes. */
const FOLGA_MIN = 30;

/**
 * Hints at the edges of the hours in sight: how much more there is earlier and later that day. They
 * stand beside the days, so that they lie over nothing that is in them.
 */
export function AvisosDaRolagem({ rolavel, porDia }: Props) {
  const [{ antes, depois }, setFora] = useState({ antes: 0, depois: 0 });
  useEffect(() => {
    const area = rolavel.current;
    if (!area) return;
    const trechos = [...porDia.values()].flat();
    const medir = () => {
      const minutos = (pixels: number) => (pixels / area.scrollHeight) * MINUTOS_DO_DIA;
      const vista = {
        de: minutos(area.scrollTop),
        ate: minutos(area.scrollTop + area.clientHeight),
      };
      setFora((atual) => {
        const novo = foraDaVista(trechos, vista);
        return novo.antes === atual.antes && novo.depois === atual.depois ? atual : novo;
      });
    };
    medir();
    const tamanho = new ResizeObserver(medir);
    tamanho.observe(area);
    area.addEventListener('scroll', medir, { passive: true });
    return () => {
      tamanho.disconnect();
      area.removeEventListener('scroll', medir);
    };
  }, [rolavel, porDia]);

  const irPara = (minuto: number) => {
    const area = rolavel.current;
    if (!area) return;
    area.scrollTop = ((minuto - FOLGA_MIN) / MINUTOS_DO_DIA) * area.scrollHeight;
    // The button is about to disappear, and the focus in it would be lost.
    area.focus({ preventScroll: true });
  };
  const inicios = [...porDia.values()].flat().map(({ de }) => de);
  return (
    <>
      {antes > 0 && (
        <button
          type="button"
          className={classes.maisCedo}
          title={`${antes} mais cedo`}
          onClick={() => irPara(Math.min(...inicios))}
        >
          <span aria-hidden="true">↑</span> {antes}
          <VisuallyHidden> mais cedo</VisuallyHidden>
        </button>
      )}
      {depois > 0 && (
        <button
          type="button"
          className={classes.maisTarde}
          title={`${depois} mais tarde`}
          onClick={() => irPara(Math.max(...inicios))}
        >
          <span aria-hidden="true">↓</span> {depois}
          <VisuallyHidden> mais tarde</VisuallyHidden>
        </button>
      )}
    </>
  );
}
