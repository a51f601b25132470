import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface Props extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  /** Its name, which the pointer and the keyboard are shown too. */
  rotulo: string;
  icone: Icon;
  /** Shown instead of the name, where that does not explain it. */
  dica?: string | undefined;
}

/** A button that is an icon alone: its name is read out, and shown beside the pointer or the focus. */
export function BotaoDeIcone({ rotulo, icone: Icone, dica = rotulo, ...props }: Props) {
  return (
    // Drawn inside the page's landmark.
    <Tooltip
      withinPortal={false}
      label={dica}
      multiline
      maw={280}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon variant="default" aria-label={rotulo} {...props}>
        <Icone size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
