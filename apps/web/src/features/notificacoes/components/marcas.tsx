import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { lerMarcas, type Marca } from '../../../lib/marcas.ts';

type AoSeguir = (daCasa: boolean) => void;

function Ligacao({
  href,
  daCasa,
  aoSeguir,
  children,
}: {
  href: string;
  daCasa: boolean;
  aoSeguir: AoSeguir;
  children: ReactNode;
}) {
  // A click that opens another tab leaves this page as it is.
  const seguir = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    aoSeguir(daCasa && !ctrlKey && !metaKey && !shiftKey);
  return daCasa ? (
    <Link to={href} onClick={seguir}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={seguir}>
      {children}
    </a>
  );
}

/** The marks of a message as elements: nothing of it is ever HTML again. */
export function desenhar(marcas: readonly Marca[], aoSeguir: AoSeguir): ReactNode {
  return marcas.map((uma, i) => {
    // What was read from one text never changes places.
    const key = String(i);
    if (typeof uma === 'string') return uma;
    if (uma.tipo === 'br') return <br key={key} />;
    const dentro = desenhar(uma.dentro, aoSeguir);
    if (uma.tipo !== 'a') return <uma.tipo key={key}>{dentro}</uma.tipo>;
    return (
      <Ligacao key={key} href={uma.href} daCasa={uma.daCasa} aoSeguir={aoSeguir}>
        {dentro}
      </Ligacao>
    );
  });
}

/** A message with marks, where it stands alone. */
export const comMarcas = (html: string, aoSeguir: AoSeguir): ReactNode =>
  desenhar(lerMarcas(html).marcas, aoSeguir);
