import { Button, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { somarDias } from '../calendario/dias.ts';
import { MiniMes } from '../calendario/mini-mes.tsx';
import classes from './campos.module.css';
import { lerData, mostrarData, problemaDaData } from './data-digitada.ts';
import { depoisDoToque } from './depois-do-toque.ts';

interface Props {
  label?: string;
  /** What may be entered, under the field. */
  description?: string;
  /** `AAAA-MM-DD`, blank while what is typed is no date. */
  value: string;
  onChange: (data: string) => void;
  /** Today where the firm is, `AAAA-MM-DD`: completes '18/11' and stands behind the shortcuts. */
  hoje: string;
  obrigatorio?: boolean;
  error?: string | undefined;
  disabled?: boolean;
  'data-path'?: string;
  /** Takes the focus when its drawer opens. */
  'data-autofocus'?: boolean;
}

/** A day, typed as people write it or chosen from a month. */
export function CampoData({ value, onChange, hoje, error, obrigatorio = false, ...resto }: Props) {
  const { label = 'Data', disabled = false } = resto;
  const [digitado, setDigitado] = useState<string>();
  const [aberto, setAberto] = useState(false);
  // When the date was changed from outside the field, what was typed in it is no longer shown.
  const vale = digitado !== undefined && (lerData(digitado, hoje) ?? '') === value;
  // The form holds an unreadable date as blank, which means no date. So the field says it, and the
  // form is not sent.
  const ilegivel = vale && value === '' && digitado.trim() !== '';
  const [conferido, setConferido] = useState(false);
  const problema = ilegivel && (conferido || error) ? problemaDaData(digitado, hoje) : error;
  const escolher = (data: string) => {
    setAberto(false);
    setDigitado(undefined);
    onChange(data);
  };
  return (
    <TextInput
      {...resto}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
      withAsterisk={obrigatorio}
      aria-required={obrigatorio || undefined}
      value={vale ? digitado : value && mostrarData(value)}
      error={problema}
      data-ilegivel={ilegivel || undefined}
      onChange={(evento) => {
        setConferido(false);
        setDigitado(evento.currentTarget.value);
        onChange(lerData(evento.currentTarget.value, hoje) ?? '');
      }}
      onKeyDown={({ key }) => key === 'Enter' && setConferido(true)}
      onBlur={() => {
        depoisDoToque(() => setConferido(true));
        if (value) setDigitado(undefined);
      }}
      rightSection={
        <Popover
          opened={aberto}
          onChange={setAberto}
          position="bottom-end"
          withinPortal={false}
          floatingStrategy="fixed"
          // Where there is no room above or below, the calendar may cover the field.
          middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
          // Closed with the key, not after a fade: the next Escape has to reach the dialog.
          transitionProps={{ exitDuration: 1 }}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <button
              type="button"
              className={classes.icone}
              aria-label="Escolher no calendário"
              aria-expanded={aberto}
              disabled={disabled}
              onClick={() => setAberto(!aberto)}
              onKeyDown={({ key }) => key === 'Escape' && setAberto(false)}
            >
              <IconCalendar size={18} stroke={1.7} aria-hidden />
            </button>
          </Popover.Target>
          <Popover.Dropdown aria-label="Escolher data">
            <MiniMes {...(value && { valor: value })} hoje={hoje} aoEscolher={escolher} />
            <div className={classes.atalhos}>
              <Button variant="default" size="compact-sm" onClick={() => escolher(hoje)}>
                Hoje
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => escolher(somarDias(hoje, 1))}
              >
                Amanhã
              </Button>
            </div>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
