import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { CampoHora } from '../../../components/campos/campo-hora.tsx';
import frases from '../../../components/ui/frases.module.css';
import { DIAS, type Dia, proximoTurno, type Turno } from '../escritorio.formulario.ts';
import classes from './configuracoes.module.css';

/** Hours that the lists offer: every half hour from early morning to late evening. */
const HORAS = Array.from({ length: 35 }, (_, i) => {
  const minutos = 6 * 60 + i * 30;
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${minutos % 60 === 0 ? '00' : '30'}`;
});

/** Most intervals of a day; the contract refuses more. */
const MAXIMO_DE_TURNOS = 4;

interface PropsDoDia {
  nome: string;
  turnos: readonly Turno[];
  aoMudar: (turnos: Turno[]) => void;
}

function DiaDoExpediente({ nome, turnos, aoMudar }: PropsDoDia) {
  const trocar = (i: number, turno: Turno) =>
    aoMudar(turnos.map((antes, outro) => (outro === i ? turno : antes)));
  return (
    <li className={classes.dia}>
      <span className={classes.nomeDoDia}>{nome}</span>
      <div className={classes.turnos}>
        {turnos.length === 0 && <span className={classes.fechado}>Fechado</span>}
        {turnos.map(([inicio, fim], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no id but their position
          <div key={i} className={classes.turno}>
            <CampoHora
              label={`${nome}, início do ${i + 1}º turno`}
              value={inicio}
              onChange={(hora) => trocar(i, [hora, fim])}
              opcoes={HORAS}
            />
            <span aria-hidden>às</span>
            <CampoHora
              label={`${nome}, fim do ${i + 1}º turno`}
              value={fim}
              onChange={(hora) => trocar(i, [inicio, hora])}
              opcoes={HORAS}
            />
            <ActionIcon
              variant="default"
              aria-label={`Remover o ${i + 1}º turno de ${nome}`}
              onClick={() => aoMudar(turnos.filter((_, outro) => outro !== i))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {turnos.length < MAXIMO_DE_TURNOS && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={`Adicionar turno em ${nome}`}
            onClick={() => aoMudar([...turnos, proximoTurno(turnos)])}
          >
            Turno
          </Button>
        )}
      </div>
    </li>
  );
}

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
      <ul className={classes.dias}>
        {DIAS.map(([dia, nome]) => (
          <DiaDoExpediente
            key={dia}
            nome={nome}
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
