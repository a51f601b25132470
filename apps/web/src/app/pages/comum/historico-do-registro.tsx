import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import { Suspense, useState } from 'react';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import classes from './historico-do-registro.module.css';

/** Code of its own: fetched once a history is opened. */
const Historico = sobDemanda(() => import('../../../features/auditoria/components/historico.tsx'));

/** Under a record: what was done to it, read once it is opened. */
export function HistoricoDoRegistro(props: { tipo: TipoComHistorico; id: number }) {
  const [aberto, setAberto] = useState(false);
  return (
    <details
      className={classes.historico}
      onToggle={(evento) => setAberto(evento.currentTarget.open)}
    >
      <summary tabIndex={0}>Histórico</summary>
      {aberto && (
        <Suspense fallback={<EsqueletoDeLista />}>
          <Historico {...props} />
        </Suspense>
      )}
    </details>
  );
}
