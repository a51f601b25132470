import type { SessaoAberta } from '@dominio/contrato/sessoes-abertas';
import Bowser from 'bowser';

type Dispositivo = Pick<SessaoAberta, 'dispositivo' | 'tipo'>;

const NAVEGADOR: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};
const TIPO: Readonly<Record<string, Dispositivo['tipo']>> = {
  desktop: 'computador',
  mobile: 'celular',
  tablet: 'tablet',
};

/** The name people give a device by its user agent: `Chrome no Windows`, `Safari no iPhone`. */
export function lerDispositivo(agente: string | null): Dispositivo {
  const { browser, os, platform } = Bowser.parse(agente || 'desconhecido');
  const navegador = browser.name && (NAVEGADOR[browser.name] ?? browser.name);
  const onde = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  const tipo = TIPO[platform.type ?? ''] ?? 'outro';
  if (navegador && onde) return { dispositivo: `${navegador} no ${onde}`, tipo };
  return { dispositivo: navegador || onde || 'Dispositivo desconhecido', tipo };
}
