import { MAXIMO_AO_LADO } from '@dominio/contrato/agendamentos-entrada';
import { contar } from '../../../lib/formato.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';
import type { Periodo } from '../periodo.ts';
import { useColegasMostrados } from '../use-ao-lado.tsx';
import classes from './resumo-da-agenda.module.css';

interface Props {
  estado: EstadoDaAgenda;
  periodo: Periodo;
  aoMudar: (parcial: Pick<EstadoDaAgenda, 'com'>) => void;
}

/** Says of which colleagues in the address nothing is shown beside the agenda, and why. */
export function AvisoDosColegas({ estado, periodo, aoMudar }: Props) {
  const mostrados = useColegasMostrados(estado, periodo);
  if (!mostrados) return null;
  const cabem = estado.com.slice(0, MAXIMO_AO_LADO);
  const perdidos = cabem.filter((id) => !mostrados.includes(id)).length;
  const demais = estado.com.length - cabem.length;
  if (perdidos + demais === 0) return null;
  return (
    <p className={classes.aviso} role="status">
      {perdidos > 0 &&
        `${contar(perdidos, 'colega não foi encontrado ou não tem mais agenda', 'colegas não foram encontrados ou não têm mais agenda')}. `}
      {demais > 0 &&
        `Ao lado cabem no máximo ${MAXIMO_AO_LADO} colegas: ${contar(demais, 'ficou', 'ficaram')} de fora. `}
      <button type="button" onClick={() => aoMudar({ com: mostrados })}>
        Deixar de mostrar
      </button>
    </p>
  );
}
