import { Button, type ButtonProps, createPolymorphicComponent } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { type PedidoDePermissao, Permitido } from './permissoes.tsx';

type Props = ButtonProps & {
  /** What is asked of the session: `{ permissao }`, `{ modulo, acao }`, `{ todas }` or `{ alguma }`. */
  pede: PedidoDePermissao;
  /** Drawn in its place for whoever lacks the permission. */
  fallback?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * The gated button (specification part 2 §2): absent for whoever may not do what it does, so that
 * no call is issued which the permissions deny.
 */
export const BotaoPermitido = createPolymorphicComponent<'button', Props>(
  ({ pede, fallback, ...botao }: Props) => (
    <Permitido {...pede} fallback={fallback}>
      <Button {...botao} />
    </Permitido>
  ),
);
