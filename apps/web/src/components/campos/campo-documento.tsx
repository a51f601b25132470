import { TextInput } from '@mantine/core';
import { useState } from 'react';

/** How a number of the tax office is written; who uses the field brings the rules. */
export interface RegraDoDocumento {
  /** 'CNPJ' */
  readonly nome: string;
  /** Characters without the mask. */
  readonly tamanho: number;
  /** Letters and digits alone, as they are kept. */
  readonly limpar: (texto: string) => string;
  /** With the mask, as people read it; an incomplete number comes back as it was. */
  readonly mascarar: (limpo: string) => string;
  readonly exemplo: string;
  readonly soDigitos: boolean;
}

interface Props {
  regra: RegraDoDocumento;
  label?: string;
  description?: string;
  /** Without the mask. */
  value: string;
  onChange: (limpo: string) => void;
  /** Called when the field is left. */
  aoDeixar?: () => void;
  obrigatorio?: boolean;
  error?: string | undefined;
  disabled?: boolean;
  'data-path'?: string;
  'data-autofocus'?: boolean | undefined;
}

/** A CPF or CNPJ, typed or pasted with or without its mask, held without it. */
export function CampoDocumento(props: Props) {
  const { regra, value, onChange, aoDeixar, obrigatorio = false, ...resto } = props;
  const [digitado, setDigitado] = useState<string>();
  // When the number was changed from outside the field, what was typed in it is no longer shown.
  const vale = digitado !== undefined && regra.limpar(digitado) === value;
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...resto}
      label={resto.label ?? regra.nome}
      placeholder={regra.exemplo}
      inputMode={regra.soDigitos ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      withAsterisk={obrigatorio}
      aria-required={obrigatorio || undefined}
      value={vale ? digitado : regra.mascarar(value)}
      onChange={(evento) => {
        const texto = evento.currentTarget.value;
        const limpo = regra.limpar(texto);
        // A complete number is shown with its mask. A longer one stays as typed, and the form
        // refuses it.
        setDigitado(limpo.length === regra.tamanho ? regra.mascarar(limpo) : texto);
        onChange(limpo);
      }}
      onBlur={() => {
        setDigitado(undefined);
        aoDeixar?.();
      }}
    />
  );
}
