import { LISTA_DE_DIAS, TurnosDoDia } from '../../../components/campos/turnos-do-dia.tsx';
import frases from '../../../components/ui/frases.module.css';
import { DIAS, type Dia, type Turno } from '../escritorio.formulario.ts';
import classes from './configuracoes.module.css';

/** Most intervals of a day; the contract refuses more. */
const MAXIMO_DE_TURNOS = 4;

interface Props {
  value: Record<Dia, Turno[]>;
  onChange: (expediente: Record<Dia, Turno[]>) => void;
  error?: string | undefined;
}

/** The working hours of each day of the week, Monday first. */
export function Expediente({ value, onChange, error }: Props) {
  return (
    <fieldset className={classes.expediente} aria-describedby={error && 'expediente-erro'}>
      <legend>Horário de trabalho</legend>
      <ul className={LISTA_DE_DIAS}>
        {DIAS.map(([dia, nome]) => (
          <TurnosDoDia
            key={dia}
            nome={nome}
            palavra="turno"
            vazio="Fechado"
            maximo={MAXIMO_DE_TURNOS}
            turnos={value[dia]}
            aoMudar={(turnos) => onChange({ ...value, [dia]: turnos })}
          />
        ))}
      </ul>
      {error && (
        <p id="expediente-erro" className={frases.erro}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
