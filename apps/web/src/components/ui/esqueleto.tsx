import type { CSSProperties } from 'react';
import classes from './esqueleto.module.css';

/**
 * One bar of a skeleton, in the shape of what will stand there. Invisible for the first 150 ms, so
 * that a quick answer never flashes.
 */
export function Esqueleto({
  largura = '100%',
  altura = 14,
  raio = 6,
  className = '',
}: {
  largura?: number | string;
  altura?: number | string;
  raio?: number | string;
  className?: string;
}) {
  const medidas: CSSProperties = { width: largura, height: altura, borderRadius: raio };
  return <span className={`${classes.barra} ${className}`} style={medidas} aria-hidden />;
}

/** Rows of a list that is being loaded, announced once to screen readers. */
export function EsqueletoDeLista({
  linhas = 4,
  rotulo = 'Carregando…',
}: {
  linhas?: number;
  rotulo?: string;
}) {
  return (
    <div role="status" aria-label={rotulo} className={classes.lista} data-esqueleto>
      {Array.from({ length: linhas }, (_, i) => `linha-${i}`).map((chave) => (
        <div key={chave} className={classes.linha}>
          <Esqueleto largura="45%" />
          <Esqueleto largura="28%" altura={11} />
        </div>
      ))}
    </div>
  );
}

const LINHAS_DA_TABELA = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** A list whose code is on its way, in the shape of its table: search, frame, heading and rows. */
export function EsqueletoDeTabela() {
  return (
    <div role="status" aria-label="Carregando…" className={classes.tabela} data-esqueleto>
      <Esqueleto className={classes.busca} altura="var(--altura-controle)" />
      <div className={classes.quadro}>
        {LINHAS_DA_TABELA.map((chave) => (
          <div key={chave} className={classes.linhaDaTabela}>
            <Esqueleto largura="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}
