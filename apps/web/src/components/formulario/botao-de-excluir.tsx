import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

interface Props {
  /** What goes: 'Excluir grupo'. */
  rotulo: string;
  aoExcluir: () => void;
}

/** Takes the record of a form away; whoever is told asks first. */
export function BotaoDeExcluir({ rotulo, aoExcluir }: Props) {
  return (
    <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={aoExcluir}>
      {rotulo}
    </Button>
  );
}
