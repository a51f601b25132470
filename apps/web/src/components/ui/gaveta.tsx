import { Box, CloseButton, Transition, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Passo } from '../formulario/saida.ts';
import { BOTAO_DE_FECHAR, deterProximoDuplo, TITULO_DA_GAVETA } from './foco-dos-dialogos.ts';
import classes from './gaveta.module.css';
import { PassosDaGaveta, passoDaTecla } from './passos-da-gaveta.tsx';
import { SaidaProvider } from './saida-da-gaveta.ts';
import { useAcimaDoTeclado } from './use-acima-do-teclado.ts';
import { useEscape } from './use-escape.ts';
import { useFocoDaGaveta } from './use-foco-da-gaveta.ts';
import { LUGAR_DA_GAVETA, useLugarDaGaveta } from './use-lugar-da-gaveta.ts';
import type { Vizinhos } from './vizinhos.ts';
import { VoltaProvider } from './volta.ts';

interface Props {
  aberta: boolean;
  /** What it shows: the record's name. */
  titulo: string;
  /** What kind of record it is, which only screen readers say before its name. */
  tipo?: string | false;
  /** The state of the record, under its name. */
  situacao?: ReactNode;
  /** What it shows, as a key: where another takes its place, the focus comes along. */
  chave?: string | number | null;
  /** The ways to what stands before and after, in the list behind. */
  vizinhos?: Vizinhos | undefined;
  /** Which steps leave what it shows; any that changes the address, unless told otherwise. */
  sai?: Passo | null;
  /** Label of the button that leads back from a record that is not found. */
  volta?: string;
  /** As wide as the screen, and then over everything else. */
  inteira: boolean;
  aoFechar: () => void;
  children: ReactNode;
}

/** It must not end in a `transform`: what is fixed inside would be placed, and cut off, within it. */
const CHEGADA = {
  in: { opacity: 1 },
  out: { opacity: 0, transform: 'translateX(24px)' },
  transitionProperty: 'transform, opacity',
};

/**
 * The panel beside the work, for details and editing: what lies behind it stays in use, and makes room
 * where the window is wide enough. On a phone it lies over everything. Whoever uses it keeps what it
 * shows in the address, and goes on rendering the same while it slides out.
 */
export function Gaveta(props: Props) {
  const { aberta, titulo, tipo, situacao, chave = null, vizinhos, sai = null, inteira } = props;
  const { volta: rotulo = 'Voltar à lista', aoFechar, children } = props;
  // Its place in the layout is there only once the page is drawn.
  const [lugar, setLugar] = useState<Element | null>(null);
  useEffect(() => setLugar(document.getElementById(LUGAR_DA_GAVETA) ?? document.body), []);
  const [painel, setPainel] = useState<HTMLElement | null>(null);
  const idDoTitulo = useId();

  useLugarDaGaveta(aberta);
  useFocoDaGaveta(painel, { aberta, chave, inteira });
  useEscape(() => painel, aberta, aoFechar);
  useAcimaDoTeclado(painel, aberta);

  if (lugar === null) return null;
  const papel = inteira
    ? ({ role: 'dialog', 'aria-modal': true } as const)
    : ({ role: 'complementary' } as const);
  return createPortal(
    <Transition mounted={aberta} transition={CHEGADA} duration={160} timingFunction="ease-out">
      {(estilo) => (
        <Box
          component="section"
          {...papel}
          ref={setPainel}
          aria-labelledby={idDoTitulo}
          data-gaveta
          className={`superficie-cartao ${classes.conteudo}`}
          style={estilo}
          onKeyDown={(evento) => passoDaTecla(evento, vizinhos)}
        >
          <div className={classes.topo}>
            <div className={classes.nome}>
              <h2 id={idDoTitulo} className={classes.titulo} {...TITULO_DA_GAVETA}>
                {tipo && <VisuallyHidden>{tipo} </VisuallyHidden>}
                {titulo}
              </h2>
              {situacao}
            </div>
            <PassosDaGaveta vizinhos={vizinhos} />
            <CloseButton
              aria-label="Fechar"
              onClick={() => {
                deterProximoDuplo();
                aoFechar();
              }}
              {...BOTAO_DE_FECHAR}
            />
          </div>
          <div className={classes.corpo}>
            <SaidaProvider value={sai}>
              <VoltaProvider value={{ rotulo, voltar: aoFechar }}>{children}</VoltaProvider>
            </SaidaProvider>
          </div>
        </Box>
      )}
    </Transition>,
    lugar,
  );
}
