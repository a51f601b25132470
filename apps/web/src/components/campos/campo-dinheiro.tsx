import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './campos.module.css';
import { depoisDoToque } from './depois-do-toque.ts';
import { mostrarValor } from './dinheiro.ts';
import { problemaDoDinheiro, valorDigitado } from './dinheiro-digitado.ts';

interface Props {
  label: string;
  /** Centavos, `null` while blank; what cannot be read is held as it was typed, for the form to refuse. */
  value: number | string | null;
  onChange: (valor: number | string | null) => void;
  obrigatorio?: boolean;
  description?: string;
  error?: string | undefined;
  disabled?: boolean;
  'data-path'?: string;
  /** Takes the focus when its drawer opens. */
  'data-autofocus'?: boolean;
}

/** An amount in reais, typed or pasted as people write it, held as an integer of centavos. */
export function CampoDinheiro({ value, onChange, obrigatorio = false, error, ...resto }: Props) {
  const [digitado, setDigitado] = useState<string>();
  // When the amount was changed from outside the field, what was typed in it is no longer shown.
  const vale = digitado !== undefined && valorDigitado(digitado) === value;
  const ilegivel = typeof value === 'string';
  // An unreadable amount that came with a draft, or with a step gone back to, was complained of
  // before, so it is at once again.
  const [conferido, setConferido] = useState(ilegivel);
  const mostrado = ilegivel ? value : value === null ? '' : mostrarValor(value);
  return (
    <TextInput
      {...resto}
      placeholder="0,00"
      inputMode="decimal"
      autoComplete="off"
      withAsterisk={obrigatorio}
      aria-required={obrigatorio || undefined}
      leftSection={<span aria-hidden>R$</span>}
      classNames={{ input: classes.valor }}
      value={vale ? digitado : mostrado}
      error={ilegivel && (conferido || error) ? problemaDoDinheiro(value) : error}
      onChange={(evento) => {
        setConferido(false);
        setDigitado(evento.currentTarget.value);
        onChange(valorDigitado(evento.currentTarget.value));
      }}
      onBlur={() => {
        depoisDoToque(() => setConferido(true));
        if (value !== null) setDigitado(undefined);
      }}
    />
  );
}
