import { somenteLeitura } from '@dominio/contrato/visita';
import type { ReactNode } from 'react';
import { SoLeituraProvider } from '../../components/ui/so-leitura.ts';
import { visitaAtual } from '../../lib/visita.ts';

/** Makes every form read-only while somebody else's session is being looked at ('Ver como'). */
export function SoLeituraDaVisita({ children }: { children: ReactNode }) {
  const motivo = visitaAtual && `${somenteLeitura(visitaAtual.nome)}.`;
  return <SoLeituraProvider value={motivo}>{children}</SoLeituraProvider>;
}
