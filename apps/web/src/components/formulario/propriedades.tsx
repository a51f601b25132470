import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useChegada } from '../endereco/campo-chamado.ts';
import classes from './propriedades.module.css';
import { sairSePuder } from './saida.ts';

/** What is said where there is nothing yet. */
export const NADA = 'Não informado';

const ehVazia = (valor: ReactNode) =>
  valor === null || valor === undefined || valor === '' || valor === false;

/** In the form of a property, what somebody else made of it meanwhile. */
export const ValorAtual = ({ children }: { children: ReactNode }) => (
  <div className={classes.atual} role="status">
    Agora está: <strong>{ehVazia(children) ? NADA : children}</strong>
  </div>
);

/** The properties of a record, with their names in one column. */
export const Propriedades = ({ children }: { children: ReactNode }) => (
  <dl className={classes.propriedades}>{children}</dl>
);

export interface PropsDaPropriedade {
  nome: string;
  /** What it is now, in words; blank where there is nothing yet. */
  children: ReactNode;
  /** Draws the form that takes its place. Left out where it can only be read. */
  editar?: ((fechar: (comFoco: boolean) => void) => ReactNode) | false | undefined;
  /** Its name above it and not beside it, for what takes all the room there is. */
  larga?: boolean | undefined;
  /**
   * False where a click on the value is not for changing it: a link to follow, a text to copy, a list.
   */
  inteira?: boolean | undefined;
  /** What else there is of it, beside its name: its history. */
  aoLado?: ReactNode;
  /** What its button is called, where 'Mudar' and its name make no sense together. */
  rotulo?: string | undefined;
  /** Called once it is open, where a link led to it (`useCampoChamado`). */
  aoChegar?: (() => void) | false | undefined;
}

/** Within a sentence, but for what is written with capitals anywhere: 'CNPJ', 'WhatsApp'. */
const comMinuscula = (nome: string) =>
  nome.replace(/^\p{Lu}(?=[^\p{Lu}\s]*(?:\s|$))/u, (letra) => letra.toLowerCase());

/**
 * A property with its name: a click on what it is puts its form there. Another one that is open is
 * saved first, or asks.
 */
export function Propriedade(props: PropsDaPropriedade) {
  const { nome, children, editar = false, larga = false, inteira = true, aoLado } = props;
  const { rotulo = `Mudar ${comMinuscula(nome)}` } = props;
  const [aberta, setAberta] = useState(false);
  const botao = useRef<HTMLButtonElement>(null);
  const volta = useRef(false);
  const lugar = useRef<HTMLElement>(null);
  const emEdicao = editar !== false && aberta;
  useChegada(props.aoChegar, () => {
    if (editar) return sairSePuder(() => setAberta(true));
    lugar.current?.focus();
  });
  useEffect(() => {
    if (emEdicao || !volta.current) return;
    volta.current = false;
    botao.current?.focus();
  }, [emEdicao]);

  if (emEdicao) {
    const fechar = (comFoco: boolean) => {
      volta.current = comFoco;
      setAberta(false);
    };
    return (
      <div className={classes.emEdicao}>
        <VisuallyHidden component="dt">{nome}</VisuallyHidden>
        <dd>{editar(fechar)}</dd>
      </div>
    );
  }
  const vazia = ehVazia(children);
  const valor = vazia ? NADA : children;
  const abrir = {
    ref: botao,
    type: 'button' as const,
    onClick: () => sairSePuder(() => setAberta(true)),
  };
  const lapis = <IconPencil size={16} stroke={1.7} aria-hidden />;
  const comoBotao = inteira || vazia;
  return (
    <div className={classes.propriedade} data-larga={larga || undefined}>
      <dt data-com-mais={aoLado ? true : undefined}>
        {nome}
        {aoLado}
      </dt>
      <dd ref={lugar} tabIndex={editar ? undefined : -1} data-vazia={vazia || undefined}>
        {!editar && valor}
        {editar && comoBotao && (
          <button {...abrir} className={classes.valor}>
            <span>{valor}</span>
            <VisuallyHidden>. {rotulo}</VisuallyHidden>
            {lapis}
          </button>
        )}
        {editar && !comoBotao && (
          <div className={classes.comUso}>
            <div>{valor}</div>
            <button {...abrir} className={classes.valor} aria-label={rotulo} title={rotulo}>
              {lapis}
            </button>
          </div>
        )}
      </dd>
    </div>
  );
}
