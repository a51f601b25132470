import { Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { MiniMes } from '../../../components/calendario/mini-mes.tsx';
import { dataInexistente, lerData, mostrarData } from '../horario.ts';
import { useHoje } from '../use-hoje.ts';
import classes from './formulario-de-agendamento.module.css';

interface Props {
  /** `AAAA-MM-DD`, blank while what is typed is no date. */
  value: string;
  onChange: (data: string) => void;
  error?: string | undefined;
  'data-path'?: string;
}

/** A day, typed as people write it or chosen from a month. */
export function CampoData({ value, onChange, error, ...resto }: Props) {
  const hoje = useHoje();
  const [digitado, setDigitado] = useState<string>();
  const [aberto, setAberto] = useState(false);
  // Once the day was changed from elsewhere, what was typed no longer stands for it.
  const vale = digitado !== undefined && (lerData(digitado, hoje) ?? '') === value;
  const inexistente = vale && dataInexistente(digitado, hoje);
  return (
    <TextInput
      {...resto}
      label="Data"
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
      withAsterisk
      aria-required
      value={vale ? digitado : value && mostrarData(value)}
      error={error && inexistente ? `${inexistente} não existe.` : error}
      onChange={(evento) => {
        setDigitado(evento.currentTarget.value);
        onChange(lerData(evento.currentTarget.value, hoje) ?? '');
      }}
      onBlur={() => value && setDigitado(undefined)}
      rightSection={
        <Popover
          opened={aberto}
          onChange={setAberto}
          position="bottom-end"
          withinPortal={false}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <button
              type="button"
              className={classes.icone}
              aria-label="Escolher no calendário"
              aria-expanded={aberto}
              onClick={() => setAberto(!aberto)}
            >
              <IconCalendar size={18} stroke={1.7} aria-hidden />
            </button>
          </Popover.Target>
          <Popover.Dropdown aria-label="Escolher data">
            <MiniMes
              {...(value && { valor: value })}
              hoje={hoje}
              aoEscolher={(data) => {
                setAberto(false);
                setDigitado(undefined);
                onChange(data);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
