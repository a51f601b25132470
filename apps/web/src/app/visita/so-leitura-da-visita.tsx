import { somenteLeitura } from '@dominio/contrato/visita';
import type { ReactNode } from 'react';
import { SoLeituraProvider } from '../../components/ui/so-leitura.ts';
import { visitaAtual } from '../../lib/visita.ts';

const MOTIVO = visitaAtual && `${somenteLeitura(visitaAtual.nome)}.`;

/** Has the kit read alone while somebody's session is only seen ('Ver como'). */
export function SoLeituraDaVisita({ children }: { children: ReactNode }) {
  return <SoLeituraProvider value={MOTIVO}>{children}</SoLeituraProvider>;
}
