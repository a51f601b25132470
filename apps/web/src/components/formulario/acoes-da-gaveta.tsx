import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { AcaoDaLinha } from '../tabela/menu-da-linha.tsx';
import { AcoesProvider } from '../ui/acoes-da-gaveta.ts';
import { useSoLeitura } from '../ui/so-leitura.ts';
import { BarraDoRodape } from './rodape-fixo.tsx';

interface Props {
  acoes: readonly AcaoDaLinha[];
  children: ReactNode;
}

/**
 * Has the menu '⋯' of what else may be done with a record stand in the bar at the foot of its panel:
 * in the one of whatever is edited there, or else in one of its own.
 */
export function AcoesDaGaveta({ acoes, children }: Props) {
  const soLeitura = useSoLeitura() !== null;
  const [rodapes, setRodapes] = useState(0);
  const aoHaverRodape = useCallback(() => {
    setRodapes((antes) => antes + 1);
    return () => setRodapes((antes) => antes - 1);
  }, []);
  const oferecidas = soLeitura ? SEM_ACOES : acoes;
  const valor = useMemo(() => ({ acoes: oferecidas, aoHaverRodape }), [oferecidas, aoHaverRodape]);
  return (
    <>
      <AcoesProvider value={valor}>{children}</AcoesProvider>
      {rodapes === 0 && oferecidas.length > 0 && <BarraDoRodape acoes={oferecidas} />}
    </>
  );
}

const SEM_ACOES: readonly AcaoDaLinha[] = [];
