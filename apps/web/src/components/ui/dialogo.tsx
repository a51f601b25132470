import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import { type ReactNode, useEffect, useState } from 'react';
import { AcoesProvider } from './acoes-da-gaveta.ts';
import classes from './dialogo.module.css';
import { BOTAO_DE_FECHAR, deterSegundoClique, esperarPrimeiroCampo } from './foco-dos-dialogos.ts';
import { useEscape } from './use-escape.ts';

interface Props {
  titulo: string;
  /** What closing means, when it is more than closing. */
  rotuloDeFechar?: string;
  /** How wide it may be; a question is narrow. */
  tamanho?: 'md' | 'lg' | 'xl';
  /**
   * For what is shown only once: neither Escape nor a click beside it closes the dialog, only its
   * own button.
   */
  deUmaVez?: boolean;
  aoFechar: () => void;
  children: ReactNode;
}

/**
 * It must not end in a `transform`: a calendar or list inside would be placed, and cut off, within
 * the dialog.
 */
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
  // The dialog is mounted only while it is open, so it remembers itself where the focus was.
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
      {/* `className` would also go to the layer that covers the screen. */}
      <Modal.Content ref={setConteudo} classNames={{ content: classes.conteudo }}>
        {/* `header` would be a second banner beside the page's. */}
        <Modal.Header role="none" className={classes.topo}>
          <Modal.Title className={classes.titulo}>{titulo}</Modal.Title>
          {!deUmaVez && <Modal.CloseButton aria-label={rotuloDeFechar} {...BOTAO_DE_FECHAR} />}
        </Modal.Header>
        <Modal.Body className={classes.corpo}>
          <AcoesProvider value={null}>{children}</AcoesProvider>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
