import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

interface Props {
  /** What goes: 'Excluir grupo'. */
  rotulo: string;
  aoExcluir: () => void;
}

/** The button that deletes the record of a form. It asks nothing itself: `aoExcluir` does. */
export function BotaoDeExcluir({ rotulo, aoExcluir }: Props) {
  return (
    <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={aoExcluir}>
      {rotulo}
    </Button>
  );
}
