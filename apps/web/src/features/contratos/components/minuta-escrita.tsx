import type { Bloco, Minuta, Trecho } from '@dominio/contrato/contratos-minuta';
import { VARIAVEIS } from '@dominio/contrato/modelos-minuta';
import classes from './minuta.module.css';

/** The title of a minute stands below that of its dialog. */
const TITULOS = ['h3', 'h4', 'h5'] as const;

/** Blocks and words have no names: they are drawn once, in their order. */
const comLugar = <T,>(lista: readonly T[]) => lista.map((um, lugar) => [`${lugar}`, um] as const);

function Palavra({ trecho: { texto, negrito, italico, falta } }: { trecho: Trecho }) {
  if (falta) {
    return (
      <mark className={classes.falta} title={VARIAVEIS[falta]}>
        {texto}
      </mark>
    );
  }
  const palavra = italico ? <em>{texto}</em> : texto;
  return negrito ? <strong>{palavra}</strong> : palavra;
}

const Palavras = ({ trechos }: { trechos: readonly Trecho[] }) =>
  comLugar(trechos).map(([lugar, trecho]) => <Palavra key={lugar} trecho={trecho} />);

function BlocoEscrito({ bloco }: { bloco: Bloco }) {
  if (bloco.tipo === 'linha') return <hr className={classes.linha} />;
  if (bloco.tipo === 'lista') {
    const itens = comLugar(bloco.itens).map(([lugar, trechos]) => (
      <li key={lugar}>
        <Palavras trechos={trechos} />
      </li>
    ));
    return bloco.inicio === null ? <ul>{itens}</ul> : <ol start={bloco.inicio}>{itens}</ol>;
  }
  const Elemento = bloco.tipo === 'titulo' ? (TITULOS[bloco.nivel - 1] ?? 'h5') : 'p';
  return (
    <Elemento>
      <Palavras trechos={bloco.trechos} />
    </Elemento>
  );
}

/** A minute as it will be on paper, what is left blank marked. */
export function MinutaEscrita({ blocos }: Pick<Minuta, 'blocos'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <article className={classes.folha} aria-label="Prévia da minuta" tabIndex={0}>
      {comLugar(blocos).map(([lugar, bloco]) => (
        <BlocoEscrito key={lugar} bloco={bloco} />
      ))}
    </article>
  );
}
