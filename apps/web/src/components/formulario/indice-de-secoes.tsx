import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Secao } from '../painel/secao.tsx';
import classes from './secoes.module.css';

/** One part of a long form, with the fields that it asks for. */
export interface SecaoDoFormulario {
  readonly titulo: string;
  readonly campos: readonly string[];
}

const CAMPO = ':is(input, textarea, select):enabled:not([type="hidden"])';
const idDe = (titulo: string) => `secao-${titulo.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Brings a part to the top of the page, with the focus in its first field. */
function irPara(titulo: string): void {
  const secao = document.getElementById(idDe(titulo));
  secao?.scrollIntoView({ block: 'start' });
  (secao?.querySelector<HTMLElement>(CAMPO) ?? secao)?.focus({ preventScroll: true });
}

interface Props {
  secoes: readonly SecaoDoFormulario[];
  /** The fields to look at again: the parts that have them are marked. */
  errados: readonly string[];
  /** The part at which the form opens; by default its beginning. */
  abreEm?: string | undefined;
}

/** The parts of a long form: at its side where there is room, else in a row above it. */
export function IndiceDeSecoes({ secoes, errados, abreEm }: Props) {
  const chegar = useEffectEvent(() => abreEm !== undefined && irPara(abreEm));
  useEffect(() => void chegar(), []);
  return (
    <nav className={classes.indice} aria-label="Partes do formulário">
      <ul className={classes.secoes}>
        {secoes.map(({ titulo, campos }) => {
          const errada = campos.some((campo) => errados.includes(campo));
          return (
            <li key={titulo}>
              <button
                type="button"
                data-errada={errada || undefined}
                onClick={() => irPara(titulo)}
              >
                {titulo}
                {errada && (
                  <>
                    <IconAlertCircle size={16} stroke={1.7} aria-hidden />
                    <VisuallyHidden>: há campos a revisar</VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A part of a long form, found by its index. */
export const ParteDoFormulario = ({
  titulo,
  children,
}: {
  titulo: string;
  children: ReactNode;
}) => (
  <div id={idDe(titulo)} className={classes.parte} tabIndex={-1}>
    <Secao titulo={titulo}>
      <div className={classes.campos}>{children}</div>
    </Secao>
  </div>
);
