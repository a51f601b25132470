import { Autocomplete } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useRef, useState } from 'react';
import classes from './campos.module.css';
import { lerHora, opcaoMaisProxima } from './hora-digitada.ts';
import { useListaAbaixo } from './use-lista-abaixo.ts';

interface Props {
  label: string;
  /** `HH:MM`, blank while what is typed is no hour. */
  value: string;
  onChange: (hora: string) => void;
  opcoes: readonly string[];
  /** What an option says, when it is more than its hour. */
  rotuloDaOpcao?: ((hora: string) => string) | undefined;
  obrigatorio?: boolean;
  /** Said below the field. */
  description?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  'data-path'?: string;
}

/** An hour, typed as people write it ('9', '930', '9h30') or chosen from those offered. */
export function CampoHora({ value, onChange, opcoes, rotuloDaOpcao, ...props }: Props) {
  const { obrigatorio = false, ...resto } = props;
  const [digitado, setDigitado] = useState<string>();
  const campo = useRef<HTMLInputElement>(null);
  const offset = useListaAbaixo(campo);
  // When the hour was changed from outside the field, what was typed in it is no longer shown.
  const vale = digitado !== undefined && (lerHora(digitado) ?? '') === value;

  const mostrarAtual = () => {
    const lista = document.getElementById(campo.current?.getAttribute('aria-controls') ?? '');
    const opcao = lista?.children[opcaoMaisProxima(opcoes, value)];
    if (!lista || !(opcao instanceof HTMLElement)) return;
    lista.scrollTop = opcao.offsetTop - (lista.clientHeight - opcao.offsetHeight) / 2;
  };

  return (
    <Autocomplete
      {...resto}
      ref={campo}
      withAsterisk={obrigatorio}
      aria-required={obrigatorio || undefined}
      placeholder="hh:mm"
      inputMode="text"
      autoComplete="off"
      data={[...opcoes]}
      // Every hour stays offered whatever is typed: the list is short, and hours outside it are
      // allowed.
      filter={({ options }) => options}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed', offset }}
      // The list itself scrolls, and is no stop of Tab's: arrows walk it from the field.
      withScrollArea={false}
      classNames={{ dropdown: classes.lista, options: classes.opcoes }}
      attributes={{ options: { tabIndex: -1 } }}
      onDropdownOpen={() => requestAnimationFrame(mostrarAtual)}
      value={vale ? digitado : value}
      onChange={(texto) => {
        setDigitado(texto);
        onChange(lerHora(texto) ?? '');
      }}
      onBlur={() => value && setDigitado(undefined)}
      onOptionSubmit={() => setDigitado(undefined)}
      renderOption={({ option }) => rotuloDaOpcao?.(option.value) ?? option.value}
    />
  );
}
