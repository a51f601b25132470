import type { CampoDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which property of an appointment is edited where it stands: one at a time. */
export interface Propriedades {
  readonly aberta: CampoDoAgendamento | null;
  readonly abrir: (chave: CampoDoAgendamento) => void;
  /** @param comFoco whether the focus goes back to the way to the property. */
  readonly sair: (comFoco: boolean) => void;
}

/** @param raiz what holds the ways to the properties, each marked with `data-propriedade`. */
export function usePropriedades(raiz: RefObject<HTMLElement | null>): Propriedades {
  const [aberta, setAberta] = useState<CampoDoAgendamento | null>(null);
  const volta = useRef<CampoDoAgendamento>(undefined);
  useEffect(() => {
    if (aberta !== null || !volta.current) return;
    raiz.current?.querySelector<HTMLElement>(`[data-propriedade="${volta.current}"]`)?.focus();
    volta.current = undefined;
  }, [aberta, raiz]);
  return {
    aberta,
    abrir: setAberta,
    sair: (comFoco) => {
      volta.current = comFoco && aberta !== null ? aberta : undefined;
      setAberta(null);
    },
  };
}
