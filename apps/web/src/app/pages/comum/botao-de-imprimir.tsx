import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** On paper, or as a PDF by the browser's own printing. */
export function BotaoDeImprimir() {
  return (
    <Button
      className="so-na-tela"
      variant="default"
      leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
      onClick={() => window.print()}
    >
      Imprimir
    </Button>
  );
}
