import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { mudancasDoPadrao } from '../matriz.rules.ts';
import type { PropsDaMatriz } from './escolha-do-canal.tsx';

interface Props extends PropsDaMatriz {
  /** What the events are together: a category, or the name of one. */
  nome: string;
  /** An icon alone, where there is one in each row. */
  soIcone?: boolean;
}

/** Gives events back to what holds for who decided nothing; only where something is decided. */
export function BotaoDoPadrao({ eventos, nome, atos, soIcone = false }: Props) {
  const soLeitura = useSoLeitura();
  if (soLeitura !== null || mudancasDoPadrao(eventos).length === 0) return null;
  const comum = {
    'aria-label': `Restaurar padrão: ${nome}`,
    onClick: () => void atos.restaurar(eventos),
  } as const;
  if (soIcone) {
    return (
      <BotaoDeIcone
        {...comum}
        rotulo={comum['aria-label']}
        dica="Restaurar padrão"
        icone={IconRestore}
      />
    );
  }
  return (
    <Button {...comum} variant="subtle" size="compact-sm">
      Restaurar padrão
    </Button>
  );
}
