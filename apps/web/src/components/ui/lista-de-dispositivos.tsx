import { Button } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { esperando } from './esperando.ts';
import classes from './lista-de-dispositivos.module.css';

const ICONES = {
  computador: IconDeviceDesktop,
  celular: IconDeviceMobile,
  tablet: IconDeviceTablet,
  outro: IconDevices,
} as const;

/** A device of somebody: one with a session, or one that is told of news. */
export interface Dispositivo {
  id: string;
  nome: string;
  tipo: keyof typeof ICONES;
  /** When and from where it was used. */
  detalhe: string;
  /** How it is, where that is told. */
  situacao?: ReactNode;
  /** The device in use. */
  atual: boolean;
}

interface Props {
  dispositivos: readonly Dispositivo[];
  /** What is done to a device, on its button. */
  verbo?: string;
  /** It is done to the device in use too; a session there is left by signing out. */
  tambemAoAtual?: boolean;
  /** It is being done to one, so to no other. */
  ocupado: boolean;
  /** Left out where they may only be read. */
  aoEncerrar?: ((dispositivo: Dispositivo) => void) | undefined;
}

/** Devices, each with the way to end what it has, where that may be done. */
export function ListaDeDispositivos({
  dispositivos,
  verbo = 'Encerrar',
  tambemAoAtual = false,
  ocupado,
  aoEncerrar,
}: Props) {
  return (
    <ul className={classes.lista}>
      {dispositivos.map((dispositivo) => {
        const Icone = ICONES[dispositivo.tipo];
        return (
          <li key={dispositivo.id} className={classes.item}>
            <Icone size={24} stroke={1.5} aria-hidden />
            <div className={classes.texto}>
              <div className={classes.nome}>
                <strong>{dispositivo.nome}</strong>
                {dispositivo.atual && <span className={classes.atual}>Este dispositivo</span>}
                {dispositivo.situacao}
              </div>
              <p>{dispositivo.detalhe}</p>
            </div>
            {(!dispositivo.atual || tambemAoAtual) && aoEncerrar && (
              <Button
                variant="default"
                size="compact-md"
                aria-label={`${verbo}: ${dispositivo.nome}`}
                {...esperando(ocupado, () => aoEncerrar(dispositivo))}
              >
                {verbo}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
