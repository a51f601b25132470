import {
  type CampoDoAgendamento,
  NOMES_DO_AGENDAMENTO,
} from '@dominio/contrato/agendamentos-campos';
import { IconPlus } from '@tabler/icons-react';
import type { Propriedades } from '../use-propriedades.ts';
import classes from './propriedades.module.css';

interface Props {
  propriedades: Propriedades;
  /** The fields that hold nothing yet. */
  campos: readonly CampoDoAgendamento[];
}

/** What an appointment has not yet, each a click away from being filled in. */
export function Acrescentar({ propriedades, campos }: Props) {
  const livres = campos.filter((campo) => campo !== propriedades.aberta);
  if (livres.length === 0) return null;
  return (
    <ul className={classes.acrescentar} aria-label="Adicionar ao agendamento">
      {livres.map((campo) => {
        const { rotulo } = NOMES_DO_AGENDAMENTO[campo];
        return (
          <li key={campo}>
            <button
              type="button"
              aria-label={`Adicionar ${rotulo.toLowerCase()}`}
              data-propriedade={campo}
              onClick={() => propriedades.abrir(campo)}
            >
              <IconPlus size={14} stroke={1.7} aria-hidden />
              {rotulo}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
