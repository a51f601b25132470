import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './campos.module.css';
import { lerDinheiro, mostrarValor } from './dinheiro.ts';

interface Props {
  label: string;
  /** Centavos; `null` while blank or not understood. */
  value: number | null;
  onChange: (centavos: number | null) => void;
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
  // Once the amount was changed from elsewhere, what was typed no longer stands for it.
  const vale = digitado !== undefined && (lerDinheiro(digitado) ?? null) === value;
  const ilegivel = vale && value === null && digitado.trim() !== '';
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
      value={vale ? digitado : value === null ? '' : mostrarValor(value)}
      error={error && ilegivel ? 'Informe um valor como 1.234,56.' : error}
      onChange={(evento) => {
        setDigitado(evento.currentTarget.value);
        onChange(lerDinheiro(evento.currentTarget.value) ?? null);
      }}
      onBlur={() => value !== null && setDigitado(undefined)}
    />
  );
}
