import { Button } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
} from '@tabler/icons-react';
import { esperando } from './esperando.ts';
import classes from './lista-de-dispositivos.module.css';

const ICONES = {
  computador: IconDeviceDesktop,
  celular: IconDeviceMobile,
  tablet: IconDeviceTablet,
  outro: IconDevices,
} as const;

/** A device on which somebody is signed in. */
export interface Dispositivo {
  id: string;
  nome: string;
  tipo: keyof typeof ICONES;
  /** When and from where it was used. */
  detalhe: string;
  /** The device in use, which is left by signing out. */
  atual: boolean;
}

interface Props {
  dispositivos: readonly Dispositivo[];
  /** A session is being ended, so no other can be. */
  ocupado: boolean;
  /** Left out where they may only be read. */
  aoEncerrar?: ((dispositivo: Dispositivo) => void) | undefined;
}

/** Devices, each with the way to end its session where that may be done. */
export function ListaDeDispositivos({ dispositivos, ocupado, aoEncerrar }: Props) {
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
              </div>
              <p>{dispositivo.detalhe}</p>
            </div>
            {!dispositivo.atual && aoEncerrar && (
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Encerrar: ${dispositivo.nome}`}
                {...esperando(ocupado, () => aoEncerrar(dispositivo))}
              >
                Encerrar
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
