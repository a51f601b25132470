import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import classes from './propriedades.module.css';
import { sairSePuder } from './saida.ts';

/** The property being changed, by its name, and the way to change another. */
const Contexto = createContext<readonly [string | null, (nome: string | null) => void]>([
  null,
  () => {},
]);

/** The properties of a record, each changed where it stands, one at a time. */
export function Propriedades({ children }: { children: ReactNode }) {
  const estado = useState<string | null>(null);
  return (
    <Contexto value={estado}>
      <dl className={classes.propriedades}>{children}</dl>
    </Contexto>
  );
}

interface Props {
  nome: string;
  /** What it is now, in words. */
  children: ReactNode;
  /** Draws the form that takes its place. Left out where it can only be read. */
  editar?: ((fechar: () => void) => ReactNode) | false;
}

/** A property with its name: a click on what it is puts its form there. */
export function Propriedade({ nome, children, editar = false }: Props) {
  const [aberta, abrir] = useContext(Contexto);
  const botao = useRef<HTMLButtonElement>(null);
  const emEdicao = editar !== false && aberta === nome;
  const voltar = useRef(false);
  useEffect(() => {
    if (emEdicao || !voltar.current) return;
    voltar.current = false;
    botao.current?.focus();
  }, [emEdicao]);
  if (emEdicao) {
    const fechar = () => {
      voltar.current = true;
      abrir(null);
    };
    return (
      <div className={classes.emEdicao}>
        <VisuallyHidden component="dt">{nome}</VisuallyHidden>
        <dd>{editar(fechar)}</dd>
      </div>
    );
  }
  return (
    <div className={classes.propriedade}>
      <dt>{nome}</dt>
      <dd>
        {editar ? (
          <button
            ref={botao}
            type="button"
            className={classes.valor}
            onClick={() => sairSePuder(() => abrir(nome))}
          >
            <span>{children}</span>
            <VisuallyHidden>. Mudar {nome.toLowerCase()}</VisuallyHidden>
            <IconPencil size={16} stroke={1.7} aria-hidden />
          </button>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
