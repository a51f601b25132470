import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/ModalBase.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BOTAO_DE_FECHAR, deterSegundoClique, TITULO_DA_GAVETA } from './foco-dos-dialogos.ts';
import classes from './gaveta.module.css';
import { useAcimaDoTeclado } from './use-acima-do-teclado.ts';
import { useEscape } from './use-escape.ts';
import { VoltaProvider } from './volta.ts';

interface Props {
  aberta: boolean;
  titulo: string;
  /** Label of the button that leads back from a record that is not found. */
  volta?: string;
  /** As wide as the screen. */
  inteira: boolean;
  aoFechar: () => void;
  children: ReactNode;
}

/**
 * The drawer at the right, for details and editing. Whoever uses it keeps what it shows in the
 * address, and goes on rendering the same while it slides out.
 */
export function Gaveta(props: Props) {
  const { aberta, titulo, volta: rotulo = 'Voltar à lista', inteira, aoFechar, children } = props;
  // Open from the start, it is first drawn closed: only then does it slide in.
  const [montada, setMontada] = useState(false);
  useEffect(() => setMontada(true), []);

  // The focus goes back to where it was before the page learns of its new address: a page without
  // focus would take it to its heading.
  const antes = useRef<Element>(null);
  useLayoutEffect(() => {
    if (aberta) antes.current = document.activeElement;
    else if (antes.current instanceof HTMLElement && antes.current.isConnected) {
      antes.current.focus({ preventScroll: true });
    }
  }, [aberta]);

  const conteudo = useRef<HTMLDivElement>(null);
  useEscape(() => conteudo.current, aberta, aoFechar);
  useAcimaDoTeclado(conteudo, aberta);

  return (
    <Drawer.Root
      opened={aberta && montada}
      onClose={aoFechar}
      closeOnEscape={false}
      returnFocus={false}
      position="right"
      size={inteira ? '100%' : 'var(--largura-da-gaveta)'}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={0.4} onClickCapture={deterSegundoClique} />
      {/* `className` would also go to the layer that covers the screen. */}
      <Drawer.Content ref={conteudo} classNames={{ content: classes.conteudo }} data-gaveta>
        {/* `header` would be a second banner beside the page's. */}
        <Drawer.Header role="none" className={classes.topo}>
          <Drawer.Title className={classes.titulo} {...TITULO_DA_GAVETA}>
            {titulo}
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Fechar" {...BOTAO_DE_FECHAR} />
        </Drawer.Header>
        <Drawer.Body className={classes.corpo}>
          <VoltaProvider value={{ rotulo, voltar: aoFechar }}>{children}</VoltaProvider>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
