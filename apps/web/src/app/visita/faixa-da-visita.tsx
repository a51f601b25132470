import type { Visita } from '@dominio/contrato/ver-como';
import { somenteLeitura } from '@dominio/contrato/visita';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSessao } from '../../lib/sessao.ts';
import { terminarVisita } from '../../lib/visita.ts';
import { acompanharVisita } from './acompanhar-visita.ts';
import classes from './faixa-da-visita.module.css';

const SEGUNDO = 1_000;

/** `29:05`: what is left of the visit. */
function restante(ms: number): string {
  const segundos = Math.max(0, Math.ceil(ms / SEGUNDO));
  const partes = [Math.floor(segundos / 60), segundos % 60];
  return partes.map((parte) => String(parte).padStart(2, '0')).join(':');
}

/**
 * Over every page of 'Ver como', above drawers and dialogs too: whose session is seen, why, until
 * when, and the way back.
 */
export default function FaixaDaVisita({ visita }: { visita: Visita }) {
  const sair = useSessao((sessao) => sessao.sair);
  const fim = Date.parse(visita.expira_em);
  const [agora, setAgora] = useState(Date.now);
  useEffect(() => {
    const relogio = setInterval(() => setAgora(Date.now()), SEGUNDO);
    return () => clearInterval(relogio);
  }, []);
  useEffect(acompanharVisita, []);
  const acabou = agora >= fim;
  useEffect(() => {
    if (acabou) terminarVisita();
  }, [acabou]);
  useEffect(() => {
    document.documentElement.dataset.visita = '';
    return () => {
      delete document.documentElement.dataset.visita;
    };
  }, []);
  // What sticks to the top makes room for the band, which is as high as the lines of a long name.
  const texto = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const alvo = texto.current;
    const { style } = document.documentElement;
    if (!alvo) return;
    const medida = new ResizeObserver(() =>
      style.setProperty('--altura-do-texto-da-visita', `${alvo.offsetHeight}px`),
    );
    medida.observe(alvo);
    return () => {
      medida.disconnect();
      style.removeProperty('--altura-do-texto-da-visita');
    };
  }, []);
  return (
    <section aria-label="Ver como" className={classes.faixa}>
      <IconEye size={18} stroke={1.9} aria-hidden className={classes.icone} />
      <p ref={texto} className={classes.texto}>
        <strong>{somenteLeitura(visita.nome)}</strong>
        <span className={classes.motivo} title={visita.motivo}>
          {visita.motivo}
        </span>
        <span className={classes.tempo}>
          termina em <time>{restante(fim - agora)}</time>
        </span>
      </p>
      <button type="button" className={classes.encerrar} onClick={sair}>
        Encerrar
      </button>
    </section>
  );
}
