import { Button, PasswordInput, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/PasswordInput.css';
import type { CampoDaIntegracao as Campo } from '../integracoes.campos.ts';
import classes from './configuracoes.module.css';

interface Props {
  campo: Campo;
  /** Value, error and handlers from the form (`getInputProps`). */
  entrada: {
    value?: unknown;
    error?: unknown;
    onChange?: (valor: unknown) => void;
    'data-path'?: string;
  };
  /** For a secret: whether one is stored, and whether saving will remove it. */
  definido: boolean;
  removido: boolean;
  aoRemover: (remover: boolean) => void;
  somenteLeitura: boolean;
  /** Whether the integration cannot be saved without the field. */
  obrigatorio: boolean;
}

/** Description below the input, so that the inputs of two fields side by side are in line. */
const ORDEM: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/**
 * One field of an integration. A secret can be written but is never read back: only whether one is
 * stored is shown.
 */
export function CampoDaIntegracao(props: Props) {
  const { campo, entrada, definido, removido, aoRemover, somenteLeitura, obrigatorio } = props;
  const comum = {
    ...entrada,
    value: String(entrada.value ?? ''),
    error: entrada.error as string | undefined,
    label: campo.rotulo,
    withAsterisk: obrigatorio,
    'aria-required': obrigatorio || undefined,
    inputWrapperOrder: ORDEM,
    disabled: somenteLeitura,
  };
  if (campo.tipo === 'escolha') {
    const opcoes = somenteLeitura ? { ...campo.opcoes, ...campo.doAmbiente } : campo.opcoes;
    const data = Object.entries(opcoes).map(([value, label]) => ({ value, label }));
    return <Select {...comum} data={data} allowDeselect={false} />;
  }
  if (campo.tipo !== 'segredo') {
    return (
      <TextInput
        {...comum}
        description={campo.dica}
        autoComplete="off"
        spellCheck={false}
        {...(campo.tipo === 'numero' && { inputMode: 'numeric' })}
      />
    );
  }
  const guardado = definido && !removido;
  return (
    <div className={classes.segredo}>
      <PasswordInput
        {...comum}
        description={guardado ? campo.definido : campo.ausente}
        placeholder={guardado && !somenteLeitura ? 'Digite para trocar' : undefined}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': `Mostrar ${campo.rotulo.toLowerCase()}` }}
      />
      {definido && !somenteLeitura && (
        <Button variant="default" onClick={() => aoRemover(!removido)}>
          {removido ? 'Manter' : 'Remover'}
        </Button>
      )}
    </div>
  );
}
