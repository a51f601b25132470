import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './tela-central.module.css';

/** A whole page that says one thing: not found, no access, failure. Its title takes the focus. */
export function TelaCentral({
  icone: Icone,
  titulo,
  children,
  alerta = false,
}: {
  icone?: Icon;
  titulo: string;
  /** Paragraphs and buttons. */
  children: ReactNode;
  alerta?: boolean;
}) {
  return (
    <section className={classes.tela} role={alerta ? 'alert' : undefined}>
      {Icone && <Icone className={classes.icone} size={40} stroke={1.5} aria-hidden />}
      <h1 className={classes.titulo}>{titulo}</h1>
      {children}
    </section>
  );
}

/** Buttons of such a page, side by side. */
export function AcoesDaTela({ children }: { children: ReactNode }) {
  return <div className={classes.acoes}>{children}</div>;
}
