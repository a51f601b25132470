import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialogo.module.css';
import { BOTAO_DE_FECHAR, deterSegundoClique, esperarPrimeiroCampo } from './foco-dos-dialogos.ts';
import { useEscape } from './use-escape.ts';

interface Props {
  titulo: string;
  /** What closing means, when it is more than closing. */
  rotuloDeFechar?: string;
  /** How wide it may be; a question is narrow. */
  tamanho?: 'md' | 'lg' | 'xl';
  /** Shows what is shown only once: it is left by its own button, not by a stray Escape. */
  deUmaVez?: boolean;
  aoFechar: () => void;
  children: ReactNode;
}

/** It ends without a transform, within which a calendar or list could not stand out of the dialog. */
const CHEGADA = {
  in: { opacity: 1 },
  out: { opacity: 0, transform: 'scale(0.97) translateY(8px)' },
  transitionProperty: 'transform, opacity',
};

/** A dialog to decide something, in the product's look. */
export function Dialogo({
  titulo,
  rotuloDeFechar = 'Fechar',
  tamanho = 'md',
  deUmaVez = false,
  aoFechar,
  children,
}: Props) {
  // Drawn only while it is wanted, so it gives the focus back itself.
  const [antes] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (antes instanceof HTMLElement && antes.isConnected) antes.focus({ preventScroll: true });
    },
    [antes],
  );
  const [conteudo, setConteudo] = useState<HTMLDivElement | null>(null);
  useEffect(() => (conteudo ? esperarPrimeiroCampo(conteudo) : undefined), [conteudo]);
  useEscape(() => conteudo, !deUmaVez, aoFechar);

  return (
    <Modal.Root
      opened
      size={tamanho}
      returnFocus={false}
      onClose={aoFechar}
      closeOnEscape={false}
      closeOnClickOutside={!deUmaVez}
      transitionProps={{ duration: 140, transition: CHEGADA }}
      centered
    >
      <Modal.Overlay backgroundOpacity={0.5} onClickCapture={deterSegundoClique} />
      {/* `className` would go to the whole screen's layer as well. */}
      <Modal.Content ref={setConteudo} classNames={{ content: classes.conteudo }}>
        {/* The page has its banner already. */}
        <Modal.Header role="none" className={classes.topo}>
          <Modal.Title className={classes.titulo}>{titulo}</Modal.Title>
          {!deUmaVez && <Modal.CloseButton aria-label={rotuloDeFechar} {...BOTAO_DE_FECHAR} />}
        </Modal.Header>
        <Modal.Body className={classes.corpo}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
