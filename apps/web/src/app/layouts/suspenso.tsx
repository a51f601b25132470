import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { type PointerEvent, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { FECHAR_APOS_SAIR_MS, proximoEstado } from './suspenso.estado.ts';
import classes from './suspenso.module.css';

interface Props {
  /** Accessible name of the button and its panel, where the text on the button is not enough. */
  rotulo?: string;
  botao: ReactNode;
  classeDoBotao?: string;
  /** Shown beside the button while the keyboard is on it (`useDica`). */
  dica?: string;
  /** The page that is open is one of those it leads to. */
  atual?: boolean;
  largura: number;
  lado?: 'bottom-start' | 'bottom-end' | 'right-start';
  /** Also opens when the mouse rests on it, and closes 150 ms after the mouse leaves. */
  porPassagem?: boolean;
  children: (fechar: () => void) => ReactNode;
}

/** A button of the top bar and its panel: opens on click and Enter, closes on Escape and outside. */
export function Suspenso({
  rotulo,
  botao,
  classeDoBotao,
  dica,
  atual = false,
  largura,
  lado = 'bottom-end',
  porPassagem = false,
  children,
}: Props) {
  const [estado, enviar] = useReducer(proximoEstado, 'fechado');
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  const alvo = useRef<HTMLButtonElement>(null);
  const painel = useRef<HTMLDivElement>(null);

  /**
   * Closes after a choice inside the panel. The focus goes to the button: what was chosen
   * disappears with the panel, and the focus with it.
   */
  const fechar = () => {
    if (painel.current?.contains(document.activeElement)) alvo.current?.focus();
    enviar('dispensou');
  };

  const entrou = (evento: PointerEvent) => {
    clearTimeout(espera.current);
    if (evento.pointerType === 'mouse') enviar('entrou');
  };
  const saiu = () => {
    clearTimeout(espera.current);
    espera.current = setTimeout(() => enviar('saiu'), FECHAR_APOS_SAIR_MS);
  };
  const passagem = porPassagem ? { onPointerEnter: entrou, onPointerLeave: saiu } : {};

  useEffect(() => () => clearTimeout(espera.current), []);
  // Escape is heard on the document: a panel that hover opened has no focus inside, and when
  // something inside breaks the focus is lost (WCAG 1.4.13).
  useEffect(() => {
    if (estado === 'fechado') return;
    const aoTeclar = (evento: KeyboardEvent) => {
      const dentro = painel.current?.contains(document.activeElement);
      if (evento.key === 'Escape' && !dentro) enviar('dispensou');
    };
    document.addEventListener('keydown', aoTeclar);
    return () => document.removeEventListener('keydown', aoTeclar);
  }, [estado]);

  return (
    <Popover
      opened={estado !== 'fechado'}
      onChange={(aberto) => !aberto && enviar('dispensou')}
      position={lado}
      width={largura}
      offset={6}
      trapFocus={estado === 'fixo'}
      returnFocus={estado === 'fixo'}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: classes.painel }}
    >
      <Popover.Target>
        <button
          ref={alvo}
          type="button"
          className={classeDoBotao}
          aria-label={rotulo}
          aria-current={atual || undefined}
          data-dica={dica}
          onClick={() => enviar('clicou')}
          {...passagem}
        >
          {botao}
        </button>
      </Popover.Target>
      <Popover.Dropdown ref={painel} {...passagem}>
        <LimiteDeErro>{children(fechar)}</LimiteDeErro>
      </Popover.Dropdown>
    </Popover>
  );
}
