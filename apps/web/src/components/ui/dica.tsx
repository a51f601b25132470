import { Tooltip, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { type Icon, IconHelpCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './icone-pequeno.module.css';

interface Props {
  /** What it explains: 'O que é crítica'. */
  rotulo: string;
  children: ReactNode;
  icone?: Icon;
}

/** An explanation that takes no room: shown by hover, focus and touch, and read out with its icon. */
export function Dica({ rotulo, children, icone: Icone = IconHelpCircle }: Props) {
  const texto = useId();
  return (
    <>
      <Tooltip
        withinPortal={false}
        label={children}
        multiline
        maw={320}
        events={{ hover: true, focus: true, touch: true }}
      >
        <button
          type="button"
          className={classes.icone}
          aria-label={rotulo}
          aria-describedby={texto}
        >
          <Icone size={18} stroke={1.7} aria-hidden />
        </button>
      </Tooltip>
      <VisuallyHidden id={texto}>{children}</VisuallyHidden>
    </>
  );
}
