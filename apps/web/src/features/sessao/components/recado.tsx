import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './recado.module.css';

const ICONES = { erro: IconAlertTriangle, sucesso: IconCheck, info: IconInfoCircle } as const;

/**
 * One message inside the card. Screen readers announce an error at once, other messages in a pause.
 */
export function Recado({
  tipo,
  titulo,
  children,
}: {
  tipo: keyof typeof ICONES;
  titulo?: string | undefined;
  children?: ReactNode;
}) {
  const Icone = ICONES[tipo];
  return (
    <div className={classes.recado} data-tipo={tipo} role={tipo === 'erro' ? 'alert' : 'status'}>
      <Icone className={classes.icone} size={18} stroke={1.7} aria-hidden />
      <div>
        {titulo && <strong>{titulo}</strong>}
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
