import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { avancar, useEditor, voltar } from '../editor.ts';
import classes from './personalizacao.module.css';

const icone = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** Buttons that undo and redo changes made since the page was opened. */
export function Passos() {
  const podeVoltar = useEditor(({ historia }) => historia.passado.length > 0);
  const podeAvancar = useEditor(({ historia }) => historia.futuro.length > 0);
  return (
    <span className={classes.passos}>
      <ActionIcon
        variant="subtle"
        aria-label="Desfazer"
        title="Desfazer (Ctrl+Z)"
        disabled={!podeVoltar}
        onClick={voltar}
      >
        <IconArrowBackUp {...icone} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label="Refazer"
        title="Refazer (Ctrl+Shift+Z)"
        disabled={!podeAvancar}
        onClick={avancar}
      >
        <IconArrowForwardUp {...icone} />
      </ActionIcon>
    </span>
  );
}
