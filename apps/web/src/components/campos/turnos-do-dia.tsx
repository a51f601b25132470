import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { CampoHora } from './campo-hora.tsx';
import { proximoTurno, type Turno } from './turnos.ts';
import classes from './turnos-do-dia.module.css';

/** Hours that the lists offer: every half hour from early morning to late evening. */
const HORAS = Array.from({ length: 35 }, (_, i) => {
  const minutos = 6 * 60 + i * 30;
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${minutos % 60 === 0 ? '00' : '30'}`;
});

interface Props {
  nome: string;
  turnos: readonly Turno[];
  aoMudar: (turnos: Turno[]) => void;
  /** What one interval is called: 'turno'. */
  palavra: string;
  /** Said of a day without any. */
  vazio: string;
  /** Most intervals of a day; the contract refuses more. */
  maximo: number;
  error?: string | undefined;
  'data-path'?: string;
}

/** The intervals of one day of the week: a row of a list in `classes.dias`. */
export function TurnosDoDia(props: Props) {
  const { nome, turnos, aoMudar, palavra, vazio, maximo, error } = props;
  const trocar = (i: number, turno: Turno) =>
    aoMudar(turnos.map((antes, outro) => (outro === i ? turno : antes)));
  return (
    <li className={classes.dia}>
      <span className={classes.nomeDoDia}>{nome}</span>
      <div className={classes.turnos}>
        {turnos.length === 0 && <span className={classes.vazio}>{vazio}</span>}
        {turnos.map(([inicio, fim], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no id but their position
          <div key={i} className={classes.turno}>
            <CampoHora
              label={`${nome}, início do ${i + 1}º ${palavra}`}
              value={inicio}
              onChange={(hora) => trocar(i, [hora, fim])}
              opcoes={HORAS}
              {...(i === 0 && props['data-path'] && { 'data-path': props['data-path'] })}
            />
            <span aria-hidden>às</span>
            <CampoHora
              label={`${nome}, fim do ${i + 1}º ${palavra}`}
              value={fim}
              onChange={(hora) => trocar(i, [inicio, hora])}
              opcoes={HORAS}
            />
            <ActionIcon
              variant="default"
              aria-label={`Remover o ${i + 1}º ${palavra} de ${nome}`}
              onClick={() => aoMudar(turnos.filter((_, outro) => outro !== i))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {turnos.length < maximo && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={`Adicionar ${palavra} em ${nome}`}
            onClick={() => aoMudar([...turnos, proximoTurno(turnos)])}
          >
            {palavra.charAt(0).toUpperCase() + palavra.slice(1)}
          </Button>
        )}
        {error && (
          <p className={classes.erro} role="alert">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}

/** The frame of the days. */
export const LISTA_DE_DIAS = classes.dias;
