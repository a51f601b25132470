import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { type KeyboardEvent, useState } from 'react';
import classes from './campo-de-senha.module.css';

type Props = Pick<
  PasswordInputProps,
  'label' | 'name' | 'autoComplete' | 'value' | 'onChange' | 'error' | 'disabled' | 'ref'
>;

/** Password with show and hide, and a hint while Caps Lock is on. */
export function CampoDeSenha(props: Props) {
  const [visivel, definirVisivel] = useState(false);
  const [maiusculas, definirMaiusculas] = useState(false);
  const observar = (evento: KeyboardEvent) =>
    definirMaiusculas(evento.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        {...props}
        aria-invalid={props.error ? true : undefined}
        classNames={{ input: classes.campo, innerInput: classes.entrada }}
        visible={visivel}
        onVisibilityChange={definirVisivel}
        onKeyDown={observar}
        onKeyUp={observar}
        onBlur={() => definirMaiusculas(false)}
        visibilityToggleButtonProps={{
          'aria-label': visivel ? 'Ocultar senha' : 'Mostrar senha',
          tabIndex: 0,
        }}
      />
      <p className={classes.dica} role="status">
        {maiusculas ? 'Caps Lock está ativado.' : ''}
      </p>
    </div>
  );
}
