import { Button, type ButtonProps, createPolymorphicComponent } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { type PedidoDePermissao, Permitido } from './permissoes.tsx';

type Props = ButtonProps & {
  /** What is asked of the session: `{ permissao }`, `{ modulo, acao }`, `{ todas }` or `{ alguma }`. */
  pede: PedidoDePermissao;
  /** In its place for who may not. */
  fallback?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * The gated button (specification part 2 §2): not there for who may not do what it does, so that no
 * call is issued which the permissions deny.
 */
export const BotaoPermitido = createPolymorphicComponent<'button', Props>(
  ({ pede, fallback, ...botao }: Props) => (
    <Permitido {...pede} fallback={fallback}>
      <Button {...botao} />
    </Permitido>
  ),
);
