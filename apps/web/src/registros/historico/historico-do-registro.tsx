import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import { Suspense, useState } from 'react';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import classes from './historico.module.css';

/** Code of its own: fetched once a history is opened. */
const Historico = sobDemanda(() => import('./historico.tsx'));

interface Props {
  tipo: TipoComHistorico;
  id: number;
}

/** What was done to a record, as a part of its panel beside others. */
export const ParteDoHistorico = (props: Props) => (
  <Suspense fallback={<EsqueletoDeLista />}>
    <Historico {...props} />
  </Suspense>
);

/** Under a record: what was done to it, read once it is opened. */
export function HistoricoDoRegistro(props: Props) {
  const [aberto, setAberto] = useState(false);
  return (
    <details
      className={classes.historico}
      onToggle={(evento) => setAberto(evento.currentTarget.open)}
    >
      <summary tabIndex={0}>Histórico</summary>
      {aberto && <ParteDoHistorico {...props} />}
    </details>
  );
}
